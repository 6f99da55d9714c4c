import type { Chart, ChartLine, Triad } from '../../chart.ts'
import { at } from '../../list.ts'
import { clashOf, combineOf } from '../../phase/branch.ts'
import { relationOf } from '../../phase/element.ts'
import type { Element, Relation } from '../../terms.ts'
import { lineSet } from './line-set.ts'
import type { LineSet } from './line-set.ts'
import type { Target } from './target.ts'
import { bound, lame, vigourOf } from './vigour.ts'

/** How an active line can act: freely, held by a combination (which only delays a strong line), or not at all. */
export type Ability = 'free' | 'bound' | 'lame' | 'still'

/** The abilities of all six lines; 暗动 lines count as active. */
export function abilitiesOf(chart: Chart): Ability[] {
  return chart.lines.map((line) => {
    if (!line.active) return 'still'
    const vigour = vigourOf(line.time)
    if (lame(line, vigour)) return 'lame'
    return bound(line) && vigour < 3 ? 'bound' : 'free'
  })
}

/** Which active lines reach the subject, and how. */
export type Reach = {
  /** 元神: they generate it. */
  readonly sources: LineSet
  readonly boundSources: LineSet
  readonly lameSources: LineSet
  /** 忌神: they control it. */
  readonly foes: LineSet
  readonly boundFoes: LineSet
  readonly lameFoes: LineSet
  /** They share its phase. */
  readonly peers: LineSet
  /** They combine with it, or clash with it. */
  readonly combiners: LineSet
  readonly clashers: LineSet
  /** Lines taken up by a formed triad: they act through it only. */
  readonly inTriad: LineSet
}

/** Lines that stand in a formed triad. */
function triadLines(triads: readonly Triad[]): LineSet {
  let set = 0
  for (const triad of triads) {
    if (triad.state !== 'formed') continue
    for (const actor of triad.members) if (actor.at === 'line') set |= lineSet(actor.position)
  }
  return set
}

/** Whether a free active line elsewhere controls a line that is itself not strong (忌神动而被克). */
function restrained(line: ChartLine, chart: Chart, abilities: readonly Ability[]): boolean {
  if (vigourOf(line.time) >= 2) return false
  return chart.lines.some((other) => other !== line && at(abilities, other.position - 1) === 'free' && relationOf[other.element][line.element] === 'controls')
}

/** A reach while it is gathered. */
type Gathering = { -readonly [Name in keyof Reach]: LineSet }

/** Where an active line is filed by what it does to the subject's phase and how it can act. */
const slots: Readonly<Partial<Record<Relation, Readonly<Partial<Record<Ability, keyof Reach>>>>>> = {
  generates: { free: 'sources', bound: 'boundSources', lame: 'lameSources' },
  controls: { free: 'foes', bound: 'boundFoes', lame: 'lameFoes' },
  same: { free: 'peers', bound: 'peers' },
}

/** Files one active line under what it does to the subject's phase. */
function fileLine(line: ChartLine, element: Element, frame: { chart: Chart; abilities: readonly Ability[]; into: Gathering }): void {
  const { chart, abilities, into } = frame
  const relation = relationOf[line.element][element]
  const held = at(abilities, line.position - 1)
  const ability = relation === 'controls' && held === 'free' && restrained(line, chart, abilities) ? 'lame' : held
  const slot = slots[relation]?.[ability]
  if (slot !== undefined) into[slot] |= lineSet(line.position)
}

/** Everything that active lines do to the subject (增删卜易 元神忌神衰旺章, 暗动章). */
export function reachOf(chart: Chart, target: Target, abilities: readonly Ability[]): Reach {
  const inTriad = triadLines(chart.triads)
  const into: Gathering = { sources: 0, boundSources: 0, lameSources: 0, foes: 0, boundFoes: 0, lameFoes: 0, peers: 0, combiners: 0, clashers: 0, inTriad }
  for (const line of chart.lines) {
    if (!line.active || (line.position === target.position && target.place === 'line')) continue
    const bit = lineSet(line.position)
    if (combineOf[line.branch] === target.branch) into.combiners |= bit
    if (clashOf[line.branch] === target.branch) into.clashers |= bit
    if ((inTriad & bit) === 0) fileLine(line, target.element, { chart, abilities, into })
  }
  return into
}
