import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noBrowser, openContext } from './kit/browser.ts'
import { castOn } from './kit/casting.ts'
import { openSite, type Site } from './kit/site.ts'
import { wordsOf } from './kit/words.ts'

const reason = noBrowser === undefined ? '' : ` (left out: ${noBrowser})`
const words = wordsOf.en

describe.skipIf(noBrowser !== undefined)(`without a connection${reason}`, () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  }, 120_000)
  afterAll(() => site?.close())

  it('casts after one visit, keeps the cast, and sends it once the connection is back', { timeout: 120_000 }, async () => {
    const { server, browser } = site
    const context = await openContext(browser, { language: 'en', width: 390 })
    const page = await context.newPage()
    await page.goto(server.address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    await context.setOffline(true)

    await page.goto(`${server.address}/cast/liuyao`)
    await castOn(page, words.question)
    await page.getByRole('button', { name: words.cast['plate.read'] }).click()
    await page.getByRole('button', { name: words.cast['plate.again'] }).waitFor()
    await page.getByText(words.cast['send.away']).first().waitFor()
    expect(await page.locator('svg text').count()).toBeGreaterThan(12)
    await page.reload()
    await page.getByRole('button', { name: words.cast['plate.again'] }).waitFor()

    await context.setOffline(false)
    await page.getByRole('button', { name: words.cast['plate.again'] }).click()
    await page.waitForURL(/\/readings\//u)
    await page.getByText(words.reading.sealed, { exact: true }).waitFor()
    const { sessions }: { readonly sessions: readonly unknown[] } = await (await fetch(`${server.address}/api/sessions`)).json()
    expect(sessions).toHaveLength(1)
    await context.close()
  })
})
