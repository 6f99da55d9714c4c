import type { GoldChart } from './positions.ts'

/** The charts of a parsed `jyotish.json` that hold the named sections of `expected`. Throws where the file has lost its shape. */
export function chartsWith<Expected>(gold: unknown, sections: readonly (keyof Expected & string)[]): readonly GoldChart<Expected>[] {
  if (typeof gold !== 'object' || gold === null || !('charts' in gold) || !Array.isArray(gold.charts)) throw new TypeError('The gold file has no charts.')
  return gold.charts.filter((chart) => isChart<Expected>(chart, sections))
}

/** Whether a value is a row of `jyotish.json` with the named sections. */
export function isChart<Expected>(chart: unknown, sections: readonly (keyof Expected & string)[]): chart is GoldChart<Expected> {
  if (typeof chart !== 'object' || chart === null || !('expected' in chart) || !('birth' in chart)) return false
  const { expected } = chart
  return typeof expected === 'object' && expected !== null && sections.every((section) => section in expected)
}
