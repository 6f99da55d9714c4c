/** Every text of an output, at any depth; fact ids are not words. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, field]) => (key === 'facts' ? [] : textsOf(field)))
}
