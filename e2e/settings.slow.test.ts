import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noBrowser, openContext } from './kit/browser.ts'
import { castOn } from './kit/casting.ts'
import { openSite, type Site } from './kit/site.ts'
import { wordsOf } from './kit/words.ts'

const reason = noBrowser === undefined ? '' : ` (left out: ${noBrowser})`
const words = wordsOf.en

describe.skipIf(noBrowser !== undefined)(`settings of a device${reason}`, () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  }, 120_000)
  afterAll(() => site?.close())

  it('hold for every page from then on, and a new cast starts with the conventions chosen', { timeout: 120_000 }, async () => {
    const { server, browser } = site
    const page = await (await openContext(browser, { language: 'en', width: 1280 })).newPage()
    await page.goto(`${server.address}/settings`)
    await page.getByText(words.settings['motion.off'], { exact: true }).click()
    await page.getByText('Bushi Zhengzong', { exact: true }).click()
    await page.goto(`${server.address}/cast/liuyao`)
    expect(await page.locator('html').getAttribute('data-motion')).toBe('off')
    await castOn(page, words.question)
    await page.getByRole('button', { name: words.cast['plate.read'] }).click()
    await page.getByText(words.reading.sealed, { exact: true }).waitFor()
    const session = page.url().split('/').at(-1) ?? ''
    const whole: unknown = await (await fetch(`${server.address}/api/sessions/${session}`)).json()
    expect(whole).toMatchObject({ options: { preset: 'zhengzong' } })
  })
})
