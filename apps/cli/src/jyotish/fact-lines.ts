import type { Fact } from '@hefu/jyotish'

/** Facts, one a line: id, value with its unit, the rule and its source; what stands near an edge is marked with `≈`. */
export function factLines(facts: readonly Fact[]): readonly string[] {
  return facts.map(({ id, value, unit, rule, source, nearBoundary }) => {
    const said = Array.isArray(value) ? value.join(' ') : String(value)
    return `${id} = ${said}${unit === undefined ? '' : ` ${unit}`}${nearBoundary === true ? ' ≈' : ''}   [${rule}; ${source}]`
  })
}
