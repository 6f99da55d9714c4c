// Draws docs/images/reading-*.svg from what the terminal program really prints, cell by cell.
// Run: node scripts/runtime.cjs scripts/readme-picture.ts
import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One picture: the question that is asked, and the heading before which it ends. */
interface Shot {
  readonly lang: string
  readonly question: string
  readonly until: string
  readonly title: string
}

const shots: readonly Shot[] = [
  {
    lang: 'en',
    question: 'Will my shop make money this year?',
    until: 'What to look at',
    title: 'A Liu Yao plate and the beginning of its reading, in a terminal',
  },
  { lang: 'zh-Hans', question: '今年小店能赚到钱吗？', until: '看点', title: '终端里的一卦：排盘与解读的开头' },
]

const root = join(import.meta.dirname, '..')
const cast = ['--lines', '9,7,8,7,9,8', '--month', '酉', '--day', '辛亥', '--category', 'wealth']
/** Width and height of a terminal cell, in units of the picture. */
const cell = { width: 10, height: 22 }
const columns = 108
const wide = /[\u2e80-\u303e\u3041-\ua4cf\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u
/** Signs of one kind that stand together: bars, blanks, wide signs, other signs up to the next blank. */
const runs =
  /[━─]+|\s+|[\u2e80-\u303e\u3041-\ua4cf\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]+|[^\s━─\u2e80-\u303e\u3041-\ua4cf\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]+/gu
const colours = { ground: '#16181d', text: '#d8d5cc', prompt: '#8fb88b' } as const

mkdirSync(join(root, 'docs/images'), { recursive: true })
for (const shot of shots) {
  const rows = [`$ npm start -- "${shot.question}" \\`, `    ${[...cast, '--lang', shot.lang].join(' ')}`, ...printed(shot)].flatMap(folded)
  writeFileSync(join(root, 'docs/images', `reading-${shot.lang}.svg`), drawn(rows, shot.title))
  console.log(`docs/images/reading-${shot.lang}.svg: ${rows.length} rows`)
}

/** What the program prints, remarks included, up to the heading; the built-in rules read, so it is the same each time. */
function printed({ lang, question, until }: Shot): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hefu-picture-'))
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('HEFU_')))
  const main = join(root, 'apps/cli/src/main.ts')
  const screen = join(folder, 'screen')
  const into = openSync(screen, 'w')
  try {
    const data = join(folder, 'data')
    execFileSync(process.execPath, [main, 'ask', question, ...cast, '--lang', lang, '--data', data], { env, stdio: ['ignore', into, into] })
    const rows = readFileSync(screen, 'utf8').split('\n')
    const end = rows.indexOf(until)
    if (end < 0) throw new Error(`the reading in ${lang} has no row '${until}'; the picture ends before it`)
    return rows.slice(0, end).join('\n').trimEnd().split('\n')
  } finally {
    closeSync(into)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A row as a terminal of `columns` cells breaks it. */
function folded(row: string): readonly string[] {
  const lines = ['']
  let used = 0
  for (const sign of row) {
    if (used + cellsOf(sign) > columns) {
      lines.push('')
      used = 0
    }
    lines.push(`${lines.pop() ?? ''}${sign}`)
    used += cellsOf(sign)
  }
  return lines
}

function cellsOf(sign: string): number {
  return wide.test(sign) ? 2 : 1
}

function drawn(rows: readonly string[], title: string): string {
  const [width, height] = [(columns + 4) * cell.width, (rows.length + 2) * cell.height]
  const fonts = "'Sarasa Mono SC', 'Noto Sans Mono CJK SC', 'DejaVu Sans Mono', Menlo, Consolas, 'PingFang SC', 'Microsoft YaHei', monospace"
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="10" fill="${colours.ground}"/>`,
    `<g font-family="${fonts}" font-size="16.6" fill="${colours.text}">`,
    ...rows.flatMap((row, place) => rowOf(row, place)),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

/** One row: lines of the hexagram as bars, all else in runs that each begin at their own cell, so that columns hold whatever the font. */
function rowOf(row: string, place: number): readonly string[] {
  const y = (place + 1) * cell.height
  const parts: string[] = []
  let x = 2 * cell.width
  for (const [run] of row.matchAll(runs)) {
    const width = Array.from(run).reduce((sum, sign) => sum + cellsOf(sign), 0) * cell.width
    if (/[━─]/u.test(run))
      parts.push(`<path d="M${x} ${y + cell.height / 2}h${width}" stroke="${colours.text}" stroke-width="${run.startsWith('━') ? 4 : 1}"/>`)
    else if (wide.test(run)) parts.push(`<text x="${x + 1}" y="${y + 17}" font-size="18" letter-spacing="2">${escaped(run)}</text>`)
    else if (run.trim() !== '') parts.push(`<text x="${x}" y="${y + 17}" textLength="${width}">${escaped(run)}</text>`)
    x += width
  }
  return place < 2 ? [`<g fill="${colours.prompt}">`, ...parts, '</g>'] : parts
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
