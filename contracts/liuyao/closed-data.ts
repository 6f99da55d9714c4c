import { isRecord } from './guard.ts'

const open = '<closed-data>'
const shut = '</closed-data>'

/** Data as one line of JSON between marks. `<` is written as an escape, so nothing inside can close the marks early. */
export function closedData(value: unknown): string {
  return `${open}\n${JSON.stringify(value).replaceAll('<', '\\u003c')}\n${shut}`
}

/** The data that a text carries between its marks, or undefined where it carries none. */
export function openedData(text: string): Readonly<Record<string, unknown>> | undefined {
  const from = text.indexOf(`${open}\n`)
  const to = text.indexOf(`\n${shut}`, from)
  if (from < 0 || to < 0) return undefined
  const value: unknown = JSON.parse(text.slice(from + open.length + 1, to))
  return isRecord(value) ? value : undefined
}
