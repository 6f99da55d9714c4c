import type { TableBody } from '../../engines/sky/src/table/layout.ts'

/** How one body is fitted. */
export interface BodyPlan {
  readonly body: TableBody
  /** Days of a segment; found by search for the smallest table. */
  readonly days: number
  /** Nodes of the fit, more than the coefficients that are kept. */
  readonly nodes: number
  /** What the sum of rounding and cut-off may reach on each axis: au, or radians, radians, au for the Moon. */
  readonly tolerances: readonly [number, number, number]
}

const arcsecond = Math.PI / 648_000
/** The aim seen from the Earth, in arcseconds, where the body comes nearest. */
const aim = 0.02

/** The table holds these Julian days (TT): 1799-12-25 to 2101-02-26. */
export const span = { from: 2_378_490.5, to: 2_488_490.5 } as const

/** A plan for a body that comes no nearer to the Earth than `nearest` au. */
function plan(body: TableBody, { nearest, days, nodes }: { readonly nearest: number; readonly days: number; readonly nodes: number }): BodyPlan {
  const tolerance = nearest * aim * arcsecond
  return { body, days, nodes, tolerances: [tolerance, tolerance, tolerance] }
}

/** Every body of the table, in its order. The Earth is as near to Venus as Venus to the Earth: `emb` shares its tolerance. */
export const plans: readonly BodyPlan[] = [
  plan('sun', { nearest: 4, days: 800, nodes: 30 }),
  plan('emb', { nearest: 0.27, days: 200, nodes: 24 }),
  // The true node magnifies an error of the Moon's latitude elevenfold.
  { body: 'moon', days: 20, nodes: 26, tolerances: [0.01 * arcsecond, 0.004 * arcsecond, 3e-9] },
  plan('mercury', { nearest: 0.6, days: 88, nodes: 44 }),
  plan('venus', { nearest: 0.27, days: 200, nodes: 24 }),
  plan('mars', { nearest: 0.4, days: 200, nodes: 20 }),
  plan('jupiter', { nearest: 4, days: 800, nodes: 30 }),
  plan('saturn', { nearest: 8, days: 800, nodes: 24 }),
  plan('uranus', { nearest: 18, days: 800, nodes: 20 }),
  plan('neptune', { nearest: 29, days: 800, nodes: 20 }),
  plan('pluto', { nearest: 29, days: 800, nodes: 20 }),
]
