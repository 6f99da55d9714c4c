import { cast as castNajia } from '@taoracle/najia'
import { describe, expect, test } from 'vitest'
import { labelsOf, pillarLabel } from '../labels/index.ts'
import { pillarsAt } from '../src/calendar/pillars.ts'
import { cast } from '../src/cast/cast.ts'
import type { Chart, ChangedLine } from '../src/chart.ts'
import { derive } from '../src/derive.ts'
import { resolveOptions } from '../src/options.ts'
import { canonicalJson } from '../src/seal/canonical.ts'
import { sha256 } from '../src/seal/sha256.ts'
import type { Branch, Element, Kin, LineValue, Stem } from '../src/terms.ts'
import { openZone } from '../src/zone.ts'
import { nameOf } from './words.ts'
import { pillarFrom } from '../src/phase/pillar.ts'

const words = labelsOf('zh-Hans')
const codes = { 7: '1', 8: '2', 9: '3', 6: '4' } as const
const values: readonly LineValue[] = [6, 7, 8, 9]

/** All 4,096 casts. */
const casts: readonly (readonly LineValue[])[] = Array.from({ length: 4096 }, (_, index) =>
  [0, 1, 2, 3, 4, 5].map((place) => values[(index >> (2 * place)) & 3] ?? 7),
)

/** A line as the other engine writes it: 丁未土. */
function qinx(line: { stem: Stem; branch: Branch; element: Element }): string {
  return pillarLabel(pillarFrom(line.stem, line.branch), 'zh-Hans') + words.element[line.element]
}

/** Kin of lines in words. */
function kins(lines: readonly { kin: Kin }[]): string[] {
  return lines.map((line) => words.kin[line.kin])
}

/** What the other engine says, in the fields that both have. */
function ours(chart: Chart) {
  const { hexagram, changed } = chart
  const plate = (number: number, lines: readonly Pick<ChangedLine, 'stem' | 'branch' | 'element' | 'kin'>[]) => ({
    number: nameOf(number),
    lines: lines.map(qinx),
    kin: kins(lines),
  })
  return {
    base: plate(hexagram.number, chart.lines),
    palace: words.trigram[hexagram.palace],
    self: [hexagram.self, hexagram.other],
    changed: changed === undefined ? undefined : plate(changed.hexagram.number, changed.lines),
    spirits: chart.lines.map((line) => words.spirit[line.spirit]),
    hidden: chart.hidden.map((line) => [line.position, qinx(line)]),
    moving: chart.moving,
  }
}

/** The short name in a full one: 兑为泽 is 兑, 雷水解 is 解. */
function short(fullName: string): string {
  const chars = Array.from(fullName)
  return chars[1] === '为' ? (chars[0] ?? '') : chars.slice(2).join('')
}

/** The same fields of @taoracle/najia. */
function theirs(lines: readonly LineValue[], date: Date) {
  const found = castNajia(lines.map((value) => codes[value]).join(''), { date })
  const plate = (hexagram: { name: string; qinx: string[]; qin6: string[] }) => ({
    number: short(hexagram.name),
    lines: hexagram.qinx,
    kin: hexagram.qin6,
  })
  return {
    base: plate(found.gua),
    palace: found.gua.gong,
    self: [found.shiy.shi, found.shiy.ying],
    changed: found.bian === null ? undefined : plate(found.bian),
    spirits: found.god6,
    hidden: (found.hide?.seat ?? []).map((seat) => [seat + 1, found.hide?.qinx[seat]]),
    moving: found.dong.map((place) => place + 1),
  }
}

describe('all 4,096 casts', () => {
  const date = new Date(2024, 3, 20, 12, 0, 0)
  const when = openZone(Intl.DateTimeFormat().resolvedOptions().timeZone).momentAt(date.getTime() / 1000)

  test('name, palace, self, stems, kin, changed plate, spirits and hidden lines agree with @taoracle/najia', () => {
    const differing = casts.filter((lines) => {
      const chart = derive(cast({ way: { kind: 'lines', values: lines }, when }))
      return JSON.stringify(ours(chart)) !== JSON.stringify(theirs(lines, date))
    })
    expect(differing).toEqual([])
  })

  test('their plates on one day have the recorded hash', () => {
    const day = pillarsAt(when, resolveOptions()).pillars.day
    const plates = casts.map((lines) => ours(derive(cast({ way: { kind: 'lines', values: lines }, when: { kind: 'pillars', monthBranch: 'chen', day } }))))
    expect(sha256(canonicalJson(plates))).toMatchInlineSnapshot(`"b2f5723734b9506a88456b933dafe391a6bd0e568e97eb9cbfc6308441bbc9e3"`)
  })
})
