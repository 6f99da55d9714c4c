import { instantFromUt } from '@hefu/sky'
import { loadEphemeris } from '@hefu/sky/load'
import { describe, expect, test } from 'vitest'
import { arudhasOf } from '../arudha/arudhas.ts'
import { bavOf } from '../ashtakavarga/bav.ts'
import { chart } from '../chart/chart.ts'
import { factsOf } from '../chart/facts.ts'
import { runningAt } from '../dasha/star-course.ts'
import { vimshottari } from '../dasha/vimshottari.ts'
import { dayAnchors, isDay } from '../day/anchors.ts'
import { grahas, planets, points } from '../graha.ts'
import { charaKarakas } from '../karaka/chara.ts'
import { limbNames, limbNumbers } from '../panchanga/limb.ts'
import { houseOf, signsOf } from '../placement/placement.ts'
import { starOf } from '../placement/star.ts'
import { longitudeOf } from '../positions.ts'
import { resolveSettings, type Settings } from '../settings.ts'
import { placeOf } from '../sign.ts'
import { strengthGround } from '../stronger/ground.ts'
import { strengthsOf } from '../strength/strengths.ts'
import { vargaNames } from '../varga/names.ts'
import { vargaSign } from '../varga/varga.ts'
import { yogaGroundOf } from '../yoga/read-ground.ts'
import { yogasOf } from '../yoga/yogas.ts'
import { dashaPartition } from './dashas.ts'
import { type DeclaredWindow, openDeclaredWindow } from './declared-window.ts'
import { windowFacts } from './facts.ts'
import { sharesOf, stableExceptEdges, valueIn } from './partition.ts'
import { signPartition, windowPlacements } from './placements.ts'
import { windowPartition, type WindowPartition } from './window-partition.ts'

const ephemeris = await loadEphemeris()

type Where = { readonly from: number; readonly hours: number; readonly latitude: number; readonly settings?: Partial<Settings> }

const open = ({ from, hours, latitude, settings = {} }: Where): DeclaredWindow =>
  openDeclaredWindow(
    ephemeris,
    { from, to: from + hours / 24, place: { latitude, longitude: 77.2 }, clock: { offsetSeconds: 19_800 } },
    resolveSettings(settings),
  )

