/** True for a JSON object, so that its fields can be read by name. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object under `key`, or an empty one where there is none. */
export function recordAt(value: unknown, key: string): Readonly<Record<string, unknown>> {
  const found = isRecord(value) ? value[key] : undefined
  return isRecord(found) ? found : {}
}

/** The string under `key`, or undefined. */
export function stringAt(value: unknown, key: string): string | undefined {
  const found = isRecord(value) ? value[key] : undefined
  return typeof found === 'string' ? found : undefined
}

/** The list under `key`, or an empty one where there is none. */
export function listAt(value: unknown, key: string): readonly unknown[] {
  const found = isRecord(value) ? value[key] : undefined
  return Array.isArray(found) ? found : []
}

/** Parses JSON whose shape nobody has promised. Throws a SyntaxError on malformed text. */
export function parseJson(text: string): unknown {
  return JSON.parse(text)
}
