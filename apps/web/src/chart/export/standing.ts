import { lightTheme } from './light-theme.ts'

/** What is printed under a picture: lines of words, the last of which says how it was made. */
export type Footer = { readonly lines: readonly string[]; readonly label: string }

const margin = 24
const line = 20

/** A figure that stands by itself: tokens resolved to the light theme, paper behind, words below, the label also as metadata. `markup` is the SVG as the page has it. */
export function standing(
  markup: string,
  { width, height, footer }: { readonly width: number; readonly height: number; readonly footer: Footer },
): StandingPicture {
  const lines = [...footer.lines, footer.label].flatMap((text) => wrapped(text, width))
  const whole = { width: width + 2 * margin, height: height + 2 * margin + lines.length * line + 4 }
  const inner = resolved(markup)
    .replace(/^[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
  const words = lines.map(
    (text, at) => `<text x="${margin}" y="${margin + height + 24 + at * line}" font-size="13" fill="${lightTheme['--ink-2'] ?? ''}">${escaped(text)}</text>`,
  )
  const text = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole.width}" height="${whole.height}" viewBox="0 0 ${whole.width} ${whole.height}" color="${lightTheme['--ink'] ?? ''}" fill="currentColor" font-family="${escaped(lightTheme['--font-ui'] ?? '')}">`,
    `<title>${escaped(footer.lines[0] ?? '')}</title><metadata>${escaped(footer.label)}</metadata>`,
    `<rect width="100%" height="100%" fill="${lightTheme['--paper'] ?? ''}"/>`,
    `<g transform="translate(${margin} ${margin})">${inner}</g>`,
    ...words,
    '</svg>',
  ].join('')
  return { text, ...whole }
}

/** An SVG file with its size in pixels. */
export type StandingPicture = { readonly text: string; readonly width: number; readonly height: number }

/** Colours and faces in the place of tokens. */
function resolved(markup: string): string {
  return markup.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => escaped(lightTheme[name] ?? 'currentColor'))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Cuts a line where it would leave the picture: at spaces, or between hanzi. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = ['']
  for (const part of text.match(/[\u2E80-\u9FFF\uFF00-\uFFEF]|[^\s\u2E80-\u9FFF\uFF00-\uFFEF]+|\s+/gu) ?? []) {
    const last = lines.at(-1) ?? ''
    if (widthOf(last + part) <= width || last === '') lines[lines.length - 1] = last + part
    else lines.push(part.trimStart())
  }
  return lines
}

function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (/[\u2E80-\u9FFF\uFF00-\uFFEF]/u.test(letter) ? 13 : 7.2), 0)
}
