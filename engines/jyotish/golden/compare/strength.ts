import { byGraha, byPlanet, type Graha, planets } from '../../src/graha.ts'
import { turned } from '../../src/list.ts'
import type { Nature } from '../../src/nature/nature.ts'
import type { Positions } from '../../src/positions.ts'
import { defaultSettings, type Settings } from '../../src/settings.ts'
import { calendarLords } from '../../src/strength/time-lords.ts'
import type { KalaTime } from '../../src/strength/kala.ts'
import { type Shadbala, shadbalaOf } from '../../src/strength/shadbala.ts'
import { type Difference, missed, type Wanted } from '../difference.ts'
import { type GoldCode, goldCodes } from '../positions.ts'

/** A component as the file names it. */
type Component = (typeof components)[number]

const components = [
  'uchcha',
  'saptavargaja',
  'ojayugma',
  'kendradi',
  'drekkana',
  'sthana_total',
  'dig',
  'nathonnata',
  'paksha',
  'tribhaga',
  'abda',
  'masa',
  'vara',
  'hora',
  'ayana',
  'yuddha',
  'kala_total',
  'naisargika',
  'drik',
] as const

/** A worked example of `jyotish.json`. */
export type ShadbalaExample = {
  readonly id: string
  readonly inputs: {
    readonly lon: Readonly<Record<Exclude<GoldCode, 'la'>, number>>
    readonly lagna: number
    readonly mc?: number
    readonly apparent_time_h?: number
    readonly benefics: readonly GoldCode[]
  }
  readonly expected: Readonly<Partial<Record<Component | 'cheshta' | 'total', readonly number[]>>>
  readonly tolerance: { readonly default: number; readonly ayana?: number }
}

/** What the books say besides: civil date (Julian day number of its noon), lord of the hour, part of the day, ayanamsa (Raman's of 1918; the other example prints none that is needed). */
const besides = {
  'raman-standard-horoscope': { dayNumber: 2_421_883, hour: 'moon', third: { byDay: true, third: 2 }, ayanamsa: 21.26, solarHours: 14.3333 },
  'jain-worked-example': { dayNumber: 2_444_860, hour: 'moon', third: { byDay: false, third: 2 }, ayanamsa: 23.6, solarHours: 1.22 },
} as const

const settings: Settings = { ...defaultSettings, ayanaObliquity: '24', cheshtaLights: 'none', sunRequirement: '5' }

/** The worked examples of a parsed `jyotish.json`. Throws where the file has lost its shape. */
export function shadbalaExamples(gold: unknown): readonly ShadbalaExample[] {
  if (typeof gold !== 'object' || gold === null || !('shadbala_examples' in gold) || !Array.isArray(gold.shadbala_examples)) {
    throw new TypeError('The gold file has no shadbala_examples.')
  }
  return gold.shadbala_examples.filter(isExample)
}

function isExample(value: unknown): value is ShadbalaExample {
  return typeof value === 'object' && value !== null && 'inputs' in value && 'expected' in value && 'tolerance' in value
}

/** Every printed component of a worked example but cheshta, which hangs on the book's own mean longitudes, and the totals that hold it. Empty when all agree. */
export function compareShadbala(example: ShadbalaExample): readonly Difference[] {
  const found = strengthsOfExample(example)
  return missed(
    components.flatMap((component) =>
      planets.flatMap((planet, index): readonly Wanted[] => {
        const expected = example.expected[component]?.[index]
        if (expected === undefined) return []
        return [{ path: `${example.id}.${component}.${planet}`, expected, actual: valueOf(found[planet], component), tolerance: toleranceOf(component, example) }]
      }),
    ),
  )
}

/** The engine's strengths for the printed inputs, with 24 degrees of obliquity and no cheshta for Sun and Moon, as Raman counts. */
export function strengthsOfExample({ id, inputs }: ShadbalaExample): Readonly<Record<(typeof planets)[number], Shadbala>> {
  const more = id === 'jain-worked-example' ? besides[id] : besides['raman-standard-horoscope']
  const positions = positionsOf(inputs, more.ayanamsa)
  const time: KalaTime = { solarHours: more.solarHours, third: more.third, lords: { ...calendarLords(more.dayNumber), hour: more.hour } }
  const nature = byPlanet((planet): Nature => (inputs.benefics.includes(goldCodes[planet]) ? 'benefic' : 'malefic'))
  return shadbalaOf({ positions, nature, time }, settings)
}

/** Declinations are those of the ecliptic, as the book takes them. */
function positionsOf({ lon, lagna, mc = lagna + 270 }: ShadbalaExample['inputs'], ayanamsa: number): Positions {
  const longitude = byGraha((graha) => lon[goldCodes[graha]])
  const none = byGraha(() => 0)
  const degree = Math.PI / 180
  const declination = (graha: Graha): number => Math.asin(Math.sin(24 * degree) * Math.sin((longitude[graha] + ayanamsa) * degree)) / degree
  return {
    jdUt: 2_421_882.872,
    jdTt: 2_421_882.872,
    longitude,
    speed: none,
    latitude: none,
    declination: byGraha(declination),
    lagna,
    mc: turned(mc),
    ayanamsa,
    otherRahu: longitude.rahu,
  }
}

function valueOf({ sthana, dig, kala, naisargika, drik }: Shadbala, component: Component): number {
  switch (component) {
    case 'sthana_total':
      return sthana.total
    case 'kala_total':
      return kala.total
    case 'nathonnata':
      return kala.natonnata
    case 'dig':
      return dig
    case 'naisargika':
      return naisargika
    case 'drik':
      return drik
    case 'tribhaga':
    case 'abda':
    case 'masa':
    case 'vara':
    case 'hora':
    case 'ayana':
    case 'paksha':
    case 'yuddha':
      return kala[component]
    default:
      return sthana[component]
  }
}

/** A total may add up the roundings of its parts. */
function toleranceOf(component: Component, { tolerance }: ShadbalaExample): number {
  if (component === 'ayana') return tolerance.ayana ?? tolerance.default
  if (component === 'kala_total') return (tolerance.ayana ?? 0) + tolerance.default
  return component === 'sthana_total' ? 2 * tolerance.default : tolerance.default
}
