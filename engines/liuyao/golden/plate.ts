import { parsePillar } from '../labels/ganzhi.ts'
import { cast } from '../src/cast/cast.ts'
import type { Chart } from '../src/chart.ts'
import { derive } from '../src/derive.ts'
import type { Options } from '../src/options.ts'
import type { Branch } from '../src/terms.ts'

/** Six values 6 to 9 as a string from the bottom up, with the month and the day as `jia-zi`. */
export type PlateInput = { readonly lines: string; readonly month: Branch; readonly day: string; readonly options?: Partial<Options> }

/** A plate for an example. Throws `LiuyaoError` as `cast` and `derive` do. */
export function plate({ lines, month, day, options }: PlateInput): Chart {
  const when = { kind: 'pillars', monthBranch: month, day: parsePillar(day) } as const
  return derive(cast({ way: { kind: 'lines', values: Array.from(lines, Number) }, when }), options ?? {})
}
