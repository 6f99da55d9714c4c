import type { Language } from '@hefu/liuyao/labels'
import { empty, type Model, reduce, runTurn, type TurnEvent, type TurnState } from '@hefu/turn'
import { systemClock } from '@hefu/turn/host'
import { type ProbeId, type ProbeReport, probes } from '@hefu/wire'
import type { Made } from './make.ts'
import { type Probe, probeOf, reachProbe } from './probe-contracts.ts'
import { troubleText, writerWords } from './words.ts'

/** How long each probe may take, in milliseconds. */
export type Patience = { readonly reachMs: number; readonly probeMs: number }

/** What is usual: a service on the person's own machine may have to load first. */
export const usualPatience: Patience = { reachMs: 30_000, probeMs: 60_000 }

/** Reaches a provider, then has it keep three tiny contracts by the very runtime that readings run on. */
export async function testProvider({ model, address }: Made, language: Language, { reachMs, probeMs }: Patience): Promise<ProbeReport> {
  const words = writerWords[language]
  const began = Date.now()
  const reached = await runProbe(reachProbe, model, reachMs)
  if (reached.trouble !== undefined) {
    const trouble = troubleText(reached.trouble, address, language)
    return { at: began, reachable: false, trouble, ms: Date.now() - began, probes: [], trusted: words.trusted.unreached }
  }
  const done: { readonly id: ProbeId; readonly passed: boolean; readonly note: string }[] = []
  for (const id of probes) {
    const probe = probeOf[id]
    const passed = probe.passed((await runProbe(probe, model, probeMs)).state)
    done.push({ id, passed, note: words.probe[id][passed ? 'passed' : 'missed'] })
  }
  const name = reached.state.models.at(-1)
  const passed = new Set(done.filter((one) => one.passed).map(({ id }) => id))
  return {
    at: began,
    reachable: true,
    ...(name === undefined ? {} : { model: name }),
    ms: Date.now() - began,
    probes: done,
    trusted: words.trusted[trust(passed)],
  }
}

function trust(passed: ReadonlySet<ProbeId>): 'all' | 'most' | 'some' | 'none' {
  if (!passed.has('keeps-the-shape')) return 'none'
  if (!passed.has('cites-only-facts')) return 'some'
  return passed.has('calls-the-tool') ? 'all' : 'most'
}

/** Plays one probe to its end. `trouble` is the adapter's code where the provider gave nothing at all. */
async function runProbe({ contract, text }: Probe, model: Model, ms: number): Promise<{ readonly state: TurnState; readonly trouble?: string }> {
  const { name, version, skill } = contract
  const start: TurnEvent = { type: 'turn-start', contract: name, version, skill, request: name, input: { text }, deadlineAt: Date.now() + ms }
  const never = new AbortController().signal
  const focus = { read: async () => ({}) }
  const turn = { session: name, turn: name, contract, model, clock: systemClock, focus, history: [], signal: never, cancel: never }
  let state = reduce(empty, start)
  for await (const { event } of runTurn(turn, [start])) state = reduce(state, event)
  const [step] = state.attempts.at(-1)?.steps ?? []
  const trouble = step?.error ?? (state.deadline === true ? 'timed_out' : undefined)
  return { state, ...(trouble === undefined ? {} : { trouble }) }
}
