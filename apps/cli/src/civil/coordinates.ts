import { checkCoordinates, type Coordinates } from '@hefu/sky'
import { CliError } from '../error.ts'
import { forInput } from './sky-refusal.ts'

const degrees = /^[+-]?\d{1,3}(?:\.\d+)?$/u
const pair = /^\s*([+-]?\d{1,3}(?:\.\d+)?)\s*[,，\s]\s*([+-]?\d{1,3}(?:\.\d+)?)\s*$/u

/** Coordinates written as `25.45, 81.85`; undefined for any other text. Throws CliError `flag-invalid` outside the globe. */
export function pairOf(text: string, field: string): Coordinates | undefined {
  const [, latitude, longitude] = pair.exec(text) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  const coordinates = { latitude: Number(latitude), longitude: Number(longitude) }
  forInput({ field, value: text }, () => checkCoordinates(coordinates))
  return coordinates
}

/** The degrees that a flag holds; undefined where it is not given. Throws CliError `flag-invalid`. */
export function degreesOf(text: string | undefined, field: '--latitude' | '--longitude' | '--lat' | '--lon'): number | undefined {
  if (text === undefined) return undefined
  const value = degrees.test(text.trim()) ? Number(text) : Number.NaN
  const limit = field.startsWith('--lat') ? 90 : 180
  if (!(Math.abs(value) <= limit)) throw new CliError('flag-invalid', { field, value: text, allowed: [`-${limit} – ${limit}`] })
  return value
}

/** Holds that the short flags of coordinates name a point, both or neither; with a place, which has the other, one is enough. Throws CliError `flag-invalid`, `flag-missing`. */
export function checkPointFlags({ lat, lon, place }: { readonly lat?: string; readonly lon?: string; readonly place?: string }): void {
  const [latitude, longitude] = [degreesOf(lat, '--lat'), degreesOf(lon, '--lon')]
  if (place !== undefined || (latitude === undefined) === (longitude === undefined)) return
  throw new CliError('flag-missing', { field: latitude === undefined ? '--lat' : '--lon', allowed: ['--lat --lon', '--place'] })
}
