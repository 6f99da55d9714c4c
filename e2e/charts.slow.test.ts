import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import type { Birth } from '@hefu/births'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post } from '../scripts/kit/ask.ts'
import { seriousFindings, sticksOut } from './kit/audit.ts'
import { type Look, looks, noBrowser, openContext } from './kit/browser.ts'
import { arrowTo, tabTo } from './kit/keys.ts'
import { openSite, type Site } from './kit/site.ts'
import { wordsOf } from './kit/words.ts'

const reason = noBrowser === undefined ? '' : ` (left out: ${noBrowser})`
const clock = (hour: number, minute: number) => ({ hour, minute, second: 0 })
const birth: Birth = {
  name: '林知夏',
  sex: 'female',
  date: { year: 1991, month: 8, day: 19 },
  calendar: 'gregorian',
  recorded: { kind: 'known', clock: clock(4, 58) },
  place: { name: '上海', latitude: 31.2222, longitude: 121.4581 },
  zone: 'Asia/Shanghai',
  reckoning: { kind: 'zone' },
}

describe.skipIf(noBrowser !== undefined)(`the chart of a person${reason}`, () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  }, 120_000)
  afterAll(() => site?.close())

  const open = async (look: Look, given: Birth): Promise<{ readonly page: Page; readonly broken: string[] }> => {
    const { person } = await post(`${site.server.address}/api/people`, { request: randomUUID(), birth: given })
    const page = await (await openContext(site.browser, look)).newPage()
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    page.on('console', (message) => message.type() === 'error' && broken.push(message.text()))
    await page.goto(`${site.server.address}/people/${String(person)}`)
    await page.getByRole('heading', { level: 2, name: wordsOf[look.language].chart.title, exact: true }).waitFor()
    await page.getByRole('img').first().waitFor()
    return { page, broken }
  }

  it.each([...looks, { language: 'zh-Hans', width: 390, dark: true }, { language: 'en', width: 1280, dark: true }] satisfies readonly Look[])(
    'is drawn with its settings, changed and compared by keyboard: $language, $width wide, dark $dark',
    { timeout: 120_000 },
    async (look) => {
      const { chart } = wordsOf[look.language]
      const { page, broken } = await open(look, birth)
      await page.getByText('23°44′').first().waitFor()
      await page.getByText('+09:00').first().waitFor()
      await owesNothing(page)
      expect(await page.getByRole('img').count()).toBe(look.width === 390 ? 2 : 3)
      expect(await page.getByRole('img').first().getAttribute('aria-label')).toContain(look.language === 'en' ? 'lagna in Cancer' : '巨蟹升')
      expect(await touching(page)).toEqual([])
      await tabTo(page, chart.varga)
      await arrowTo(page, 'D9')
      await expect.poll(() => page.getByRole('img').first().getAttribute('aria-label')).toContain('D9')
      await owesNothing(page)
      expect(await touching(page)).toEqual([])
      await tabTo(page, chart['dasha.pick'])
      const maha = look.language === 'en' ? 'Sun' : '太阳'
      await page.keyboard.press('ArrowRight')
      await page.getByText(chart['dasha.table.antar'].replace('{{lord}}', maha)).first().waitFor()
      await page.getByLabel(chart.ayanamsa).last().selectOption('raman')
      await page.getByText(chart['differ.one'].replace('{{setting}}', chart.ayanamsa)).waitFor()
      await owesNothing(page)
      expect(broken).toEqual([])
      await page.context().close()
    },
  )

  it('keeps chosen settings on the device and prints them; the picture taken away carries them and its label', { timeout: 120_000 }, async () => {
    const { chart } = wordsOf.en
    const { page, broken } = await open({ language: 'en', width: 390 }, birth)
    await page.getByText(chart['settings.change']).click()
    await page.getByLabel(chart.ayanamsa).first().selectOption('raman')
    await page.getByText(`${chart['ayanamsa.raman']} ayanamsa 22°17′`).waitFor()
    await page.getByText(chart['style.south']).click()
    await page.reload()
    await page.getByText(`${chart['ayanamsa.raman']} ayanamsa 22°17′`).waitFor()
    await page.getByText(chart['caption.south']).waitFor()
    const svg = await taken(page, chart['export.svg'])
    const drawn = (await readFile(await svg.path())).toString()
    expect(svg.suggestedFilename()).toBe('林知夏 D1.svg')
    expect(drawn).toContain('Raman ayanamsa 22°17′')
    expect(drawn).toContain(`<metadata>${chart['export.label']}</metadata>`)
    expect(drawn).not.toContain('var(')
    const png = await readFile(await (await taken(page, chart['export.png'])).path())
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(png.length).toBeGreaterThan(10_000)
    expect(broken).toEqual([])
  })

  it('says what a stretch of time leaves open, and draws no lagna without a time', { timeout: 120_000 }, async () => {
    const { chart } = wordsOf.en
    const look: Look = { language: 'en', width: 1280 }
    const stretch = await open(look, { ...birth, recorded: { kind: 'window', from: clock(4, 45), to: clock(5, 15) } })
    await stretch.page.getByText('The lagna is Cancer 10°').waitFor()
    await stretch.page.getByText('Within this stretch the dates of the dashas differ by').waitFor()
    const unknown = await open(look, { ...birth, recorded: { kind: 'unknown' } })
    await unknown.page.getByText('there is no lagna').waitFor()
    await unknown.page.getByText(chart['yoga.unknown']).waitFor()
    expect(await unknown.page.getByRole('img').first().getAttribute('aria-label')).toContain('counted from the Moon in Scorpio')
    await owesNothing(unknown.page)
    expect([...stretch.broken, ...unknown.broken]).toEqual([])
  })

  it('says so where the ephemeris does not reach', { timeout: 120_000 }, async () => {
    const { page } = await open({ language: 'en', width: 1280 }, birth)
    const { person } = await post(`${site.server.address}/api/people`, { request: randomUUID(), birth: { ...birth, date: { year: 1642, month: 12, day: 25 } } })
    await page.goto(`${site.server.address}/people/${String(person)}`)
    await page.getByText(wordsOf.en.chart['trouble.range']).waitFor()
    expect(await page.getByRole('img').count()).toBe(0)
  })
})

async function taken(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).first().click()])
  return download
}

async function owesNothing(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
  expect(await sticksOut(page)).toEqual([])
}

/** Labels on one line of a figure that meet in the faces of this machine. */
async function touching(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('svg[role="img"]')].flatMap((svg) => {
      const texts = [...svg.querySelectorAll('text')].map((text) => ({ said: text.textContent, y: text.getAttribute('y'), box: text.getBBox() }))
      return texts.flatMap(({ said, y, box }, at) =>
        texts.slice(0, at).flatMap((other) => {
          const meets = other.y === y && other.box.x < box.x + box.width && box.x < other.box.x + other.box.width
          return meets ? [`${other.said} meets ${said}`] : []
        }),
      )
    }),
  )
}
