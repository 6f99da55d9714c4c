/** A sentence with the names in braces filled in; a name without a value stays, so that a test can see it. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole))
}

/** A text with its first letter as a capital. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
