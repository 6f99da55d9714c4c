import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeOpenai } from '../turn/testing/index.ts'
import { sticksOut } from './kit/audit.ts'
import { noBrowser, openContext } from './kit/browser.ts'
import { castOn, startThrowing } from './kit/casting.ts'
import { useProvider } from './kit/provider.ts'
import { openSite, type Site } from './kit/site.ts'
import { wordsOf } from './kit/words.ts'

const reason = noBrowser === undefined ? '' : ` (left out: ${noBrowser})`
const words = wordsOf.en
const markup = `"><script>window.ran=1</script><img src=x onerror="window.ran=1">{{question}}$t(head)${'W'.repeat(300)}`

describe.skipIf(noBrowser !== undefined)(`who does what nobody should${reason}`, () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ HEFU_RATE: '0' })
  }, 120_000)
  afterAll(() => site?.close())

  const opened = async (path: string): Promise<Page> => {
    const page = await (await openContext(site.browser, { language: 'en', width: 390 })).newPage()
    await page.goto(`${site.server.address}${path}`)
    return page
  }

  it('sees markup as the words that it is, wherever it is written, and no page grows sideways', { timeout: 120_000 }, async () => {
    const page = await opened('/cast/liuyao')
    const still = async (): Promise<void> => {
      expect(await sticksOut(page), page.url()).toEqual([])
      expect(await page.evaluate(() => Reflect.get(globalThis, 'ran'))).toBeUndefined()
    }
    await castOn(page, markup)
    await still()
    await page.getByRole('button', { name: words.cast['plate.read'] }).click()
    await page.getByText(words.reading.sealed, { exact: true }).waitFor()
    await still()
    await page.getByLabel(words.reading['followUp.label']).fill(markup)
    await page.getByRole('button', { name: words.reading['followUp.send'] }).click()
    await page.getByText(words.reading['followUp.used']).waitFor()
    await page.getByLabel(words.reading['outcome.label']).fill(markup)
    await page.getByRole('button', { name: words.common.save }).click()
    await page.getByText(words.reading['outcome.saved']).first().waitFor()
    await still()
    await page.goto(`${site.server.address}/history?search=${encodeURIComponent(markup.slice(0, 60))}`)
    await page
      .getByRole('link', { name: /window\.ran=1/u })
      .first()
      .waitFor()
    await still()
  })

  it('is told of ten thousand characters where they stand, and loses none of them', { timeout: 60_000 }, async () => {
    const page = await opened('/cast/liuyao')
    await startThrowing(page, 'x'.repeat(10_000))
    await page.getByText(words.cast['fault.question-long']).waitFor()
    await page.reload()
    expect(await page.getByLabel(words.cast.question).inputValue()).toHaveLength(10_000)
  })

  it('finds every step again after the back button and after a reload, and the sent cast nowhere but in its reading', { timeout: 120_000 }, async () => {
    const page = await opened('/')
    await page.goto(`${site.server.address}/cast/liuyao`)
    await startThrowing(page, words.question)
    await page.keyboard.press('Space')
    await page.getByText(words.cast['forming.wait']).nth(4).waitFor({ state: 'detached' })
    await page.goBack()
    await page.goForward()
    await page.reload()
    await page.getByText(words.cast['forming.head']).first().waitFor()
    expect(await page.getByText(words.cast['forming.wait']).count()).toBe(4)
    await page.getByRole('button', { name: words.cast['toss.rest'] }).click()
    await page.getByRole('button', { name: words.cast['plate.read'] }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: words.cast['plate.read'] }).click()
    await page.waitForURL(/\/readings\//u)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: words.cast.head }).waitFor()
    await page.goForward()
    await page.getByText(words.reading.sealed, { exact: true }).waitFor()
  })

  it('is told that the clock of the device stands where no cast can be made', { timeout: 60_000 }, async () => {
    const page = await (await openContext(site.browser, { language: 'en', width: 390 })).newPage()
    await page.clock.install({ time: new Date('2150-06-01T00:00:00Z') })
    await page.goto(`${site.server.address}/cast/liuyao`)
    await startThrowing(page, words.question)
    await page.getByText(/The clock of this device says so/u).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(words.cast.head)
  })

  it('is told which way a service failed, and reads by the built-in narrator from there', { timeout: 120_000 }, async () => {
    const service = await fakeOpenai([{ status: 401 }, { status: 401 }])
    await useProvider(site.server.address, service.url)
    const page = await opened('/cast/liuyao')
    await castOn(page, `${words.question} By a service`)
    await page.getByRole('button', { name: words.cast['plate.read'] }).click()
    await page.getByText(words.reading['trouble.key']).first().waitFor()
    await page.getByRole('button', { name: words.reading['writer.rules'] }).click()
    await page.getByText(words.reading['label.rules.says']).waitFor()
    expect(service.requests).toHaveLength(1)
    await service.close()
  })
})
