import { vargaSign, type Settings, type VargaName } from '@hefu/jyotish'
import { real } from './at.ts'
import type { Minutes } from './minutes.ts'

/** Signs of every point of every minute in the birth chart: 0 Aries to 11 Pisces, in the order of the longitudes. */
export function birthSigns({ longitudes }: Minutes): Uint8Array {
  return Uint8Array.from(longitudes, (longitude) => Math.floor(longitude / 30))
}

/** The same in a varga. */
export function vargaSigns({ longitudes }: Minutes, { varga, settings }: { readonly varga: VargaName; readonly settings: Settings }): Uint8Array {
  const signs = new Uint8Array(longitudes.length)
  for (let k = 0; k < longitudes.length; k++) signs[k] = vargaSign(varga, real(longitudes, k), settings)
  return signs
}
