import type { VargaName } from '@hefu/jyotish'
import { btrRules1, type KindRule, type ScoredKind } from '../rules/btr-rules-1.ts'
import { ageLaw, type AgeLaw } from './age.ts'
import { real, small, whole } from './at.ts'
import { pointCount, type Minutes } from './minutes.ts'
import { cycle, lords, type Schedule } from './schedule.ts'
import { countOf, rulesMet } from './states.ts'
import { addMasses, massLength } from './masses.ts'

/** What neighbouring minutes share for a kind: the same signs that matter and the same star lord. */
export interface State {
  /** Unit rules that each graha meets, a mask for each place in `grahas`; and how many. */
  readonly met: Uint8Array
  readonly counts: Uint8Array
  /** Rules met by the three lords of each period of the schedule. */
  readonly activation: Uint8Array
  /** The most rules that three lords meet in any period, and four. */
  readonly most: number
  readonly mostOfFour: number
  readonly schedule: Schedule
  /** For each strength, the mean over the nine lords of a fourth level, by their years, of exp(strength × rules met). */
  readonly fourth: Float64Array
}

/** Everything that one kind of event needs of a case. */
export interface KindTable {
  readonly rule: KindRule
  readonly law: AgeLaw
  readonly states: readonly State[]
  readonly stateOf: (minute: number) => State
  /** For each minute and each strength: the mean over the age law of exp(strength × rules met by three levels). Minutes first. */
  readonly normals: Float64Array
}

/** What a table is made of. */
export interface KindInput {
  readonly name: ScoredKind
  readonly minutes: Minutes
  readonly elapsed: Float64Array
  readonly lordOf: Uint8Array
  readonly scheduleOf: (minute: number) => Schedule
  readonly until: number
  readonly birth: Uint8Array
  readonly varga: (name: VargaName) => Uint8Array
}

/** exp(strength × rules met) for every strength and count. */
const growths: Float64Array = Float64Array.from({ length: massLength * btrRules1.strengths.length }, (_, k) =>
  Math.exp((btrRules1.strengths[Math.floor(k / massLength)] ?? 0) * (k % massLength)),
)

/** How many strengths there are. */
export const width: number = btrRules1.strengths.length

/** The table of a kind, in one walk over the minutes. */
export function kindTable(input: KindInput): KindTable {
  const rule = btrRules1.kinds[input.name]
  const { minutes } = input
  const law = ageLaw(rule, input.until - (minutes.first + minutes.count / 2880))
  const { states, index } = statesOf(input, rule)
  const stateOf = (minute: number): State => states[whole(index, minute)] ?? emptyState
  return { rule, law, states, stateOf, normals: normalsOf(input, { law, stateOf }) }
}

const none = new Uint8Array(0)
const emptyState: State = {
  met: none,
  counts: none,
  activation: none,
  most: 0,
  mostOfFour: 0,
  schedule: { count: 0, starts: new Float64Array(1), lords: [none, none, none], periodOfDay: new Uint16Array(1) },
  fourth: new Float64Array(0),
}

function statesOf(
  { minutes, lordOf, scheduleOf, birth, varga }: KindInput,
  rule: KindRule,
): { readonly states: readonly State[]; readonly index: Uint16Array } {
  const parts = varga(rule.varga)
  const states: State[] = []
  const index = new Uint16Array(minutes.count)
  for (let minute = 0; minute < minutes.count; minute++) {
    const from = minute * pointCount
    const same = minute > 0 && small(lordOf, minute) === small(lordOf, minute - 1) && repeats(birth, from) && repeats(parts, from)
    if (!same) states.push(stateFrom(rulesMet(rule, { birth: slice(birth, from), varga: slice(parts, from) }), scheduleOf(minute)))
    index[minute] = states.length - 1
  }
  return { states, index }
}

/** Whether the points of a minute stand as they stood a minute before. */
function repeats(signs: Uint8Array, from: number): boolean {
  for (let k = from; k < from + pointCount; k++) if (small(signs, k) !== small(signs, k - pointCount)) return false
  return true
}

function slice(signs: Uint8Array, from: number): Uint8Array {
  return signs.subarray(from, from + pointCount)
}

function stateFrom(met: Uint8Array, schedule: Schedule): State {
  const counts = met.map(countOf)
  const activation = new Uint8Array(schedule.count)
  const [maha, antar, pratyantar] = schedule.lords
  for (let k = 0; k < schedule.count; k++) activation[k] = small(counts, small(maha, k)) + small(counts, small(antar, k)) + small(counts, small(pratyantar, k))
  const fourth = Float64Array.from(btrRules1.strengths, (_, j) =>
    lords.reduce((sum, { graha, years }) => sum + (years / cycle) * real(growths, j * massLength + small(counts, graha)), 0),
  )
  const most = activation.reduce((best, count) => Math.max(best, count), 0)
  return { met, counts, activation, most, mostOfFour: most + counts.reduce((best, count) => Math.max(best, count), 0), schedule, fourth }
}

function normalsOf({ minutes, elapsed }: KindInput, { law, stateOf }: Pick<KindTable, 'law' | 'stateOf'>): Float64Array {
  const normals = new Float64Array(minutes.count * width)
  const masses = new Float64Array(massLength)
  for (let minute = 0; minute < minutes.count; minute++) {
    const state = stateOf(minute)
    masses.fill(0)
    addMasses({ state, law, elapsed: real(elapsed, minute) }, law, masses)
    for (let j = 0; j < width; j++) normals[minute * width + j] = weighted(masses, j, state.most)
  }
  return normals
}

/** Sum of masses, each times its growth at a strength (by its place), up to a number of rules met. */
export function weighted(masses: Float64Array, strength: number, most: number): number {
  let sum = 0
  for (let met = 0; met <= most; met++) sum += real(masses, met) * real(growths, strength * massLength + met)
  return sum
}
