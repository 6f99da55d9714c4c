import { type Screening, screen } from './screen.ts'

/** One row of a table of example messages: what a screening must do with `text`. */
export interface SafetyRow {
  readonly id: string
  readonly text: string
  /** `stop-self-harm`, `stop-verdict` or `pass`. A verdict row is judged only in that it must not be taken for self-harm. */
  readonly expect: string
  readonly kind: string
  /** True where careful people would differ; counted apart as well. */
  readonly border?: boolean
}

/** How one row came out otherwise than expected. It names the row and the rule, never the text. */
export interface SafetyDifference {
  readonly id: string
  readonly kind: string
  readonly expected: 'stop' | 'pass'
  readonly actual: 'stop' | 'pass'
  /** The family and rule that stopped the message; undefined where nothing did. */
  readonly by: string | undefined
}

const isRow = (value: unknown): value is SafetyRow =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'text', 'expect', 'kind'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  ['undefined', 'boolean'].includes(typeof Reflect.get(value, 'border'))

/** The rows of a parsed table of examples; undefined where the value is no such table. */
export const readSafetyRows = (value: unknown): readonly SafetyRow[] | undefined => {
  const rows: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'rows') : undefined
  return Array.isArray(rows) && rows.every(isRow) ? rows : undefined
}

const by = (result: Screening): string | undefined => (result.kind === 'stop' ? `${result.family}/${result.rule}` : undefined)

/** Screens one row and returns its differences: none where it came out as expected, else one. */
export const compareSafetyRow = (row: SafetyRow): readonly SafetyDifference[] => {
  const result = screen(row.text)
  const expected = row.expect === 'stop-self-harm' ? 'stop' : 'pass'
  return result.kind === expected ? [] : [{ id: row.id, kind: row.kind, expected, actual: result.kind, by: by(result) }]
}

const rate = (name: string, rows: readonly SafetyRow[]): string => {
  const right = rows.filter((row) => compareSafetyRow(row).length === 0).length
  return `${name}: ${right}/${rows.length} as expected (${((100 * right) / rows.length).toFixed(1)} %)`
}

/** The share of rows that came out as expected, per expectation and per kind, border rows apart as well; one line each, ready to print. */
export const summarise = (rows: readonly SafetyRow[]): string => {
  const groups = Map.groupBy(rows, (row) => row.expect)
  const lines = Array.from(groups, ([expect, group]) => [
    rate(expect, group),
    ...Array.from(
      Map.groupBy(group, (row) => row.kind),
      ([kind, members]) => `  ${rate(kind, members)}`,
    ),
  ])
  const border = rows.filter((row) => row.border === true)
  return [...lines.flat(), ...(border.length > 0 ? [rate('border rows', border)] : [])].join('\n')
}
