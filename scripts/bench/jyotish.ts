import { instantFromUt } from '../../engines/sky/src/index.ts'
import { loadEphemeris } from '../../engines/sky/load/ephemeris.ts'
import { chart, type Chart, defaultSettings, openDeclaredWindow, windowPartition, windowPlacements } from '../../engines/jyotish/src/index.ts'
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

/** Milliseconds that a window of two hours takes, the middle of many: births in no order. */
function windowTime(read: (window: ReturnType<typeof openDeclaredWindow>) => unknown): number {
  const times = births.slice(0, 200).map(({ ut }) => {
    const from = performance.now()
    read(openDeclaredWindow(ephemeris, { from: ut, to: ut + 1 / 12, place, clock }, defaultSettings))
    return performance.now() - from
  })
  return times.toSorted((one, other) => one - other)[100] ?? Number.NaN
}

const rectified = ['D1.lagna', 'D3.lagna', 'D4.lagna', 'D7.lagna', 'D9.lagna', 'D10.lagna', 'D12.lagna', 'D24.lagna', 'D30.lagna', 'star.moon'] as const

/** Whole charts on one thread: positions, twenty divisions, Vimshottari to three levels, ashtakavarga; and what more takes; then declared windows of two hours. */
export async function bench(): Promise<Measure[]> {
  const whole = perSecond(({ dashas, ashtakavarga }) => [dashas.vimshottari, ashtakavarga])
  const placed = perSecond(({ vargas }) => vargas)
  const states = perSecond(({ grahas, planets, houses }) => [grahas, planets, houses])
  const window = windowTime((opened) => windowPartition(opened))
  const light = windowTime((opened) => windowPlacements(opened, rectified))
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
    { name: 'jyotish window', ratio: 60 / window, wanted: 1, detail: `${window.toFixed(1)} ms for every layer of a window of two hours, at most 60 wanted` },
    { name: 'jyotish window, named', ratio: 60 / light, wanted: 0, detail: `${light.toFixed(1)} ms for nine lagnas and the star of the Moon` },
  ]
}
