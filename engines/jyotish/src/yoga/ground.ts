import type { ByGraha, ByPlanet, Graha } from '../graha.ts'
import type { Dignity } from '../dignity/dignity.ts'
import type { Nature } from '../nature/nature.ts'
import type { Signs } from '../placement/placement.ts'
import type { House, Sign } from '../sign.ts'

/** All that a yoga may look at: one chart, already read into placements. */
export type YogaGround = {
  /** Signs of grahas and lagna in the birth chart and in the navamsa. */
  readonly signs: Signs
  readonly navamsa: Signs
  /** Whole-sign houses of the grahas from the lagna. */
  readonly house: ByGraha<House>
  /** Sidereal longitudes, degrees [0, 360). */
  readonly longitude: ByGraha<number>
  readonly nature: ByGraha<Nature>
  readonly dignity: ByPlanet<Dignity>
  readonly combust: ByGraha<boolean>
  /** Signs that each graha aspects fully. */
  readonly aspects: ByGraha<readonly Sign[]>
  /** Planets in their own or exaltation sign or moolatrikona, vargottama, or with the shadbala they need where that was given. */
  readonly strong: ByPlanet<boolean>
  /** Atmakaraka, amatyakaraka and putrakaraka. */
  readonly karakas: { readonly atma: Graha; readonly amatya: Graha; readonly putra: Graha }
  /** Signs of the arudhas of the first and the seventh house. */
  readonly arudhas: { readonly first: Sign; readonly seventh: Sign }
  /** Whether the Sun was up; undefined where that is not known. */
  readonly byDay: boolean | undefined
  /** As the person stated it; undefined where not stated. */
  readonly sex: Sex | undefined
}

/** What maha bhagya asks for. */
export type Sex = 'female' | 'male'
