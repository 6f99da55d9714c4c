/** JSON with sorted keys and no blanks, so that equal values have equal text; `undefined` fields are left out. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}

/** Whether a value has the shape that tool layers resolve for refused arguments. */
export function isRejection(value: unknown): boolean {
  const object = value !== null && typeof value === 'object'
  return object && 'error' in value && value.error === true && 'validationErrors' in value && typeof value.validationErrors === 'object'
}
