import type { Birth } from '@hefu/births'
import { offsetText } from '@hefu/sky/labels'
import type { FilePreview } from '@hefu/wire'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../../words/index.ts'
import { peopleWords, type SayPeople } from '../../../words/people.ts'
import { pointText, whenText } from '../said.ts'
import { reasonText, warningText } from './texts.ts'

type Row = FilePreview['rows'][number]
type Props = { readonly rows: readonly Row[]; readonly taken: ReadonlySet<number>; readonly onTake: (taken: ReadonlySet<number>) => void }

/** Every row of the file: each field as it was read, what to note, and why a row cannot be kept. */
export function RowsTable({ rows, taken, onTake }: Props): ReactNode {
  const say = useWords(peopleWords)
  const able = rows.flatMap((row, at) => ('birth' in row ? [at] : []))
  const set = (at: number, wanted: boolean): void => onTake(new Set(wanted ? [...taken, at] : [...taken].filter((other) => other !== at)))
  const heads = ['take', 'line', 'name', 'when', 'place', 'zone', 'notes'] as const
  return (
    <>
      {able.length < 2 ? null : (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onTake(new Set(able))}>{say('import.all')}</Button>
          <Button onClick={() => onTake(new Set())}>{say('import.none')}</Button>
        </div>
      )}
      <section className="overflow-x-auto" tabIndex={0} aria-label={say('import.table')}>
        <table className="w-full min-w-[56rem] border-collapse text-sm">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="border-b border-line py-2 pr-3 text-left text-xs font-normal whitespace-nowrap text-ink-3">
                  {say(`import.col.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={`${row.line} ${row.text}`} className="align-top">
                <td className="border-b border-line pr-3">
                  {'birth' in row ? (
                    <label className="grid size-tap place-items-center">
                      <input
                        type="checkbox"
                        className="size-4 accent-act"
                        aria-label={say('import.take', { line: row.line })}
                        checked={taken.has(at)}
                        onChange={(event) => set(at, event.target.checked)}
                      />
                    </label>
                  ) : null}
                </td>
                <td className={`${cell} num`}>{row.line}</td>
                {'birth' in row ? (
                  <BirthCells birth={row.birth} />
                ) : (
                  <td className={`${cell} font-num text-xs text-ink-3 wrap-anywhere`} colSpan={4}>
                    {row.text}
                  </td>
                )}
                <td className={`${cell} min-w-64`}>
                  <Noted row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

const cell = 'border-b border-line py-2 pr-3'

function BirthCells({ birth }: { readonly birth: Birth }): ReactNode {
  const say = useWords(peopleWords)
  const { name, sex, calendar, place } = birth
  return (
    <>
      <th scope="row" className={`${cell} text-left font-normal wrap-anywhere`}>
        {name}
        {sex === undefined ? null : <span className="block text-xs text-ink-3">{say(`sex.${sex}`)}</span>}
      </th>
      <td className={`${cell} num`}>
        {whenText(birth, 'recorded', say)}
        {calendar === 'julian' ? <span className="block text-xs text-ink-3">{say('calendar.julian')}</span> : null}
      </td>
      <td className={`${cell} wrap-anywhere`}>
        {place.name}
        <span className="num block text-xs whitespace-nowrap text-ink-3">{pointText(place)}</span>
      </td>
      <td className={`${cell} num`}>{zoneText(birth, say)}</td>
    </>
  )
}

function zoneText({ zone, reckoning }: Birth, say: SayPeople): string {
  if (reckoning.kind === 'offset') return say('import.offset.by', { offset: offsetText(reckoning.offsetSeconds) })
  if (reckoning.kind === 'zone') return zone ?? ''
  return say(reckoning.kind === 'practice' ? `reckoning.${reckoning.practice}` : `reckoning.${reckoning.kind}`)
}

function Noted({ row }: { readonly row: Row }): ReactNode {
  const say = useWords(peopleWords)
  const reasons = 'faults' in row ? row.faults.map((fault) => reasonText(fault, say)) : []
  const known = row.known === undefined ? [] : [say('import.known')]
  return (
    <ul className="grid gap-1 leading-relaxed wrap-anywhere">
      {reasons.map((text) => (
        <li key={text} className="text-cinnabar">
          {text}
        </li>
      ))}
      {[...known, ...row.warnings.map((warning) => warningText(warning, say))].map((text) => (
        <li key={text} className="text-ink-2">
          {text}
        </li>
      ))}
    </ul>
  )
}
