/** One expected value that the engine does not give. */
export type Difference = { readonly path: string; readonly expected: unknown; readonly actual: unknown }

/** Whether a value is a plain object with named fields. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Differences of two lists: their length, then each entry. */
function listDifferences(expected: readonly unknown[], actual: readonly unknown[], path: string): Difference[] {
  const length = expected.length === actual.length ? [] : [{ path: `${path}.length`, expected: expected.length, actual: actual.length }]
  return [...length, ...expected.flatMap((value, place) => differences(value, actual[place], `${path}[${place}]`))]
}

/** Every expected value, at any depth, that differs from the actual one; an actual field that is not expected is passed over. */
export function differences(expected: unknown, actual: unknown, path: string): Difference[] {
  if (Array.isArray(expected)) return listDifferences(expected, Array.isArray(actual) ? actual : [], path)
  if (isRecord(expected)) {
    const fields = isRecord(actual) ? actual : {}
    return Object.entries(expected).flatMap(([name, value]) => differences(value, fields[name], `${path}.${name}`))
  }
  return Object.is(expected, actual) ? [] : [{ path, expected, actual }]
}
