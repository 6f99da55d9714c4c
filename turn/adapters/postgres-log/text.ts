const mark = '\u0001'

/**
 * A text as PostgreSQL can hold it. It refuses U+0000 and has no lone surrogates, so these, and U+0001 itself, are written as
 * U+0001 and four hexadecimal digits. Different texts stay different; `fromText` gives the text back.
 */
export function toText(text: string): string {
  return text
    .replaceAll(mark, escaped)
    .replaceAll('\u0000', escaped)
    .replace(/\p{Cs}/gu, escaped)
}

function escaped(unit: string): string {
  return `${mark}${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** The text that `toText` was given. */
export function fromText(held: string): string {
  const [first = '', ...rest] = held.split(mark)
  return first + rest.map((part) => String.fromCharCode(Number.parseInt(part.slice(0, 4), 16)) + part.slice(4)).join('')
}
