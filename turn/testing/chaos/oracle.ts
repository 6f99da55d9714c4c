import { canonical, type TurnEvent } from '../../src/index.ts'
import { publicEvent } from '../../host/index.ts'
import type { ChaosTurn } from './play.ts'
import { tally, type Tally } from './tally.ts'

/** Every promise of the contract that a turn broke, as `rule: what`. It reads the raw log, not the library's own fold or verdicts. */
export async function violations(played: ChaosTurn): Promise<readonly string[]> {
  const t = tally(played)
  return [
    ...ledgerRules(t),
    ...retryRules(t, played),
    ...callRules(t, played),
    ...endRules(t, played),
    ...textRules(t, played),
    ...historyRules(t, played),
    ...questionRules(t, played),
    ...(await moneyRules(t, played)),
  ]
}

const when = (broken: boolean, what: string): readonly string[] => (broken ? [what] : [])

function ledgerRules(t: Tally): readonly string[] {
  const kept = t.end.origin === 'model'
  return [
    ...when(kept && !t.met, 'R1: kept although a requirement has no ok result'),
    ...when(kept && t.claims && !t.wrote, 'R1: kept although it claims a write that is not in the ledger'),
    ...when(!t.calls.every((call) => !call.shape || call.status === 'rejected'), 'R1: an error-shaped value was not rejected'),
  ]
}

function retryRules(t: Tally, { stage, requests }: ChaosTurn): readonly string[] {
  const counted = t.attempts.filter((attempt) => !attempt.uncounted)
  const retried = t.attempts.slice(1).map((attempt) => ({ attempt, last: counted.filter((old) => old.n < attempt.n).at(-1) }))
  const blind = requests.some(
    (request) =>
      request.at.attempt > 1 && t.okBefore(request.at.attempt).some((call) => !JSON.stringify(request.messages).includes(canonical(call.value).slice(1, -1))),
  )
  return [
    ...when(
      t.attempts.some((attempt) => attempt.afterWrite),
      'R2: an attempt began after a write was done or unknown',
    ),
    ...when(counted.length > stage.contract.limits.attempts, 'R2: more attempts than allowed'),
    ...when(
      retried.some(({ attempt, last }) => canonical(attempt.corrections) !== canonical(last?.codes ?? [])),
      'R2: a correction is not the last verdict',
    ),
    ...when(blind, 'R2: a retry was not given the ok results of this turn'),
  ]
}

function callRules(t: Tally, { stage }: ChaosTurn): readonly string[] {
  const once = stage.contract.required.flatMap(({ anyOf, ok }) => (ok === 'exactly-one' ? anyOf : []))
  return [
    ...when(
      once.some((tool) => t.calls.filter((call) => call.tool === tool && call.status === 'ok').length > 1),
      'R3: an exactly-one tool has two ok results',
    ),
    ...when(t.repeated.length > 0, `R3: run again: ${t.repeated.join(', ')}`),
    ...when(
      t.calls.some((call) => call.begun && !call.mayRun),
      'R4: a call ran although its model call did not end in order',
    ),
    ...when(t.end.origin === 'model' && t.lastStep?.orderly === false, 'R4: a cut model call was kept'),
    ...when(new Set(t.calls.map((call) => `${call.attempt}.${call.call}`)).size < t.calls.length, 'R3: two calls of an attempt share an id'),
    ...when(t.outOfTurn.length > 0, `R3: ran out of turn: ${t.outOfTurn.join(', ')}`),
  ]
}

function endRules(t: Tally, { stage, cancelled }: ChaosTurn): readonly string[] {
  const { contract } = stage
  const done = t.calls.filter((call) => call.status === 'ok' && (call.effect === 'write' || call.effect === 'record'))
  const unknown = t.calls.some((call) => call.status === 'unknown')
  const told = done.flatMap((call) => contract.narrate[call.tool]?.(call.value) ?? []).join('\n')
  const origin = t.end.status === 'interrupted' ? 'none' : t.lastVerdict === 'kept' ? 'model' : told !== '' && !unknown ? 'host-result' : 'host-fallback'
  const copy = origin === 'host-result' ? told : unknown ? contract.unknownCopy : contract.fallback
  const hostSpoke = origin === 'host-result' || origin === 'host-fallback'
  return [
    ...when(t.end.origin !== origin, `R5: origin ${t.end.origin}, not ${origin}`),
    ...when(hostSpoke && t.answer !== copy, `R5: the host said '${t.answer}', not '${copy}'`),
    ...when(unknown && t.end.origin === 'model', 'R5: kept although the outcome of a write is unknown'),
    ...when(t.end.status === 'interrupted' && !cancelled, 'R5: interrupted though nobody stopped it'),
  ]
}

