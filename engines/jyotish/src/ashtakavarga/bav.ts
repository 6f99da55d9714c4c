import { type BavName, bavNames, type BavPlaces, bphsPlaces, varahamihiraPlaces } from '../../rules/ashtakavarga.ts'
import { planets } from '../graha.ts'
import { at } from '../list.ts'
import type { Signs } from '../placement/placement.ts'
import type { Settings } from '../settings.ts'

/** Bindus of the twelve signs from Aries. */
export type Bindus = readonly number[]

/** Bhinnashtakavarga: the rows of the seven planets, and that of the lagna, which no total counts. */
export type Bav = Readonly<Record<BavName, Bindus>>

/** Signs of the seven planets and the lagna. */
export type BavGround = Pick<Signs, BavName>

/** The setting that chooses the benefic places. */
export type BavSettings = Pick<Settings, 'bavTable'>

/** How many signs, and how many givers. */
const [twelve, eight] = [12, 8] as const

/** Benefic places of every row unfolded: for row and giver 24 marks, so that twelve of them from `12 - sign` on are those of the signs from Aries. */
function unfold(rows: Readonly<Record<BavName, BavPlaces>>): Uint8Array {
  const marks = new Uint8Array(eight * eight * 2 * twelve)
  for (const [row, name] of bavNames.entries()) {
    for (const [giver, from] of bavNames.entries()) {
      for (const house of rows[name][from]) {
        marks[2 * twelve * (eight * row + giver) + house - 1] = 1
        marks[2 * twelve * (eight * row + giver) + house - 1 + twelve] = 1
      }
    }
  }
  return marks
}

const unfolded = { bphs: unfold(bphsPlaces), varahamihira: unfold(varahamihiraPlaces) } as const satisfies Readonly<Record<Settings['bavTable'], Uint8Array>>

/** Bindus of every row (BPHS 66, or BJ 9 by the setting). Read for every chart of a search: no cell is checked. */
export function bavOf(ground: BavGround, { bavTable }: BavSettings): Bav {
  const marks = unfolded[bavTable]
  const { sun, moon, mars, mercury, jupiter, venus, saturn, lagna } = ground
  const givers = [sun, moon, mars, mercury, jupiter, venus, saturn, lagna]
  const row = (index: number): Bindus => {
    const bindus = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    for (let giver = 0; giver < eight; giver++) {
      const from = 2 * twelve * (eight * index + giver) + twelve - (givers[giver] ?? 0)
      for (let sign = 0; sign < twelve; sign++) bindus[sign] = (bindus[sign] ?? 0) + (marks[from + sign] ?? 0)
    }
    return bindus
  }
  return { sun: row(0), moon: row(1), mars: row(2), mercury: row(3), jupiter: row(4), venus: row(5), saturn: row(6), lagna: row(7) }
}

/** Sarvashtakavarga: the rows of the seven planets added up, 337 in all; the lagna's row is left out. */
export function savOf(bav: Bav): Bindus {
  const total = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (const planet of planets) for (let sign = 0; sign < twelve; sign++) total[sign] = (total[sign] ?? 0) + (bav[planet][sign] ?? 0)
  return total
}

/** Whether a giver gives a bindu in a sign of a row: one cell of the prastara. */
export function givesBindu(
  ground: BavGround,
  cell: { readonly row: BavName; readonly giver: BavName; readonly sign: number },
  { bavTable }: BavSettings,
): boolean {
  const { row, giver, sign } = cell
  const from = 2 * twelve * (eight * bavNames.indexOf(row) + bavNames.indexOf(giver)) + twelve - ground[giver]
  return at(unfolded[bavTable], from + sign) === 1
}
