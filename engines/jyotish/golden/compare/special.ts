import type { Ephemeris } from '@hefu/sky'
import { dayAnchors } from '../../src/day/anchors.ts'
import type { Positions } from '../../src/positions.ts'
import { defaultSettings } from '../../src/settings.ts'
import { induLagna, sreeLagna, sunriseLagnasOf } from '../../src/special/special-lagnas.ts'
import { varnadaSign } from '../../src/special/varnada.ts'
import { partUpagrahasOf } from '../../src/upagraha/of-parts.ts'
import { type Difference, missed, type Wanted } from '../difference.ts'
import { type GoldChart, goldPositions } from '../positions.ts'

/** What `jyotish.json` says of the special lagnas and Gulika; what takes a sunrise is missing where there is none. */
export type SpecialGold = {
  readonly special: {
    readonly sree: number
    readonly indu_sign: number
    readonly bhava?: number
    readonly hora?: number
    readonly ghati?: number
    readonly pranapada?: number
    readonly gulika_begin?: number
    readonly varnada_sign?: number
  }
}

/** Degrees, as the file allows: of special lagnas and of Gulika. */
const tolerance = { special: 0.01, gulika: 0.02 }

/** What follows from the file's longitudes alone: Sree and Indu lagna. Empty when all agree. */
export function compareSpecial(chart: GoldChart<SpecialGold>): readonly Difference[] {
  return fromLongitudes(chart, goldPositions(chart), 0.0005)
}

/** Every special lagna and Gulika, from positions and a sunrise of our own. Empty when all agree. */
export function compareSpecialFromSky(ephemeris: Ephemeris, chart: GoldChart<SpecialGold>, positions: Positions): readonly Difference[] {
  const { id, birth, expected } = chart
  const place = { latitude: birth.lat, longitude: birth.lon }
  const anchors = dayAnchors(ephemeris, { ut: birth.jd_ut, place, clock: { offsetSeconds: birth.utc_offset_h * 3600 } }, defaultSettings)
  if ('absent' in anchors) return [...fromLongitudes(chart, positions, tolerance.special), ...absent(chart)]
  const lagnas = sunriseLagnasOf(positions, anchors)
  const { gulika } = partUpagrahasOf(anchors, birth.jd_ut, defaultSettings)
  const varnada = varnadaSign({ lagna: positions.lagna, hora: lagnas.hora }, defaultSettings) + 1
  const wanted = (name: 'bhava' | 'hora' | 'ghati' | 'pranapada'): Wanted => ({
    path: `${id}.special.${name}`,
    expected: expected.special[name] ?? Number.NaN,
    actual: lagnas[name],
    tolerance: tolerance.special,
    circle: true,
  })
  return [
    ...fromLongitudes(chart, positions, tolerance.special),
    ...missed([
      wanted('bhava'),
      wanted('hora'),
      wanted('ghati'),
      wanted('pranapada'),
      { path: `${id}.special.gulika_begin`, expected: expected.special.gulika_begin ?? Number.NaN, actual: gulika, tolerance: tolerance.gulika, circle: true },
      { path: `${id}.special.varnada_sign`, expected: expected.special.varnada_sign ?? Number.NaN, actual: varnada, tolerance: 0 },
    ]),
  ]
}

function fromLongitudes({ id, expected }: GoldChart<SpecialGold>, positions: Positions, degrees: number): readonly Difference[] {
  return missed([
    { path: `${id}.special.sree`, expected: expected.special.sree, actual: sreeLagna(positions), tolerance: degrees, circle: true },
    { path: `${id}.special.indu_sign`, expected: expected.special.indu_sign, actual: induLagna(positions) + 1, tolerance: 0 },
  ])
}

function absent({ id, expected }: GoldChart<SpecialGold>): readonly Difference[] {
  const { bhava } = expected.special
  return bhava === undefined ? [] : [{ path: `${id}.special.bhava`, expected: bhava, actual: undefined }]
}
