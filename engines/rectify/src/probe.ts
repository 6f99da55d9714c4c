import { btrRules1 } from '../rules/btr-rules-1.ts'
import { shareBefore } from './age.ts'
import { real } from './at.ts'
import type { Case } from './case.ts'
import { dayOf } from './day.ts'
import type { Probe } from './ledger.ts'
import { weighted, width, type KindTable } from './kind-table.ts'
import { addMasses, massLength } from './masses.ts'

/** How readily this person says yes to a window in which nothing happened: shams told so far, and the mean of what they teach. */
export interface FalseYes {
  readonly shams: number
  readonly yes: number
  readonly rate: number
  /** Two shams were said yes to: windows teach nothing more here. */
  readonly stop: boolean
}

/** Learned from every sham window that was answered with one window or none. */
export function falseYesOf(probes: readonly Probe[]): FalseYes {
  let [shams, yes] = [0, 0]
  for (const { windows, answer } of probes) {
    // "Several" does not say whether the sham is one of them.
    if (answer.type !== 'none' && answer.type !== 'window') continue
    for (const [index, window] of windows.entries()) {
      if (window.sham !== true) continue
      shams++
      if (answer.type === 'window' && answer.window === index) yes++
    }
  }
  const { yes: a, no: b } = btrRules1.falseYes
  return { shams, yes, rate: (a + yes) / (a + b + shams), stop: yes >= 2 }
}

/** Log ratios of one answer, for each minute and strength, against the mean over no rules; "don't know" and a refusal are zero everywhere. */
export function probeRatios(opened: Case, probe: Probe, falseYes: number): Float64Array {
  const ratios = new Float64Array(opened.minutes.count * width)
  const { answer } = probe
  if (answer.type === 'unknown' || answer.type === 'declined') return ratios
  const table = opened.kind(probe.kind)
  const { longitude } = opened.spec.place
  const windows = probe.windows.map(({ from, to, sham }) => ({ from: dayOf(from, longitude), to: dayOf(to, longitude), sham: sham === true }))
  const shamChances = new Float64Array(width).fill(falseYes)
  for (let minute = 0; minute < opened.minutes.count; minute++) {
    const rows = windows.map(({ from, to, sham }) =>
      sham ? shamChances : yesChances(opened, { table, minute, from, to, expected: table.rule.perLife * table.law.lived, falseYes }),
    )
    for (let j = 1; j < width; j++) ratios[minute * width + j] = Math.log(chanceOf(answer, rows, j) / chanceOf(answer, rows, 0))
  }
  return ratios

  function chanceOf(given: typeof answer, rows: readonly Float64Array[], j: number): number {
    const none = rows.reduce((all, row) => all * (1 - real(row, j)), 1)
    const only = rows.map((row) => (none * real(row, j)) / (1 - real(row, j)))
    if (given.type === 'window') return only[given.window] ?? none
    return given.type === 'none' ? none : Math.max(1e-12, 1 - none - only.reduce((sum, each) => sum + each, 0))
  }
}

interface Asked {
  readonly table: KindTable
  readonly minute: number
  readonly from: number
  readonly to: number
  /** Events of the kind that the known part of a life is expected to hold. */
  readonly expected: number
  readonly falseYes: number
}

/** For each strength, the chance of a yes to one window. */
function yesChances({ minutes, elapsed }: Case, { table, minute, from, to, expected, falseYes }: Asked): Float64Array {
  const { law } = table
  const birth = minutes.first + minute / 1440
  const days = { from: from - birth, to: to - birth }
  const base = shareBefore(law, days.to) - shareBefore(law, days.from)
  const masses = new Float64Array(massLength)
  const doubt = btrRules1.doubt.sure
  const state = table.stateOf(minute)
  if (base > 0) addMasses({ state, law, elapsed: real(elapsed, minute) }, days, masses)
  return Float64Array.from(btrRules1.strengths, (_, j) => {
    const share = base > 0 ? doubt * base + ((1 - doubt) * weighted(masses, j, state.most)) / real(table.normals, minute * width + j) : 0
    return falseYes + (1 - falseYes) * (1 - Math.exp(-expected * share))
  })
}
