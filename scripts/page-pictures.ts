// Takes docs/images/page-*.png from a running server in Chromium; the built-in rules read one fixed cast, so they show the same each time.
// Run: npm run build && node scripts/runtime.cjs scripts/page-pictures.ts
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { type Look, openBrowser, openContext } from '../e2e/kit/browser.ts'
import { post } from './kit/ask.ts'
import { startServer } from './kit/server.ts'

/** One picture: how the page is looked at, and what was asked. */
interface Shot {
  readonly look: Look
  readonly question: string
}

const shots: readonly Shot[] = [
  { look: { language: 'zh-Hans', width: 1280 }, question: '要不要接受调去成都的岗位？' },
  { look: { language: 'en', width: 1280, dark: true }, question: 'Should I take the post in Chengdu?' },
]
const height = 760
const cast = {
  way: { kind: 'lines', values: [8, 9, 7, 8, 8, 6] },
  when: { kind: 'instant', instant: 1_795_918_320, local: { year: 2026, month: 11, day: 29, hour: 10, minute: 12, second: 0 }, timeZone: 'Asia/Shanghai' },
}

const folder = join(import.meta.dirname, '../docs/images')
mkdirSync(folder, { recursive: true })
const [server, browser] = await Promise.all([startServer({ HEFU_LOG: 'warn' }), openBrowser()])
try {
  for (const shot of shots) await take(shot, browser)
} finally {
  await Promise.all([browser.close(), server.dispose()])
}

async function take({ look, question }: Shot, from: Browser): Promise<void> {
  const { language, width } = look
  const session = await read(question, language)
  const context = await openContext(from, look)
  const page = await context.newPage()
  await page.setViewportSize({ width, height })
  await page.goto(`${server.address}/readings/${session}`)
  await page.getByRole('heading', { name: question }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  const path = join(folder, `page-${language}.png`)
  await page.screenshot({ path, animations: 'disabled' })
  await context.close()
  console.log(`docs/images/page-${language}.png: ${statSync(path).size} bytes`)
}

/** Casts, has it read to the end, and gives the session's id. */
async function read(question: string, language: Look['language']): Promise<string> {
  const request = `picture-${language}`
  const { session } = await post(`${server.address}/api/sessions`, { request, language, question, matter: { category: 'career' }, cast, options: {} })
  const { turn } = await post(`${server.address}/api/sessions/${String(session)}/turns`, { request, language, input: { kind: 'reading' } })
  await (await fetch(`${server.address}/api/turns/${String(turn)}/events`)).text()
  return String(session)
}
