import { type Ephemeris, instantFromUt } from '@hefu/sky'
import { ayanamsaOf } from '../../src/chart/ayanamsa.ts'
import type { Graha } from '../../src/graha.ts'
import { ingressesOf, transitLongitude } from '../../src/transit/residence.ts'
import { resolveSettings } from '../../src/settings.ts'
import { type Difference, missed } from '../difference.ts'

/** An ingress of the file: Julian day (UT), the same in UTC, sign entered from 1, motion. */
type IngressRow = readonly [jd: number, utc: string, sign: number, motion: string]

/** Ingresses by graha, under Lahiri and with the mean node. */
export type IngressGold = Readonly<Record<'su' | 'ju' | 'sa' | 'ra', readonly IngressRow[]>>

const grahaOf = { su: 'sun', ju: 'jupiter', sa: 'saturn', ra: 'rahu' } as const satisfies Record<keyof IngressGold, Graha>

/** Every ingress of a graha in `ingress_lahiri`, none missing and none too many. Empty when all agree. */
export function compareIngresses(ephemeris: Ephemeris, gold: IngressGold): readonly Difference[] {
  return (['su', 'ju', 'sa', 'ra'] as const).flatMap((code) => ofGraha(ephemeris, code, gold[code]))
}

function ofGraha(ephemeris: Ephemeris, code: keyof IngressGold, rows: readonly IngressRow[]): readonly Difference[] {
  const ground = { ephemeris, ayanamsa: ayanamsaOf(ephemeris, resolveSettings()), node: 'mean' } as const
  const graha = grahaOf[code]
  const [first, last] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0]
  const found = ingressesOf(ground, graha, { from: first - 1, to: last + 1 })
  const path = `ingress_lahiri.${code}`
  if (found.length !== rows.length) return [{ path, expected: rows.length, actual: found.length }]
  return rows.flatMap(([jd, , sign, motion], index) => {
    const one = found[index]
    const named = `${sign} ${motion}`
    const actual = one === undefined ? 'none' : `${one.sign + 1} ${one.motion}`
    return [
      ...(named === actual ? [] : [{ path: `${path}[${index}]`, expected: named, actual }]),
      ...missed([{ path: `${path}[${index}]`, expected: jd, actual: one?.ut ?? Number.NaN, tolerance: toleranceAt(jd, { longitude: (ut) => transitLongitude(ground, graha, ut), seconds: graha === "rahu" ? 1 : 0.1 }) }]),
    ]
  })
}

/** Some seconds of arc by the motion at that moment, and two seconds, in days; one second more for each ten years of forecast. */
function toleranceAt(jd: number, { longitude, seconds }: { readonly longitude: (ut: number) => number; readonly seconds: number }): number {
  const turned = longitude(jd + 0.5) - longitude(jd - 0.5)
  const speed = Math.abs(turned - 360 * Math.round(turned / 360))
  const forecast = instantFromUt(jd).deltaTKind === 'forecast' ? (jd - 2_461_041.5) / 3652.5 : 0
  return seconds / 3600 / speed + (2 + forecast) / 86_400
}