/** Numbers in [0, 1) from a fixed seed. */
const chance = (seed: number) => {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const momentsIn = ({ from, to }: DeclaredWindow, count: number, seed: number): readonly number[] => {
  const next = chance(seed)
  return Array.from({ length: count }, () => from + next() * (to - from))
}

const date = 2_459_000.25

/** What a layer says at a moment, and what the same rules say of the positions at that moment. */
type Row = readonly [name: string, layer: unknown, direct: unknown]

const placementRows = (window: DeclaredWindow, layers: WindowPartition, ut: number): readonly Row[] => {
  const { settings } = window
  const positions = window.positionsAt(ut)
  return points.flatMap((point) => {
    const longitude = longitudeOf(positions, point)
    const { star, pada } = starOf(longitude)
    return [
      ...vargaNames.map((varga): Row => [`${varga} ${point}`, valueIn(layers.vargas[varga][point], ut), vargaSign(varga, longitude, settings)]),
      [`star ${point}`, valueIn(layers.stars[point], ut), star] as const,
      [`quarter ${point}`, valueIn(layers.quarters[point], ut), 4 * star + pada - 1] as const,
    ]
  })
}

const orderOf = (karakas: ReturnType<typeof charaKarakas>): string => karakas.map(({ role, graha }) => role + graha).join()

const discreteRows = (window: DeclaredWindow, layers: WindowPartition, ut: number): readonly Row[] => {
  const { settings } = window
  const positions = window.positionsAt(ut)
  const signs = signsOf(positions)
  const { sun, moon } = positions.longitude
  return [
    ...grahas.map((graha): Row => [`house ${graha}`, valueIn(layers.houses[graha], ut), houseOf(signs, graha)]),
    ['karakas', orderOf(valueIn(layers.karakas, ut)), orderOf(charaKarakas(positions, settings))],
    ['arudhas', JSON.stringify(valueIn(layers.arudhas, ut)), JSON.stringify(arudhasOf(strengthGround(positions), settings))],
    ['bav', JSON.stringify(valueIn(layers.ashtakavarga, ut)), JSON.stringify(bavOf(signs, settings))],
    ...limbNames.map((name): Row => [name, valueIn(layers.limbs[name], ut), limbNumbers({ sun, moon })[name]]),
    ...layers.dashas.map(({ lords, level }): Row => {
      const running = runningAt(vimshottari(positions, settings), date, level).map(({ lord }) => lord)
      return ['dasha', valueIn(lords, ut).join(), running.join()]
    }),
  ]
}

const sunRows = ({ place, clock, settings }: DeclaredWindow, { special, sun, chalit }: WindowPartition, ut: number): readonly Row[] => {
  const found = chart(ephemeris, { instant: instantFromUt(ut), place, clock }, settings)
  const { day, panchanga } = found
  const { indu, sree, fromSunrise } = found.points
  const known = 'absent' in day ? undefined : day
  const lagnas = new Map(Object.entries(fromSunrise?.lagnas ?? {}))
  const signIn = (name: string): unknown => (lagnas.has(name) ? placeOf(lagnas.get(name) ?? 0).sign : undefined)
  return [
    ...grahas.map((graha): Row => [
      `chalit ${graha}`,
      chalit === undefined ? undefined : valueIn(chalit[graha], ut),
      chalit === undefined ? undefined : found.chalit?.house[graha],
    ]),
    ['indu', valueIn(special.indu, ut), indu],
    ...(special.sree === undefined ? [] : [['sree', valueIn(special.sree, ut), placeOf(sree).sign] as const]),
    ...Object.entries(special.fromSunrise).map(([name, layer]): Row => [name, valueIn(layer, ut), signIn(name)]),
    ...(special.varnada === undefined ? [] : [['varnada', valueIn(special.varnada, ut), fromSunrise?.varnada] as const]),
    ['vara', valueIn(sun.vara, ut), known?.weekday],
    ['by day', valueIn(sun.byDay, ut), known === undefined ? undefined : isDay(known, ut)],
    ['hora', valueIn(sun.hora, ut), panchanga.hora?.lord],
  ]
}

const yogaRows = (window: DeclaredWindow, { yogas, sun }: WindowPartition, ut: number): readonly Row[] => {
  const direct = yogasOf(yogaGroundOf(window.positionsAt(ut), window.settings, { byDay: valueIn(sun.byDay, ut) }))
  return yogas.map(({ id, held, support }, index): Row => [
    `yoga ${id}`,
    support === 'unknown' ? undefined : held.some(({ from, to }) => from <= ut && ut < to),
    direct[index]?.holds,
  ])
}

const differences = (window: DeclaredWindow, layers: WindowPartition, ut: number): readonly string[] =>
  [placementRows, discreteRows, sunRows, yogaRows]
    .flatMap((rows) => rows(window, layers, ut))
    .flatMap(([name, layer, direct]) => (layer === direct ? [] : [`${name} at ${ut}: ${String(layer)}, not ${String(direct)}`]))

const windows: readonly (readonly [string, Where])[] = [
  ['two hours in Delhi', { from: 2_448_290.3, hours: 2, latitude: 28.65 }],
  [
    'a day in the south, other readings',
    {
      from: 2_440_587.6,
      hours: 24,
      latitude: -34,
      settings: { karakas: '8', coLords: 'stronger', varnada: 'raman', houses: 'sripati', d30: 'parivritti', d24: 'even_backward', hora: 'equal' },
    },
  ],
  ['two days with the true node', { from: 2_459_100.1, hours: 48, latitude: 51.5, settings: { node: 'true', nodeAspects: '5-7-9', houses: 'placidus' } }],
  ['ten minutes', { from: 2_455_555.7, hours: 1 / 6, latitude: 10 }],
  ['a day beyond the polar circle in winter', { from: 2_451_900.1, hours: 24, latitude: 72 }],
  ['a day beyond the polar circle at the equinox', { from: 2_451_990.1, hours: 24, latitude: 78 }],
  ['the day of a station of Mercury', { from: 2_460_402.4, hours: 24, latitude: 28.65 }],
]

describe('the partition of a window equals what the rules say at every moment of it', () => {
  test.each(windows)('%s', (_, where) => {
    const window = open(where)
    const layers = windowPartition(window, { dates: [date], level: 4 })
    expect(momentsIn(window, 60, 7).flatMap((ut) => differences(window, layers, ut))).toEqual([])
  })
})

test('intervals fill the window in order, each with another value than the one before', () => {
  const window = open({ from: 2_448_290.3, hours: 24, latitude: 28.65 })
  for (const varga of vargaNames) {
    for (const point of points) {
      const { intervals, stable } = signPartition(window, varga, point)
      expect(intervals[0]?.from).toBe(window.from)
      expect(intervals.at(-1)?.to).toBe(window.to)
      expect(stable).toBe(intervals.length === 1)
      for (const [index, { from, value }] of intervals.slice(1).entries()) {
        expect(from).toBe(intervals[index]?.to)
        expect(value).not.toBe(intervals[index]?.value)
      }
    }
  }
})

test('every flip is within half a second: 0.5 s before it the full reduction has the old value, 0.5 s after it the new one', () => {
  const half = 0.5 / 86_400
  for (const from of [2_448_290.3, 2_460_402.4, 2_441_000.9]) {
    const window = open({ from, hours: 24, latitude: 28.65 })
    for (const varga of ['D1', 'D9', 'D30', 'D60'] as const) {
      for (const point of points) {
        const { intervals } = signPartition(window, varga, point)
        for (const [index, { from: flip, value }] of intervals.slice(1).entries()) {
          const at = (ut: number) => vargaSign(varga, longitudeOf(window.positionsAt(ut), point), window.settings)
          expect([varga, point, flip, at(flip - half), at(flip + half)]).toEqual([varga, point, flip, intervals[index]?.value, value])
        }
      }
    }
  }
})

test('a day holds about 12 signs, 108 navamsas and 720 shashtyamsas of the lagna', () => {
  const window = open({ from: 2_448_290.3, hours: 24, latitude: 28.65 })
  const count = (varga: 'D1' | 'D9' | 'D60') => signPartition(window, varga, 'lagna').intervals.length
  expect(count('D1')).toBeGreaterThanOrEqual(12)
  expect(count('D1')).toBeLessThanOrEqual(14)
  expect(Math.abs(count('D9') - 108)).toBeLessThan(4)
  expect(Math.abs(count('D60') - 720)).toBeLessThan(6)
})

test('a planet that turns on an edge leaves a part and comes back to it, both flips found', () => {
  // Mercury turns on 2012-07-15, near an edge of D60.
  const window = open({ from: 2_456_123.1, hours: 47, latitude: 0 })
  const layer = signPartition(window, 'D60', 'mercury')
  expect(window.track([['mercury', 1]]).length).toBeGreaterThan(1)
  expect(layer.intervals.map(({ value }) => value)).toEqual([3, 4, 3])
  for (const ut of momentsIn(window, 100, 5)) expect(valueIn(layer, ut)).toBe(vargaSign('D60', window.positionsAt(ut).longitude.mercury, window.settings))
})

describe('the strengths over a window', () => {
  test.each([
    ['two hours', { from: 2_448_290.3, hours: 2, latitude: 28.65 }],
    ['a day', { from: 2_440_587.6, hours: 24, latitude: -34 }],
  ] as const)('lie at every moment within their ranges, which are met: %s', (_, where) => {
    const window = open(where)
    const { shadbala } = windowPartition(window)
    const moments = momentsIn(window, 200, 11)
    const read = moments.map((ut) => {
      const day = dayAnchors(ephemeris, { ut, place: window.place, clock: window.clock }, window.settings)
      return strengthsOf(window.positionsAt(ut), { sun: 'absent' in day ? undefined : day }, window.settings).shadbala
    })
    for (const planet of planets) {
      const { total } = shadbala[planet]
      const totals = read.map((one) => one[planet].total)
      expect(Math.min(...totals)).toBeGreaterThanOrEqual(total.min - 0.1)
      expect(Math.max(...totals)).toBeLessThanOrEqual(total.max + 0.1)
    }
  })
})

describe('dashas over a window', () => {
  const window = open({ from: 2_448_290.3, hours: 24, latitude: 28.65 })
  const { mahas, antars } = windowPartition(window)

  test('begin the earlier the later the birth: every boundary lies between those of the two ends', () => {
    for (const ut of [window.from, (window.from + window.to) / 2, window.to - 1e-6]) {
      const positions = window.positionsAt(ut)
      const course = vimshottari(positions, window.settings)
      for (const { lords, start, end, spreadDays } of mahas.slice(1)) {
        const [running] = runningAt(course, (start.earliest + end.latest) / 2, 1)
        expect(end.latest - end.earliest).toBeCloseTo(spreadDays, 5)
        if (running === undefined || running.lord !== lords[0]) continue
        expect(running.start).toBeGreaterThanOrEqual(start.earliest - 0.01)
        expect(running.start).toBeLessThanOrEqual(start.latest + 0.01)
      }
    }
  })

  test('lords on a date are stable just where the date lies outside every boundary interval', () => {
    for (let when = 2_450_000.5; when < 2_452_000; when += 97.3) {
      const lords = dashaPartition(window, when, 2)
      const crossed = antars.some(({ start }) => start.earliest < when && when < start.latest)
      expect(lords.stable).toBe(!crossed)
    }
  })
})

test('only the layers that are named are worked out, the same as in the whole', () => {
  const window = open({ from: 2_448_290.3, hours: 2, latitude: 28.65 })
  const named = windowPlacements(window, ['D9.lagna', 'D24.lagna', 'star.moon', 'quarter.moon'])
  const whole = windowPartition(window)
  expect([...named.keys()]).toEqual(['D9.lagna', 'D24.lagna', 'star.moon', 'quarter.moon'])
  expect(named.get('D9.lagna')).toEqual(whole.vargas.D9.lagna)
  expect(named.get('star.moon')).toEqual(whole.stars.moon)
})

test('shares add up to one, and stability may leave the outer seconds out', () => {
  const layer = {
    intervals: [
      { from: 0, to: 0.25, value: 'a' },
      { from: 0.25, to: 0.75, value: 'b' },
      { from: 0.75, to: 1, value: 'a' },
    ],
    stable: false,
  }
  expect(sharesOf(layer)).toEqual([
    { value: 'a', share: 0.5 },
    { value: 'b', share: 0.5 },
  ])
  expect(stableExceptEdges(layer, 21_599)).toBe(false)
  expect(stableExceptEdges(layer, 21_600)).toBe(true)
})

test('facts say their support: all, or the share of the window; what is not stable says its parts', () => {
  const window = open({ from: 2_448_290.3, hours: 2, latitude: 28.65 })
  const layers = windowPartition(window, { dates: [date] })
  const facts = windowFacts(layers)
  const fact = (id: string) => facts.find((one) => one.id === id)
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
  expect(fact('moon.star')?.support).toBe('all')
  expect(fact('window.moon.star.stable')?.value).toBe(true)
  expect(fact('d9.lagna.sign')?.support).toBeLessThan(1)
  expect(fact('window.d9.lagna.sign.parts')?.value).toHaveLength(2 * layers.vargas.D9.lagna.intervals.length)
  expect(facts.filter(({ id }) => id.startsWith('yoga.')).every(({ support }) => support !== undefined)).toBe(true)
})

test('facts with the support "all" are those of every chart in the window, by the same ids', () => {
  const window = open({ from: 2_448_290.3, hours: 1, latitude: 28.65 })
  const given = windowFacts(windowPartition(window)).filter(({ id, support }) => support === 'all' && !id.startsWith('window.'))
  expect(given.length).toBeGreaterThan(150)
  for (const ut of momentsIn(window, 3, 13)) {
    const { place, clock, settings } = window
    const facts = new Map(factsOf(chart(ephemeris, { instant: instantFromUt(ut), place, clock }, settings)).map(({ id, value }) => [id, value]))
    expect(given.filter(({ id, value }) => id !== 'birth.by_day' && facts.get(id) !== value).map(({ id }) => id)).toEqual([])
  }
})

test('a window that is empty, turned round or longer than 48 hours is refused', () => {
  for (const hours of [0, -1, 49, Number.NaN])
    expect(() => open({ from: 2_451_545, hours, latitude: 0 })).toThrow(expect.objectContaining({ code: 'window-invalid' }))
  const wrong = JSON.parse('["D9.nobody"]')
  expect(() => windowPlacements(open({ from: 2_451_545, hours: 1, latitude: 0 }), wrong)).toThrow(expect.objectContaining({ code: 'varga-unknown' }))
})
