import { judgementLabels } from '@hefu/liuyao/labels'
import type { Receipt, SessionWhole, WrittenBy } from '@hefu/wire'
import type { ReactNode } from 'react'
import { fullWhen } from '../app/when.ts'
import { Button } from '../ui/button.tsx'
import { useLanguage, useWords } from '../words/index.ts'
import { Recheck } from './recheck.tsx'
import { rowsOf } from './rows.ts'
import { tallyOf } from './tally.ts'
import { TallyView } from './tally-view.tsx'
import { receiptWords } from './words.ts'

type Props = { readonly whole: SessionWhole; readonly turn: string; readonly receipt: Receipt }

/** The tally, what happened, and the receipt as it is stored. */
export function ReceiptBody({ whole, turn, receipt }: Props): ReactNode {
  const say = useWords(receiptWords)
  const [language] = useLanguage()
  const kept = whole.reading
  const { sign_level: level = null, divination_derived: derived = null } = kept?.turn === turn ? kept.reading : {}
  const passages = passagesOf(whole, turn)
  const rows = rowsOf(receipt, writerOf(whole, turn), say)
  return (
    <>
      {kept === undefined || passages.length === 0 ? null : (
        <TallyView tally={tallyOf(passages, kept.facts)} written={kept.language} level={level === null ? undefined : judgementLabels[language].level[level]} />
      )}
      <table className="receipt-rows">
        <caption className="sr-only">{say('caption')}</caption>
        <tbody>
          {rows.map(({ head, lines }) => (
            <RowView key={head} head={head} lines={lines} />
          ))}
          {kept === undefined || derived === null ? null : (
            <RowView head={say('row.seal')} lines={[say('seal', { time: fullWhen(kept.at, language), hash: derived.hash })]} />
          )}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => save(receipt, turn)}>{say('export')}</Button>
        {derived === null ? null : <Recheck whole={whole} derived={derived} />}
      </div>
      <details>
        <summary>{say('json')}</summary>
        <pre className="rounded-slip bg-sunken p-4 font-num text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap">
          {JSON.stringify(receipt, undefined, 2)}
        </pre>
      </details>
    </>
  )
}

function RowView({ head, lines }: { readonly head: string; readonly lines: readonly string[] }): ReactNode {
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </td>
    </tr>
  )
}

/** Who worded a turn. One that the session does not list counts as worded by a model. */
function writerOf({ turns }: SessionWhole, turn: string): WrittenBy {
  return turns.find((one) => one.turn === turn)?.writtenBy ?? { by: 'model' }
}

/** Every passage of the text that the turn left. */
function passagesOf({ reading, followUp }: SessionWhole, turn: string) {
  if (followUp?.turn === turn) return followUp.answer
  if (reading?.turn !== turn) return []
  const { conclusion, answer, focus_points, advice } = reading.reading
  return [...conclusion, ...answer, ...focus_points, ...advice]
}

/** Hands the receipt over as a file. */
function save(receipt: Receipt, turn: string): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(receipt, undefined, 2)}\n`], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `hefu-receipt-${turn}.json`
  link.click()
  URL.revokeObjectURL(address)
}
