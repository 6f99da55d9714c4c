import { type Body, type Ephemeris, instantFromUt, type SkyWindow } from '@hefu/sky'
import { byGraha, type ByGraha, type Graha } from '../graha.ts'
import { at, turned } from '../list.ts'
import type { Settings } from '../settings.ts'
import type { Bounds } from './partition.ts'
import { nodesOf, type Series, seriesThrough, sumOf, valueOf } from './series.ts'

/** Which body each graha is, and the degrees to add: Ketu is Rahu and half a turn. */
export type GrahaBodies = ByGraha<{ readonly body: Body; readonly added: 0 | 180 }>

/** A sum of longitudes, each times a factor: Moon less Sun is `[['moon', 1], ['sun', -1]]`. */
export type Terms = readonly (readonly [graha: Graha, factor: number])[]

/** The longitudes of all grahas over a stretch without a seam of the table. */
export type Stretch = Bounds & { readonly series: ByGraha<Series> }

/** One more than the degree of any fit of the sky's windows, and some to spare. */
const nodes = 14

/** Bodies of the grahas under the node of the settings. */
export function grahaBodies({ node }: Pick<Settings, 'node'>): GrahaBodies {
  const moonNode = node === 'mean' ? 'meanNode' : 'trueNode'
  const own = (body: Body) => ({ body, added: 0 }) as const
  return {
    sun: own('sun'),
    moon: own('moon'),
    mars: own('mars'),
    mercury: own('mercury'),
    jupiter: own('jupiter'),
    venus: own('venus'),
    saturn: own('saturn'),
    rahu: own(moonNode),
    ketu: { body: moonNode, added: 180 },
  }
}

/** Takes the longitudes of a window of the sky as series, stretch by stretch. */
export function stretchesOf(ephemeris: Ephemeris, sky: SkyWindow, { from, to, bodies }: Bounds & { readonly bodies: GrahaBodies }): readonly Stretch[] {
  const delay = instantFromUt((from + to) / 2)
  const late = delay.tt - delay.ut
  const seams = ephemeris.seams(from + late, to + late).map((tt) => tt - late)
  const ends = [from, ...seams.filter((ut) => ut > from && ut < to), to]
  return ends.slice(1).map((end, part) => stretchOf(sky, bodies, { from: at(ends, part), to: end }))
}

function stretchOf(sky: SkyWindow, bodies: GrahaBodies, bounds: Bounds): Stretch {
  const out = new Float64Array(sky.length)
  const rows = sky.bodies.map((): number[] => [])
  for (const ut of nodesOf(bounds, nodes)) {
    sky.chart(ut, out)
    for (const [index, row] of rows.entries()) row.push(near(at(out, index), row[0]))
  }
  const found = rows.map((row) => seriesThrough(bounds, row))
  return {
    ...bounds,
    series: byGraha((graha) => {
      const { body, added } = bodies[graha]
      return sumOf([[at(found, sky.bodies.indexOf(body)), 1]], added)
    }),
  }
}

/** An angle without a jump of a whole turn from the first one. */
function near(degrees: number, first: number | undefined): number {
  return first === undefined ? degrees : degrees - 360 * Math.round((degrees - first) / 360)
}

/** A sum of longitudes as series, one for each stretch. */
export function summed(stretches: readonly Stretch[], terms: Terms): readonly Series[] {
  return stretches.map(({ series }) =>
    sumOf(
      terms.map(([graha, factor]) => [series[graha], factor] as const),
      0,
    ),
  )
}

/** The longitude of a graha, degrees [0, 360). */
export function longitudeIn(stretches: readonly Stretch[], graha: Graha, ut: number): number {
  const stretch = stretches.find(({ to }) => ut < to) ?? at(stretches, stretches.length - 1)
  return turned(valueOf(stretch.series[graha], ut))
}
