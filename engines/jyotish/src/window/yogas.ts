import { combustOrbs } from '../../rules/combustion.ts'
import { dignityTable } from '../../rules/dignities.ts'
import { type Planet, planets } from '../graha.ts'
import { at } from '../list.ts'
import { yogaGroundOf } from '../yoga/read-ground.ts'
import type { Sex } from '../yoga/ground.ts'
import { type Yoga, yogasOf } from '../yoga/yogas.ts'
import type { DeclaredWindow } from './declared-window.ts'
import { type DayStretch, momentsOf } from './days.ts'
import { type SharedFlips, signFlips } from './discrete.ts'
import { type Bounds, sortedFlips } from './partition.ts'
import { everyPeriod } from './track.ts'
import { byDayAt } from './time.ts'

/** A yoga over a window: in all of it, in some with the share of it (0 to 1), or in none; `unknown` where it is not judged. */
export type WindowYoga = {
  readonly id: string
  readonly support: 'all' | 'some' | 'none' | 'unknown'
  readonly share: number
  /** Where it holds, in order, Julian days (UT). */
  readonly held: readonly Bounds[]
  /** The yoga as it stands in the first stretch where it holds, with its members and flags there. */
  readonly first: Yoga | undefined
}

/** What yogas over a window rest on. */
export type YogaLayerInput = { readonly days: readonly DayStretch[]; readonly shared: SharedFlips; readonly sex: Sex | undefined }

/** Every yoga over a window, in the order of the rules. */
export function windowYogas(window: DeclaredWindow, { days, shared, sex }: YogaLayerInput): readonly WindowYoga[] {
  const flips = [...shared.signs, ...shared.degrees, ...yogaFlips(window), ...momentsOf(days, ({ sunset }) => [sunset])]
  const ends = [window.from, ...sortedFlips(window, flips), window.to]
  const cells = ends.slice(1).map((to, index) => {
    const from = at(ends, index)
    const ut = (from + to) / 2
    return { from, to, yogas: yogasOf(yogaGroundOf(window.positionsAt(ut), window.settings, { byDay: byDayAt(days, ut), sex })) }
  })
  return at(cells, 0).yogas.map(({ id }, index) =>
    overCells(
      id,
      cells.map(({ from, to, yogas }) => ({ from, to, yoga: at(yogas, index) })),
    ),
  )
}

type Cell = Bounds & { readonly yoga: Yoga }

function overCells(id: string, cells: readonly Cell[]): WindowYoga {
  const holding = cells.filter(({ yoga }) => yoga.holds === true)
  const held = merged(holding)
  const whole = at(cells, cells.length - 1).to - at(cells, 0).from
  const share = held.reduce((sum, { from, to }) => sum + (to - from), 0) / whole
  const unknown = cells.some(({ yoga }) => yoga.holds === undefined)
  const support = unknown ? 'unknown' : holding.length === cells.length ? 'all' : holding.length === 0 ? 'none' : 'some'
  return { id, support, share: support === 'all' ? 1 : share, held, first: holding[0]?.yoga }
}

function merged(cells: readonly Bounds[]): readonly Bounds[] {
  const found: Bounds[] = []
  for (const { from, to } of cells) {
    const last = found[found.length - 1]
    if (last?.to === from) found[found.length - 1] = { from: last.from, to }
    else found.push({ from, to })
  }
  return found
}

/** Where a dignity begins or ends within a sign. */
export function dignityEdges(planet: Planet): readonly number[] {
  const { sign, from, to } = dignityTable[planet].moolatrikona
  const ends = planet === 'venus' ? [from, 5, 10, to] : [from, to]
  return ends.map((degree) => 30 * sign + degree)
}

/** When anything flips that a yoga may look at besides signs and equal degrees: navamsas, moolatrikonas, combustion, light, nodes. */
function yogaFlips(window: DeclaredWindow): readonly number[] {
  const stations = (['mercury', 'venus'] as const).flatMap((planet) =>
    window
      .track([[planet, 1]])
      .slice(1)
      .map(({ from }) => from),
  )
  const combustion = planets.flatMap((planet) => {
    if (planet === 'sun') return []
    const { direct, retrograde } = combustOrbs[planet]
    return window.flips(
      [
        [planet, 1],
        ['sun', -1],
      ],
      everyPeriod(360, [direct, retrograde, 360 - direct, 360 - retrograde]),
    )
  })
  return [
    ...signFlips(window, ['D9']),
    ...planets.flatMap((planet) => window.flips([[planet, 1]], everyPeriod(360, dignityEdges(planet)))),
    ...stations,
    ...combustion,
    ...window.flips(
      [
        ['moon', 1],
        ['sun', -1],
      ],
      everyPeriod(360, [0, 120, 180, 240]),
    ),
    // Sides of the nodes for kala sarpa, twelve degrees from one for an eclipse.
    ...planets.flatMap((planet) =>
      window.flips(
        [
          [planet, 1],
          ['rahu', -1],
        ],
        everyPeriod(180, [0, 12, 168]),
      ),
    ),
  ]
}
