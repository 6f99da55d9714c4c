import { sunUpagrahaArcs } from '../../rules/upagrahas.ts'
import { turned } from '../list.ts'

/** The five upagrahas that follow from the Sun alone. */
export const sunUpagrahas = ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const

/** One of the five. */
export type SunUpagraha = (typeof sunUpagrahas)[number]

/** Their longitudes from the Sun's, sidereal degrees [0, 360) (BPHS 3.61-64). */
export function sunUpagrahasOf(sun: number): Readonly<Record<SunUpagraha, number>> {
  const dhuma = turned(sun + sunUpagrahaArcs.dhuma)
  const vyatipata = turned(360 - dhuma)
  const parivesha = turned(vyatipata + 180)
  const indrachapa = turned(360 - parivesha)
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu: turned(indrachapa + sunUpagrahaArcs.upaketu) }
}
