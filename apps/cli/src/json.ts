/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The list at a key, or an empty one where there is none. */
export function listAt(value: unknown, key: string): readonly unknown[] {
  const found = isRecord(value) ? value[key] : undefined
  return Array.isArray(found) ? found : []
}

/** The text at a key, or undefined where there is none. */
export function textAt(value: unknown, key: string): string | undefined {
  const found = isRecord(value) ? value[key] : undefined
  return typeof found === 'string' ? found : undefined
}

/** Whether every entry of a list is text. */
export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

/** Whether every entry of a list is a number. */
export function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'number')
}
