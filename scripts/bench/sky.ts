import { readFileSync } from 'node:fs'
import * as Astronomy from 'astronomy-engine'
import { Engine } from 'caelus'
import { embeddedData } from 'caelus/data-embedded'
import {
  anglesOf,
  greenwichSiderealTime,
  frameOffset,
  grahas,
  instantFromUt,
  offsetOf,
  openAyanamsa,
  openWindow,
  outputLength,
  type Body,
} from '../../engines/sky/src/index.ts'
import { loadEphemeris } from '../../engines/sky/load/ephemeris.ts'
import type { Measure } from './liuyao.ts'

/** Bodies that all three libraries know; the nodes come on top where a library gives them. */
const shared = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const satisfies readonly Body[]
type Shared = (typeof shared)[number]

/** A library: works out one chart, and tells an apparent longitude at a Julian day (UT1). */
interface Contender {
  readonly chart: (ut: number) => void
  readonly longitude: (body: Shared, ut: number) => number
}

const place = { latitude: 26.9, longitude: 81 }
const ephemeris = await loadEphemeris()
const lahiri = openAyanamsa(ephemeris, 'lahiri')

/** Moments from 1800 to 2100 in no order, the same in every run. */
const moments = Float64Array.from({ length: 4096 }, (_, k) => 2_378_500.5 + ((k * 40_503 * 2.718281828) % 109_000))

/** Nine grahas with latitudes, distances and rates, Lahiri, ascendant and midheaven. */
function ours(): Contender {
  const out = new Float64Array(outputLength)
  const read = (k: number): number => out[k] ?? Number.NaN
  return {
    chart: (ut) => {
      const { tt } = instantFromUt(ut)
      ephemeris.compute(tt, out, grahas)
      const [nutation, mean] = [read(frameOffset.nutationLongitude), read(frameOffset.meanObliquity)]
      const time = greenwichSiderealTime({ ut, tt, nutation, obliquity: mean })
      const { ascendant } = anglesOf({ armc: time + place.longitude, obliquity: mean + read(frameOffset.nutationObliquity), latitude: place.latitude })
      out[0] = ascendant - nutation - lahiri.at(tt)
    },
    longitude: (body, ut) => {
      ephemeris.compute(instantFromUt(ut).tt, out, [body])
      return read(offsetOf[body])
    },
  }
}

/** Seven longitudes and sidereal time: no nodes, no rates, no ayanamsa. */
function astronomyEngine(): Contender {
  const names = {
    sun: Astronomy.Body.Sun,
    moon: Astronomy.Body.Moon,
    mercury: Astronomy.Body.Mercury,
    venus: Astronomy.Body.Venus,
    mars: Astronomy.Body.Mars,
    jupiter: Astronomy.Body.Jupiter,
    saturn: Astronomy.Body.Saturn,
  } as const
  const longitude = (body: Shared, time: Astronomy.AstroTime): number => Astronomy.Ecliptic(Astronomy.GeoVector(names[body], time, true)).elon
  return {
    chart: (ut) => {
      const time = new Astronomy.AstroTime(ut - 2_451_545)
      for (const body of shared) longitude(body, time)
      Astronomy.SiderealTime(time)
    },
    longitude: (body, ut) => longitude(body, new Astronomy.AstroTime(ut - 2_451_545)),
  }
}

/** Seven longitudes and both nodes: no rates, no ayanamsa, no ascendant. */
function caelus(): Contender {
  const engine = new Engine(embeddedData)
  const all = [...shared, 'mean_node', 'true_node'] as const
  return {
    chart: (ut) => {
      for (const body of all) engine.longitude(body, ut)
    },
    longitude: (body, ut) => engine.longitude(body, ut),
  }
}

/** Charts a second: the best of sixty short runs, since a busy machine only ever slows one down. */
function speed(chart: (ut: number) => void, perRun: number): number {
  let best = 0
  for (let run = 0; run < 80; run++) {
    const start = performance.now()
    for (let k = 0; k < perRun; k++) chart(moments[(run * perRun + k) % moments.length] ?? 0)
    if (run >= 20) best = Math.max(best, (perRun * 1000) / (performance.now() - start))
  }
  return best
}

/** Charts a second within one birth window of a day, minute by minute. */
function windowSpeed(): number {
  const from = 2_447_892.5
  const window = openWindow(ephemeris, { from, hours: 24, place, ayanamsa: lahiri })
  const out = new Float64Array(window.length)
  let minute = 0
  return speed(() => window.chart(from + (minute = (minute + 1) % 1440) / 1440, out), 8000)
}

/** Moments of the golden file between 1900 and 2025, where nobody has to forecast ΔT. */
function goldRecords(): readonly { readonly jd_ut: number; readonly tropical: Readonly<Record<Shared, { readonly lon: number }>> }[] {
  const { records } = JSON.parse(readFileSync(new URL('../../engines/sky/golden/ephemeris.json', import.meta.url), 'utf8'))
  return records.filter(({ ut }: { readonly ut: string }) => ut >= '1900' && ut < '2026')
}

/** Largest error of Sun to Saturn in arcseconds. */
function error({ longitude }: Contender): number {
  const apart = (found: number, wanted: number): number => 3600 * Math.abs(found - wanted - 360 * Math.round((found - wanted) / 360))
  return Math.max(...goldRecords().flatMap(({ jd_ut: ut, tropical }) => shared.map((body) => apart(longitude(body, ut), tropical[body].lon))))
}

/** Charts a second, directly and in a window, and against two permissive libraries in the same run, errors beside. */
export function bench(): Measure[] {
  const [own, astronomy, other] = [ours(), astronomyEngine(), caelus()]
  const direct = speed(own.chart, 500)
  const window = windowSpeed()
  const peers = [
    { name: 'astronomy-engine', speed: speed(astronomy.chart, 60), error: error(astronomy) },
    { name: 'caelus', speed: speed(other.chart, 12), error: error(other) },
  ]
  const fastest = Math.max(...peers.map((peer) => peer.speed))
  const round = (value: number): string => Math.round(value).toLocaleString('en')
  const rivals = peers.map((peer) => `${peer.name} ${round(peer.speed)} (${peer.error.toFixed(1)}″)`).join(', ')
  const mine = `${round(direct)} charts/s (error ${error(own).toFixed(2)}″)`
  return [
    { name: 'sky direct', ratio: direct / 80_000, wanted: 1, detail: `${round(direct)} charts/s, at least 80,000 wanted` },
    { name: 'sky window', ratio: window / 2_000_000, wanted: 1, detail: `${round(window)} charts/s in a window of 24 h, at least 2,000,000 wanted` },
    { name: 'sky / faster peer', ratio: direct / fastest, wanted: 5, detail: `${mine}; ${rivals}` },
  ]
}
