import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReading } from '../scripts/kit/ask.ts'
import { noBrowser, openContext } from './kit/browser.ts'
import { openSite, type Site } from './kit/site.ts'
import { wordsOf } from './kit/words.ts'

const reason = noBrowser === undefined ? '' : ` (left out: ${noBrowser})`
const words = wordsOf.en

describe.skipIf(noBrowser !== undefined)(`text that may still be withdrawn${reason}`, () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ HEFU_TEST: '1' })
  }, 120_000)
  afterAll(() => site?.close())

  it('looks like a draft, vanishes when it is withdrawn, and is never kept', { timeout: 120_000 }, async () => {
    const { server, browser } = site
    const { session } = await openReading(server.address, '#withdraw 80 60')
    const page = await (await openContext(browser, { language: 'en', width: 1280 })).newPage()
    await page.goto(`${server.address}/readings/${session}`)
    await page.getByText(words.reading.draft).waitFor()
    await page.getByText('early5@').waitFor()
    await page.getByText(words.reading['step.withdrawn']).or(page.getByText(words.reading['past.withdrawn'])).first().waitFor()
    expect(await page.getByText('early5@').count()).toBe(0)
    await page.getByText('w5@').waitFor()
    await page.reload()
    await page.getByText('w9@').waitFor()
    expect(await page.getByText('early').count()).toBe(0)
  })
})
