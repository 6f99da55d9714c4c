import { type ByGraha, byGraha, type Graha } from '../graha.ts'
import { turned } from '../list.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { placeOf, type Sign } from '../sign.ts'

/** What a graha is by nature in one chart. */
export type Nature = 'benefic' | 'malefic'

/** What natures depend on. */
export type NatureGround = Pick<Positions, 'longitude'>

/** The settings that natures depend on. */
export type NatureSettings = Pick<Settings, 'moonBenefic' | 'mercuryCompany'>

/** Degrees the Moon is ahead of the Sun, [0, 360); below 180 it waxes. */
export function elongationOf({ longitude }: NatureGround): number {
  return turned(longitude.moon - longitude.sun)
}

/** Natural benefics and malefics: the Moon is settled by its light first, then Mercury by its company (BPHS 3.11). */
export function naturesOf(ground: NatureGround, settings: NatureSettings): ByGraha<Nature> {
  const moon = moonNature(ground, settings)
  const mercury = mercuryNature(ground, { ...fixed, moon }, settings)
  return { ...fixed, moon, mercury }
}

type Settled = Readonly<Record<Exclude<Graha, 'mercury'>, Nature>>

const fixed = { sun: 'malefic', mars: 'malefic', jupiter: 'benefic', venus: 'benefic', saturn: 'malefic', rahu: 'malefic', ketu: 'malefic' } as const

const company = ['sun', 'moon', 'mars', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const satisfies readonly (keyof Settled)[]

function moonNature(ground: NatureGround, { moonBenefic }: NatureSettings): Nature {
  const elongation = elongationOf(ground)
  const [from, to] = moonBenefic === 'waxing' ? [0, 180] : [120, 240]
  return elongation >= from && elongation < to ? 'benefic' : 'malefic'
}

function mercuryNature({ longitude }: NatureGround, settled: Settled, { mercuryCompany }: NatureSettings): Nature {
  const sign: Sign = placeOf(longitude.mercury).sign
  const beside = company.filter((graha) => placeOf(longitude[graha]).sign === sign)
  const malefics = beside.filter((graha) => settled[graha] === 'malefic').length
  const least = mercuryCompany === 'any_malefic' ? 0 : beside.length - malefics
  return malefics > least ? 'malefic' : 'benefic'
}

/** The grahas of one nature, in the order of `grahas`. */
export function byNature(natures: ByGraha<Nature>): Readonly<Record<Nature, readonly Graha[]>> {
  const found: Record<Nature, Graha[]> = { benefic: [], malefic: [] }
  byGraha((graha) => found[natures[graha]].push(graha))
  return found
}
