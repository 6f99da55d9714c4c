import { trigramRules } from '../../rules/plate/najia.ts'
import type { Hexagram } from '../hexagram/types.ts'
import { at } from '../list.ts'
import type { Options } from '../options.ts'
import { clashOf } from '../phase/branch.ts'
import { relationOf } from '../phase/element.ts'
import { stageOf } from '../phase/stage.ts'
import type { HexagramFlag, PalaceChange, Relation, Trigram } from '../terms.ts'

/** Trigrams on opposite seats of the later-heaven order (后天). */
const opposite: Readonly<Record<Trigram, Trigram>> = { qian: 'xun', xun: 'qian', kan: 'li', li: 'kan', zhen: 'dui', dui: 'zhen', kun: 'gen', gen: 'kun' }

/** Names of the facts of one half. */
type Half = { readonly start: 0 | 3; readonly reversal: HexagramFlag; readonly lineReversal: HexagramFlag; readonly repetition: HexagramFlag }

const inner: Half = { start: 0, reversal: 'innerReversal', lineReversal: 'innerLineReversal', repetition: 'innerRepetition' }
const outer: Half = { start: 3, reversal: 'outerReversal', lineReversal: 'outerLineReversal', repetition: 'outerRepetition' }

/** 反吟 and 伏吟 of one half; none when its trigram stays. */
function halfFlags(base: Hexagram, changed: Hexagram, half: Half): HexagramFlag[] {
  const [from, to] = half.start === 0 ? [base.lower, changed.lower] : [base.upper, changed.upper]
  if (from === to) return []
  const flags: HexagramFlag[] = opposite[from] === to ? [half.reversal] : []
  const branchesOf = (hexagram: Hexagram) => [0, 1, 2].map((place) => at(hexagram.lines, half.start + place).branch)
  const after = branchesOf(changed)
  const before = branchesOf(base)
  if (before.every((branch, place) => clashOf[branch] === after[place])) flags.push(half.lineReversal)
  if (before.every((branch, place) => branch === after[place])) flags.push(half.repetition)
  return flags
}

/** Whether six clash and six harmony follow one another. */
function transitionFlags(base: Hexagram, changed: Hexagram): HexagramFlag[] {
  const flags: HexagramFlag[] = []
  if (changed.sixClash) flags.push('changedSixClash')
  if (changed.sixHarmony) flags.push('changedSixHarmony')
  if (base.sixClash && changed.sixHarmony) flags.push('clashToHarmony')
  if (base.sixHarmony && changed.sixClash) flags.push('harmonyToClash')
  if (base.sixClash && changed.sixClash) flags.push('clashToClash')
  if (base.sixHarmony && changed.sixHarmony) flags.push('harmonyToHarmony')
  return flags
}

/** Facts of the base hexagram alone. */
function baseFlags(base: Hexagram): HexagramFlag[] {
  const flags: HexagramFlag[] = []
  if (base.sixClash) flags.push('sixClash')
  if (base.sixHarmony) flags.push('sixHarmony')
  if (base.generation === 'wandering') flags.push('wanderingSoul')
  if (base.generation === 'returning') flags.push('returningSoul')
  return flags
}

const countFlags: readonly (HexagramFlag | undefined)[] = ['static', 'soleMoving', undefined, undefined, undefined, 'soleStatic', 'allMoving']

/** Facts about the whole plate: clash and harmony, souls, 反吟 and 伏吟 by halves, and how many lines move. */
export function flagsOf(base: Hexagram, changed: Hexagram | undefined, movingCount: number): HexagramFlag[] {
  const flags = baseFlags(base)
  if (changed !== undefined) {
    flags.push(...transitionFlags(base, changed), ...halfFlags(base, changed, inner), ...halfFlags(base, changed, outer))
  }
  const counted = countFlags[movingCount]
  if (counted !== undefined) flags.push(counted)
  return flags
}

const palaceChangeByRelation: Readonly<Record<Relation, PalaceChange>> = {
  generates: 'generated',
  controls: 'controlled',
  same: 'same',
  generatedBy: 'drained',
  controlledBy: 'spent',
}

/** 卦变: what a doubled trigram meets in the doubled trigram it becomes; empty in every other change. */
export function palaceChangesOf(base: Hexagram, changed: Hexagram | undefined, options: Options): PalaceChange[] {
  if (changed === undefined || base.upper !== base.lower || changed.upper !== changed.lower) return []
  const found: PalaceChange[] = [palaceChangeByRelation[relationOf[changed.element][base.element]]]
  const stages = stageOf[options.earthBirth][base.element]
  const seat = trigramRules[changed.palace].seat.map((branch) => stages[branch])
  if (seat.includes('tomb') && seat.includes('extinction')) found.push('tombAndExtinction')
  return found
}
