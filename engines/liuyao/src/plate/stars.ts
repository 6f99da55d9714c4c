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
import type { ByStem } from '../../rules/plate/stars.ts'
import type { StarFact } from '../chart.ts'
import { at } from '../list.ts'
import { hexagrams } from '../hexagram/table.ts'
import type { Hexagram } from '../hexagram/types.ts'
import type { Options } from '../options.ts'
import { branchIndex, byBranch } from '../phase/branch.ts'
import { stemIndex } from '../phase/pillar.ts'
import type { Pillar } from '../phase/pillar.ts'
import { branches, stems } from '../terms.ts'
import type { Branch, Position, Star, Stem } from '../terms.ts'

/** Which triad a branch belongs to: 0 water, 1 fire, 2 metal, 3 wood. */
function triadIndex(branch: Branch): number {
  return at([0, 2, 1, 3], branchIndex[branch] % 4)
}

/** A star before it is laid on the lines. */
type Fall = readonly [star: Star, branches: readonly Branch[], stems: readonly Stem[]]

const none: readonly never[] = Object.freeze([])

/** Stars by day stem. */
function stemFalls(stem: Stem, noblemen: ByStem, blades: ByStem): readonly Fall[] {
  return [
    ['nobleman', noblemen[stem], none],
    ['prosperity', prosperity[stem], none],
    ['blade', blades[stem], none],
    ['literary', literary[stem], none],
  ]
}

/** Stars by day branch. */
function branchFalls(branch: Branch): readonly Fall[] {
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
function monthFalls(month: Branch): readonly Fall[] {
  const virtue = heavenVirtue[month]
  return [
    ['joy', [joy[month]], none],
    ['physician', [at(branches, (branchIndex[month] + 11) % 12)], none],
    ['heavenVirtue', 'branch' in virtue ? [virtue.branch] : none, 'stem' in virtue ? [virtue.stem] : none],
    ['monthVirtue', none, [at(monthVirtue, triadIndex(month))]],
  ]
}

type StemTable = readonly (readonly Fall[])[]

/** The falls of every stem under one pair of tables. */
function stemTable(noblemen: ByStem, blades: ByStem): StemTable {
  return stems.map((stem) => stemFalls(stem, noblemen, blades))
}

const byStem: Readonly<Record<Options['noblemanOfGeng'], Readonly<Record<Options['bladeOfYin'], StemTable>>>> = {
  'chou-wei': { behind: stemTable(noblemanChouWei, bladeBehind), ahead: stemTable(noblemanChouWei, bladeAhead) },
  'yin-wu': { behind: stemTable(noblemanYinWu, bladeBehind), ahead: stemTable(noblemanYinWu, bladeAhead) },
}
const byBranchTable = byBranch(branchFalls)
const byMonthTable = byBranch(monthFalls)

/** For each hexagram, by King Wen number less one, the lines that carry each branch. */
const carriers: readonly Readonly<Record<Branch, readonly Position[]>>[] = hexagrams.map((hexagram) =>
  byBranch((branch) => hexagram.lines.filter((line) => line.branch === branch).map((line) => line.position)),
)

/** Lines that carry any of the branches, from the bottom up. */
function linesOn(on: readonly Branch[], table: Readonly<Record<Branch, readonly Position[]>>): readonly Position[] {
  const [first, second] = on
  if (first === undefined) return none
  if (second === undefined || table[second].length === 0) return table[first]
  return [...table[first], ...table[second]].toSorted((a, b) => a - b)
}

/** The stars (神煞) of a day and month, and the base lines whose branch carries each. Display only unless the options weigh them. */
export function starsOf(day: Pillar, month: Branch, frame: { base: Hexagram; options: Options }): StarFact[] {
  const table = at(carriers, frame.base.number - 1)
  const found: StarFact[] = []
  const lay = (falls: readonly Fall[]): void => {
    for (const [star, on, virtues] of falls) found.push({ star, branches: on, stems: virtues, lines: linesOn(on, table) })
  }
  lay(at(byStem[frame.options.noblemanOfGeng][frame.options.bladeOfYin], stemIndex[day.stem]))
  lay(byBranchTable[day.branch])
  lay(byMonthTable[month])
  return found
}
