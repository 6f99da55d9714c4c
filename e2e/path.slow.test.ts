import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Look, looks, noBrowser, openBrowser, openContext } from './kit/browser.ts'
import { type Running, startServer } from '../scripts/kit/server.ts'
import { seriousFindings, sticksOut } from './kit/audit.ts'
import { arrowTo, tabTo } from './kit/keys.ts'
import { wordsOf } from './kit/words.ts'

const reason = noBrowser === undefined ? '' : ` (left out: ${noBrowser})`

describe.skipIf(noBrowser !== undefined)(`the way from the first page to a follow-up, by keyboard alone${reason}`, () => {
  let server: Running
  let browser: Browser

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer({ HEFU_LOG: 'warn' }), openBrowser()])
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await server?.dispose()
  })

  it.each([...looks, { language: 'zh-Hans', width: 390, dark: true }, { language: 'en', width: 1280, dark: true }] satisfies readonly Look[])(
    'asks, throws, reads, asks once more and finds it again: $language, $width wide, dark $dark',
    { timeout: 180_000 },
    async (look) => {
      const words = wordsOf[look.language]
      const context = await openContext(browser, look)
      const page = await context.newPage()
      const broken: string[] = []
      page.on('pageerror', (error) => broken.push(error.message))
      page.on('console', (message) => message.type() === 'error' && broken.push(message.text()))

      await page.goto(server.address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await owesNothing(page)
      await tabTo(page, new RegExp(`${words.home['cast.name']}|${words.home['ask.start']}`, 'u'))
      await page.keyboard.press('Enter')

      await page.getByRole('heading', { level: 1, name: words.cast.head }).waitFor()
      await owesNothing(page)
      await tabTo(page, words.cast.question)
      await page.keyboard.type(`${words.question} ${look.width} ${String(look.dark)}`)
      await tabTo(page, words.cast['matter.category'])
      await arrowTo(page, words.category)
      await tabTo(page, words.cast['coins.start'])
      await page.keyboard.press('Enter')

      await page.getByText(words.cast['forming.head']).first().waitFor()
      await owesNothing(page)
      for (let line = 1; line <= 6; line += 1) {
        await page.keyboard.press('Space')
        if (line < 6)
          await page
            .getByText(words.cast['forming.wait'])
            .nth(5 - line - 1)
            .waitFor({ state: line === 5 ? 'detached' : 'attached' })
      }
      await page.getByRole('button', { name: words.cast['plate.read'] }).waitFor()
      await owesNothing(page)
      await tabTo(page, words.cast['plate.read'])
      await page.keyboard.press('Enter')

      await page.waitForURL(/\/readings\//u)
      await page.getByText(words.reading.sealed, { exact: true }).waitFor()
      await page.getByText(words.reading['label.rules.says']).waitFor()
      await owesNothing(page)
      await tabTo(page, words.reading['followUp.label'])
      await page.keyboard.type(words.further)
      await tabTo(page, words.reading['followUp.send'])
      await page.keyboard.press('Enter')
      await page.getByText(words.reading['followUp.used']).waitFor()
      await owesNothing(page)

      await page.reload()
      await page.getByText(words.reading['followUp.used']).waitFor()
      await tabTo(page, words.reading.why)
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor()
      await owesNothing(page)
      await page.keyboard.press('Escape')

      await tabTo(page, words.common['nav.history'])
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: words.history.title }).waitFor()
      await page
        .getByText(`${words.question} ${look.width} ${String(look.dark)}`)
        .first()
        .waitFor()
      await owesNothing(page)
      await tabTo(page, words.common['nav.settings'])
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: words.settings.title }).waitFor()
      await owesNothing(page)
      expect(broken).toEqual([])
      await context.close()
    },
  )
})

/** No page may have a serious finding of the audit, and none may stick out sideways. */
async function owesNothing(page: Page): Promise<void> {
  expect(await seriousFindings(page), page.url()).toEqual([])
  expect(await sticksOut(page), page.url()).toEqual([])
}
