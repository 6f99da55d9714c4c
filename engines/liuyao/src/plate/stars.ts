import {
  bladeAhead,
  bladeBehind,
  byDayTriad,
  heavenVirtue,
  joy,
  literary,
  monthVirtue,
  noblemanChouWei,
  noblemanYinWu,
  prosperity,
} from '../../rules/plate/stars.ts'
import type { StarFact } from '../chart.ts'
import { at } from '../list.ts'
import type { Hexagram } from '../hexagram/types.ts'
import type { Options } from '../options.ts'
import { branchIndex } from '../phase/branch.ts'
import type { Pillar } from '../phase/pillar.ts'
import { branches } from '../terms.ts'
import type { Branch, Star, Stem } from '../terms.ts'

/** Which triad a branch belongs to: 0 water, 1 fire, 2 metal, 3 wood. */
function triadIndex(branch: Branch): number {
  return at([0, 2, 1, 3], branchIndex[branch] % 4)
}

/** A star before it is laid on the lines. */
type Fall = readonly [star: Star, branches: readonly Branch[], stems: readonly Stem[]]

const none: readonly never[] = Object.freeze([])

/** Stars by day stem. */
function byDayStem(stem: Stem, options: Options): Fall[] {
  return [
    ['nobleman', (options.noblemanOfGeng === 'yin-wu' ? noblemanYinWu : noblemanChouWei)[stem], none],
    ['prosperity', prosperity[stem], none],
    ['blade', (options.bladeOfYin === 'ahead' ? bladeAhead : bladeBehind)[stem], none],
    ['literary', literary[stem], none],
  ]
}

/** Stars by day branch. */
function byDayBranch(branch: Branch): Fall[] {
  const triad = triadIndex(branch)
  return [
    ['postHorse', [at(byDayTriad.postHorse, triad)], none],
    ['peachBlossom', [at(byDayTriad.peachBlossom, triad)], none],
    ['general', [at(byDayTriad.general, triad)], none],
    ['canopy', [at(byDayTriad.canopy, triad)], none],
    ['robbery', [at(byDayTriad.robbery, triad)], none],
    ['calamity', [at(byDayTriad.calamity, triad)], none],
    ['strategist', [at(byDayTriad.strategist, triad)], none],
  ]
}

/** Stars by month branch. */
function byMonth(month: Branch): Fall[] {
  const virtue = heavenVirtue[month]
  return [
    ['joy', [joy[month]], none],
    ['physician', [at(branches, (branchIndex[month] + 11) % 12)], none],
    ['heavenVirtue', 'branch' in virtue ? [virtue.branch] : none, 'stem' in virtue ? [virtue.stem] : none],
    ['monthVirtue', none, [at(monthVirtue, triadIndex(month))]],
  ]
}

/** The stars (神煞) of a day and month, and the base lines whose branch carries each. Display only unless the options weigh them. */
export function starsOf(day: Pillar, month: Branch, frame: { base: Hexagram; options: Options }): StarFact[] {
  const falls = [...byDayStem(day.stem, frame.options), ...byDayBranch(day.branch), ...byMonth(month)]
  return falls.map(([star, on, stems]) => ({
    star,
    branches: on,
    stems,
    lines: frame.base.lines.filter((line) => on.includes(line.branch)).map((line) => line.position),
  }))
}
