import type { Page } from 'playwright-core'
import { startServer } from '../scripts/kit/server.ts'
import { openBrowser, openContext } from './kit/browser.ts'
import { arrowTo, tabTo } from './kit/keys.ts'
import { wordsOf } from './kit/words.ts'

// Prints, as a list in JSON, the milliseconds from the key that throws the sixth line to the frame after the one in which the plate stands on the
// page: in a real Chromium, on a phone's width, without motion, once for each of as many casts as the argument says.

const casts = Number(process.argv[2] ?? 1)
const words = wordsOf.en
const [server, browser] = await Promise.all([startServer({ HEFU_LOG: 'warn' }), openBrowser()])
try {
  const times: number[] = []
  for (let cast = 0; cast < casts; cast += 1) {
    const context = await openContext(browser, { language: 'en', width: 390 })
    times.push(await measured(await context.newPage(), { address: server.address, question: `${words.question} ${cast}` }))
    await context.close()
  }
  console.log(JSON.stringify(times))
} finally {
  await browser.close()
  await server.dispose()
}

async function measured(page: Page, { address, question }: { readonly address: string; readonly question: string }): Promise<number> {
  await page.goto(`${address}/cast/liuyao`)
  await page.getByRole('heading', { level: 1, name: words.cast.head }).waitFor()
  await tabTo(page, words.cast.question)
  await page.keyboard.type(question)
  await tabTo(page, words.cast['matter.category'])
  await arrowTo(page, words.category)
  await tabTo(page, words.cast['coins.start'])
  await page.keyboard.press('Enter')
  await page.getByText(words.cast['forming.head']).first().waitFor()
  for (let line = 1; line < 6; line += 1) {
    await page.keyboard.press('Space')
    await page
      .getByText(words.cast['forming.wait'])
      .nth(5 - line - 1)
      .waitFor({ state: line === 5 ? 'detached' : 'attached' })
  }
  await page.evaluate(watch, words.cast['plate.read'])
  await page.keyboard.press('Space')
  return page.evaluate(() => Reflect.get(globalThis, 'plateTime'))
}

/** Runs in the page: keeps a promise of the milliseconds from the next key to the frame that follows the one in which a button of this name stands. */
function watch(name: string): void {
  const time = new Promise<number>((resolve) => {
    addEventListener('keydown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
    function look(start: number): void {
      const stands = [...document.querySelectorAll('button')].some(({ textContent }) => textContent === name)
      if (stands) requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - start)))
      else setTimeout(() => look(start), 1)
    }
  })
  Reflect.set(globalThis, 'plateTime', time)
}
