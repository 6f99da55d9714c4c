/** A text as Markdown that shows it as it stands: no markup, link, HTML or list can come of it. Line breaks stay. */
export function escaped(text: string): string {
  return text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .map((line) =>
      line
        .replaceAll(/[\\`*_[\]|~^$]/gu, String.raw`\$&`)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;'),
    )
    .map((line) => line.replace(/^[#+=-]/u, String.raw`\$&`).replace(/^(?<number>\d+)(?<mark>[.)])/u, String.raw`$<number>\$<mark>`))
    .join('\n')
}

/** The same on one line. */
export function escapedLine(text: string): string {
  return escaped(text).replaceAll('\n', ' ')
}

/** The same as a quotation. */
export function quoted(text: string): string {
  return escaped(text)
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')
}