function textRules(t: Tally, { stage, events }: ChaosTurn): readonly string[] {
  const delivered = t.end.origin === 'model' && t.data === undefined
  const screen = screenOf(events.flatMap(({ event }) => publicEvent(event, stage.contract) ?? []))
  const extra = Object.keys(t.data ?? {}).filter((key) => stage.contract.accept?.includes(key) === false)
  return [
    ...when(delivered && t.answer !== t.greenText, `R6: the answer is '${t.answer}', not the text after green '${t.greenText}'`),
    ...when(extra.length > 0, `R7: fields that are not accepted were kept: ${extra.join(', ')}`),
    ...when(t.end.origin !== 'none' && screen.shown !== t.answer, `R8: the screen shows '${screen.shown}', the answer is '${t.answer}'`),
    ...when(screen.stitched, 'R8: new text was said on top of a broken draft'),
    ...when(t.end.origin === 'none' && screen.shown !== t.answer, 'R8: an interrupted turn does not keep what was shown'),
    ...when(
      t.brokenText.some((text) => t.answerOrHistory.includes(text)),
      'R8: text of a broken attempt is in the answer or in history',
    ),
    ...when(t.strangers, 'R11: text of a driver that was overtaken is in the log'),
  ]
}

/** What a client has on screen at the end, and whether a draft of one attempt was ever continued by another. */
function screenOf(events: readonly TurnEvent[]): { readonly shown: string; readonly stitched: boolean } {
  let [draft, attempt, owner, stitched] = ['', 0, 0, false]
  for (const event of events) {
    if (event.type === 'attempt-start') attempt = event.n
    if (event.type === 'draft-withdrawn') draft = ''
    if (event.type === 'text-delta') {
      stitched ||= draft !== '' && owner !== attempt
      draft += event.text
      owner = attempt
    }
    if (event.type === 'answer') {
      const text = event.segments.map((segment) => segment.text).join('')
      stitched ||= event.origin !== 'model' && draft !== ''
      draft = text
    }
  }
  return { shown: draft, stitched }
}

function historyRules(t: Tally, { events, history }: ChaosTurn): readonly string[] {
  const last = history.at(-1)
  const open = history.flatMap((message) => (message.role === 'assistant' ? message.calls.map((call) => call.call) : []))
  const answered = history.flatMap((message) => (message.role === 'tool' ? [message.call] : []))
  const texts = history.filter((message) => message.role === 'assistant' && message.calls.length === 0)
  const seqs = events.map((stored) => stored.seq)
  return [
    ...when(
      history[0]?.role !== 'user' || history.filter((message) => message.role === 'user').length !== 1,
      'R9: history does not begin with the one user message',
    ),
    ...when(last?.role !== 'assistant' || texts.length !== 1, 'R9: history does not end with one assistant text'),
    ...when(
      history.some((message) => message.role === 'tool' && message.status === 'not-run'),
      'R9: a call that never ran is in history',
    ),
    ...when(canonical(open) !== canonical(answered), 'R9: calls and results are not paired in order'),
    ...when(
      seqs.some((seq, at) => seq !== at + 1),
      'R11: seqs have a gap or a repeat',
    ),
    ...when(
      t.epochs.some((epoch, at) => epoch !== at + 1),
      'R11: epochs do not rise by one',
    ),
    ...when(t.ends !== 1, `R11: ${t.ends} terminal events`),
    ...when(t.unclosed.length > 0, `R12: a step was left open without recovery: ${t.unclosed.join(', ')}`),
  ]
}

function questionRules(t: Tally, { stage }: ChaosTurn): readonly string[] {
  const ended = t.end.status !== 'interrupted'
  const live = t.lastVerdict === 'kept' || t.end.origin === 'host-result'
  return [
    ...when(t.questions.length > 1, 'R13: two questions in one turn'),
    ...when(!ended && t.questions.length > 0, 'R13: an interrupted turn shows a question'),
    ...when(ended && live && t.staged !== undefined && t.questions[0] !== t.staged, 'R13: the staged question did not go live'),
    ...when(ended && !live && t.questions.some((id) => id !== 'open'), 'R13: a question of a broken attempt went live'),
    ...when(ended && stage.contract.question === 'must-be-live' && t.questions.length === 0, 'R13: no live question'),
  ]
}

async function moneyRules(t: Tally, { log, turn, stage, others }: ChaosTurn): Promise<readonly string[]> {
  const credits = await log.credits(turn)
  const ends = credits.filter((entry) => entry.kind !== 'hold')
  const due = t.end.origin === 'model' || t.end.origin === 'host-result' ? stage.contract.price : 0
  const settled = credits.filter((entry) => entry.kind === 'settle').reduce((sum, entry) => sum + entry.amount, 0)
  const balance = await log.balance('house')
  return [
    ...when(credits.length !== 2 || ends.length !== 1, 'R10: not one hold and one of settle or release'),
    ...when(settled !== due || t.end.charge !== due, `R10: charged ${settled}, due ${due}`),
    ...when(balance !== 10 - due - others * stage.contract.price, `R10: balance ${balance} after a charge of ${due}`),
  ]
}
