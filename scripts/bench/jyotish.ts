import { instantFromUt } from '../../engines/sky/src/index.ts'
import { loadEphemeris } from '../../engines/sky/load/ephemeris.ts'
import { chart, type Chart, defaultSettings } from '../../engines/jyotish/src/index.ts'
import type { Measure } from './liuyao.ts'

const ephemeris = await loadEphemeris()
const place = { latitude: 26.9, longitude: 81 }
const clock = { offsetSeconds: 19_800 }

/** Births from 1900 to 2025 in no order, the same in every run. */
const births = Array.from({ length: 4096 }, (_, k) => instantFromUt(2_415_020.5 + ((k * 40_503 * 2.718281828) % 45_655)))

/** Charts a second, the best of five rounds over all births: others on the machine can only make a round slower. */
function perSecond(read: (chart: Chart) => unknown): number {
  const rounds = Array.from({ length: 5 }, () => {
    const from = performance.now()
    for (const instant of births) read(chart(ephemeris, { instant, place, clock }, defaultSettings))
    return performance.now() - from
  })
  return (births.length * 1000) / Math.min(...rounds)
}

/** Whole charts on one thread: positions, twenty divisions, Vimshottari to three levels, ashtakavarga; and what more takes. */
export async function bench(): Promise<Measure[]> {
  const whole = perSecond(({ dashas, ashtakavarga }) => [dashas.vimshottari, ashtakavarga])
  const placed = perSecond(({ vargas }) => vargas)
  const states = perSecond(({ grahas, planets, houses }) => [grahas, planets, houses])
  const shown = (charts: number): string => Math.round(charts).toLocaleString('en')
  return [
    {
      name: 'jyotish charts',
      ratio: whole / 10_000,
      wanted: 1,
      detail: `${shown(whole)} a second with Vimshottari to three levels and ashtakavarga, at least 10,000 wanted`,
    },
    { name: 'jyotish placements', ratio: placed / 10_000, wanted: 0, detail: `${shown(placed)} a second, positions and twenty divisions` },
    { name: 'jyotish states', ratio: states / 10_000, wanted: 0, detail: `${shown(states)} a second with houses, dignities, avasthas and vimshopaka` },
  ]
}
