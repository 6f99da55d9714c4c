import { terms } from '@hefu/liuyao'
import { labelsOf } from '@hefu/liuyao/labels'
import { useId, type ReactNode } from 'react'
import { capital } from '../../../reading/liuyao/matter/capital.ts'
import { castWords } from '../../../words/cast.ts'
import { useLanguage, useWords } from '../../../words/index.ts'
import type { PanelProps } from './panel.ts'

const values = [7, 8, 9, 6] as const
const cell =
  'relative grid min-h-tap place-items-center border-l border-line px-1 text-center text-sm leading-tight text-ink-2 first:border-l-0 has-checked:bg-act has-checked:text-on-act has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-focus not-has-checked:hover:bg-press'

/** Six lines by name, from the bottom up. */
export function LinesPanel({ editing: { draft, change }, faults, goOn }: PanelProps): ReactNode {
  const say = useWords(castWords)
  return (
    <div data-field="lines" className="grid gap-6">
      <p className="text-xs text-ink-3">{say('lines.explained')}</p>
      <ol className="flex max-w-[34rem] flex-col-reverse gap-2">
        {terms.positions.map((position) => (
          <LineRow
            key={position}
            position={position}
            value={draft.lines.charAt(position - 1)}
            onChange={(value) => change(({ lines }) => ({ lines: lines.slice(0, position - 1) + String(value) + lines.slice(position) }))}
          />
        ))}
      </ol>
      {faults.lines === undefined ? null : <p className="text-xs leading-relaxed text-cinnabar">{faults.lines}</p>}
      {goOn(say('lines.make'))}
    </div>
  )
}

type RowProps = { readonly position: (typeof terms.positions)[number]; readonly value: string; readonly onChange: (value: number) => void }

function LineRow({ position, value, onChange }: RowProps): ReactNode {
  const name = useId()
  const [language] = useLanguage()
  const labels = labelsOf(language)
  return (
    <li>
      <fieldset className="grid min-w-0 grid-cols-[3.25rem_minmax(0,1fr)] items-center">
        <legend className="sr-only">{capital(labels.position[position])}</legend>
        <span className="text-xs text-ink-3" aria-hidden="true">
          {capital(labels.position[position])}
        </span>
        <div className="grid grid-cols-4 overflow-hidden rounded-control border border-line-ui bg-raised">
          {values.map((one) => (
            <label key={one} className={cell}>
              <input
                type="radio"
                name={name}
                value={one}
                checked={value === String(one)}
                onChange={() => onChange(one)}
                className="absolute inset-0 m-0 cursor-pointer opacity-0"
              />
              {labels.lineValue[one]}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  )
}
