import { bavOf, savOf } from '../../src/ashtakavarga/bav.ts'
import { ekadhipatyaShodhana, pindaOf, shodhanaOf, trikonaShodhana, occupiedSigns } from '../../src/ashtakavarga/shodhana.ts'
import { byPlanet, byPoint, type Planet, planets } from '../../src/graha.ts'
import { at } from '../../src/list.ts'
import { type Signs, signsOf } from '../../src/placement/placement.ts'
import { defaultSettings } from '../../src/settings.ts'
import { signAt } from '../../src/sign.ts'
import type { Difference } from '../difference.ts'
import { type GoldChart, type GoldCode, goldCodes, goldPositions } from '../positions.ts'

type Rows = Readonly<Record<string, readonly number[]>>

/** Ashtakavarga of `jyotish.json`: twelve bindus from Aries in each row, pindas as rashi, graha, sodhya. */
export type AshtakavargaGold = {
  readonly ashtakavarga: {
    readonly bav: Rows
    readonly sav: readonly number[]
    readonly trikona_shodhana: Rows
    readonly ekadhipatya_shodhana: Rows
    readonly pinda: Rows
  }
}

/** Every number of ashtakavarga, from the file's own longitudes where no others are given. Empty when all agree. */
export function compareAshtakavarga(chart: GoldChart<AshtakavargaGold>, positions = goldPositions(chart)): readonly Difference[] {
  const signs = signsOf(positions)
  const bav = bavOf(signs, defaultSettings)
  const reduced = shodhanaOf(bav, signs, defaultSettings)
  const gold = chart.expected.ashtakavarga
  const rows = (name: string, expected: Rows, actual: (planet: Planet) => readonly number[]): readonly Difference[] =>
    planets.flatMap((planet) => list(`${chart.id}.ashtakavarga.${name}.${goldCodes[planet]}`, expected[goldCodes[planet]], actual(planet)))
  return [
    ...rows('bav', gold.bav, (planet) => bav[planet]),
    ...list(`${chart.id}.ashtakavarga.sav`, gold.sav, savOf(bav)),
    ...rows('trikona_shodhana', gold.trikona_shodhana, (planet) => reduced[planet].trikona),
    ...rows('ekadhipatya_shodhana', gold.ekadhipatya_shodhana, (planet) => reduced[planet].ekadhipatya),
    ...rows('pinda', gold.pinda, (planet) => pindaList(reduced[planet].pinda)),
  ]
}

/** A published exercise of `jyotish.json`: signs from 1, and what the book makes of them. */
export type AshtakavargaExample = {
  readonly id: string
  readonly signs: Readonly<Record<GoldCode, number>>
  readonly sav?: readonly number[]
  readonly bav_given?: readonly number[]
  readonly trikona?: readonly number[]
  readonly rashi_pinda: readonly number[] | number
  readonly graha_pinda: readonly number[] | number
  readonly sodhya_pinda: readonly number[] | number
}

/** A published exercise against the engine; where it starts from a printed row, from that row. Empty when all agree. */
export function compareAshtakavargaExample(example: AshtakavargaExample): readonly Difference[] {
  const signs = byPoint((point) => signAt(example.signs[goldCodes[point]] - 1))
  const pindas = [example.rashi_pinda, example.graha_pinda, example.sodhya_pinda].map((column) => (typeof column === 'number' ? [column] : column))
  const { bav_given: given, id } = example
  const actual = given === undefined ? wholePindas(signs) : [givenPinda(given, signs)]
  const columns = ([0, 1, 2] as const).flatMap((column) => list(`${id}.pinda.${column}`, pindas[column], actual.map((row) => at(row, column))))
  return [
    ...columns,
    ...(example.sav === undefined ? [] : list(`${id}.sav`, example.sav, savOf(bavOf(signs, defaultSettings)))),
    ...(given === undefined ? [] : list(`${id}.trikona`, example.trikona, trikonaShodhana(given))),
  ]
}

function wholePindas(signs: Signs): readonly (readonly number[])[] {
  const reduced = shodhanaOf(bavOf(signs, defaultSettings), signs, defaultSettings)
  return Object.values(byPlanet((planet) => pindaList(reduced[planet].pinda)))
}

function givenPinda(row: readonly number[], signs: Signs): readonly number[] {
  return pindaList(pindaOf(ekadhipatyaShodhana(trikonaShodhana(row), occupiedSigns(signs, defaultSettings)), signs))
}

function pindaList({ rashi, graha, sodhya }: ReturnType<typeof pindaOf>): readonly number[] {
  return [rashi, graha, sodhya]
}

function list(path: string, expected: readonly number[] | undefined, actual: readonly number[]): readonly Difference[] {
  return expected?.join(' ') === actual.join(' ') ? [] : [{ path, expected, actual }]
}
