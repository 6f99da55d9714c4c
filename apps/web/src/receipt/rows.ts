import type { Receipt, WrittenBy } from '@hefu/wire'
import type { receipt as words } from '../words/zh-Hans/receipt.ts'
import type { SayReceipt } from './words.ts'

/** A line of the receipt: what it is about, and its sentences. */
export type Row = { readonly head: string; readonly lines: readonly string[] }

type Key = keyof typeof words
type Prefixed<P extends string> = Extract<Key, `${P}${string}`>

const reasons: ReadonlySet<string> = new Set<Prefixed<'reason.'>>([
  'reason.fact_unknown',
  'reason.empty_output',
  'reason.reasoning_only',
  'reason.text_cut',
  'reason.call_limit',
  'reason.tool_call_rejected',
  'reason.provider_error',
  'reason.no_finish',
  'reason.call_cut',
  'reason.required_missing',
  'reason.claim_unbacked',
  'reason.sealed_dropped',
  'reason.aborted',
  'reason.deadline',
  'reason.recovered',
])
const statuses: ReadonlySet<string> = new Set<Prefixed<'status.'>>(['status.completed', 'status.failed', 'status.interrupted', 'status.running'])

const isReason = (key: string): key is Prefixed<'reason.'> => reasons.has(key)
const isStatus = (key: string): key is Prefixed<'status.'> => statuses.has(key)

/** What happened in a turn, line by line. A code or a status that has no words yet is shown as it is. */
export function rowsOf(receipt: Receipt, writtenBy: WrittenBy, say: SayReceipt): readonly Row[] {
  const status = `status.${receipt.status}`
  const { contract, skill } = receipt
  return [
    { head: say('row.status'), lines: [isStatus(status) ? say(status) : receipt.status] },
    { head: say('row.tools'), lines: toolLines(receipt, say) },
    { head: say('row.writing'), lines: [writtenBy.by === 'rules' ? say('writer.rules') : modelLine(receipt, say)] },
    { head: say('row.attempts'), lines: attemptLines(receipt, say) },
    { head: say('row.marks'), lines: receipt.marks.length === 0 ? [say('marks.none')] : [say('marks.note'), ...receipt.marks] },
    { head: say('row.charge'), lines: [receipt.charge === 0 ? say('charge.none') : say('charge.some', { charge: receipt.charge })] },
    { head: say('row.time'), lines: [say('time.total', { seconds: secondsOf(receipt) })] },
    {
      head: say('row.method'),
      lines: [
        say('method', { name: contract.name, version: contract.version, hash: '' }).replace(/ · $/, ''),
        say('method', { name: skill.name, version: skill.version, hash: skill.hash.slice(0, 16) }),
      ],
    },
  ]
}

function toolLines({ tools }: Receipt, say: SayReceipt): readonly string[] {
  if (tools.length === 0) return [say('tool.none')]
  return tools.map(({ tool, status, ms }) => {
    const name = tool === 'derive' ? say('tool.derive') : tool
    return status === 'ok' || status === 'reused' ? say('tool.ok', { tool: name, ms }) : say('tool.not', { tool: name, status })
  })
}

function modelLine({ model: { asked, used } }: Receipt, say: SayReceipt): string {
  if (used.length === 0) return say('writer.unknown', { asked })
  return used.every((name) => name === asked) ? say('writer.same', { asked }) : say('writer.differs', { asked, used: used.join(', ') })
}

function attemptLines({ attempts }: Receipt, say: SayReceipt): readonly string[] {
  const withdrawn = attempts.filter(({ verdict }) => verdict === 'broken')
  if (attempts.length === 0) return [say('attempts.none')]
  if (withdrawn.length === 0) return [say('attempts.one')]
  const why = new Set(withdrawn.flatMap(({ codes }) => codes))
  return [say('attempts.many', { count: attempts.length, withdrawn: withdrawn.length }), ...[...why].map((code) => reasonText(code, say))]
}

function reasonText(code: string, say: SayReceipt): string {
  const key = `reason.${code}`
  return isReason(key) ? say(key) : code
}

/** Time from the opening to the end, in seconds with one decimal. */
function secondsOf({ phases }: Receipt): string {
  return (Math.max(0, ...phases.map(({ ms }) => ms)) / 1_000).toFixed(1)
}
