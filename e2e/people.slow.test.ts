import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newSession, post } from '../scripts/kit/ask.ts'
import { seriousFindings, sticksOut } from './kit/audit.ts'
import { type Look, looks, noBrowser, openContext } from './kit/browser.ts'
import { arrowTo, tabTo } from './kit/keys.ts'
import { openSite, type Site } from './kit/site.ts'
import { wordsOf } from './kit/words.ts'

const reason = noBrowser === undefined ? '' : ` (left out: ${noBrowser})`
const en = wordsOf.en.people
const script = '<img src=x onerror="document.title=1"> "; drop table person; --'

describe.skipIf(noBrowser !== undefined)(`people${reason}`, () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  }, 120_000)
  afterAll(() => site?.close())

  const open = async (look: Look): Promise<{ readonly page: Page; readonly broken: string[] }> => {
    const page = await (await openContext(site.browser, look)).newPage()
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    page.on('console', (message) => message.type() === 'error' && broken.push(message.text()))
    return { page, broken }
  }
  const plain: Look = { language: 'en', width: 1280 }
  const to = async (page: Page, path: string): Promise<void> => {
    await page.goto(`${site.server.address}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }

  it.each([...looks, { language: 'zh-Hans', width: 390, dark: true }, { language: 'en', width: 1280, dark: true }] satisfies readonly Look[])(
    'somebody is added from the first page by keyboard alone, and shown with where the offset comes from: $language, $width wide, dark $dark',
    { timeout: 120_000 },
    async (look) => {
      const { people, home } = wordsOf[look.language]
      const { page, broken } = await open(look)
      await to(page, '/')
      await tabTo(page, home['people.name'])
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: people.title }).waitFor()
      await owesNothing(page)
      await tabTo(page, people.add)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: people['form.new'] }).waitFor()
      await tabTo(page, people['form.name'])
      const name = `Asha ${look.language} ${look.width} ${String(look.dark)}`
      await page.keyboard.type(name)
      for (const [part, typed] of [
        ['year', '1942'],
        ['month', '10'],
        ['day', '11'],
      ] as const) {
        await tabTo(page, people[`form.${part}`])
        await page.keyboard.type(typed)
      }
      await tabTo(page, people['form.recorded'])
      await arrowTo(page, people['kind.window'])
      await page.getByLabel(people['form.from'], { exact: true }).fill('15:45')
      await page.getByLabel(people['form.to'], { exact: true }).fill('16:15')
      await page.getByRole('combobox', { name: people['form.place'] }).focus()
      await page.keyboard.type('इलाहाबाद')
      await hits(page, people['form.place.list']).first().waitFor()
      await owesNothing(page)
      await page.keyboard.press('Enter')
      await page.getByText('+06:30').first().waitFor()
      await owesNothing(page)
      await tabTo(page, people['form.save'])
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page
        .getByText(look.language === 'en' ? '+06:30, India war time, 1942-09-01 to 1945-10-15' : '+06:30，印度战时时间，1942-09-01 至 1945-10-15')
        .waitFor()
      await page.getByText('1942-10-11 15:45 – 16:15').first().waitFor()
      await owesNothing(page)
      await to(page, '/people')
      await page.getByRole('link', { name }).waitFor()
      await owesNothing(page)
      expect(broken).toEqual([])
      await page.context().close()
    },
  )

  it('asks which time is meant where the clock showed it twice, keeps the answer, and says where the focus is wanted', { timeout: 120_000 }, async () => {
    const { page, broken } = await open(plain)
    await to(page, '/people/new')
    await page.getByRole('button', { name: en['form.save'] }).click()
    await page.getByText(en['fault.name']).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
    await page.getByLabel(en['form.name']).fill('Twice')
    await fillDate(page, ['1991', '9', '15'])
    await page.getByLabel(en['form.clock'], { exact: true }).fill('01:30')
    await choosePlace(page, '上海')
    await page.getByText(en['form.choice.fold']).waitFor()
    await page.getByRole('button', { name: en['form.save'] }).click()
    await page.getByText(en['fault.choice']).waitFor()
    await page.getByRole('radio', { name: 'The second time, offset +08:00' }).check()
    await page.getByRole('button', { name: en['form.save'] }).click()
    await page.getByRole('heading', { level: 1, name: 'Twice' }).waitFor()
    await page.getByText(`${en['person.instant']} 1991-09-14 17:30:00`).waitFor()
    expect(broken).toEqual([])
  })

  it('tells twins apart, and takes coordinates, a zone and an offset by hand as they are typed', { timeout: 120_000 }, async () => {
    const { page } = await open(plain)
    await to(page, '/people/new')
    await page.getByRole('combobox', { name: en['form.place'] }).fill('Springfield')
    await hits(page).nth(9).waitFor()
    expect(new Set(await hits(page).allTextContents()).size).toBe(10)
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: en['form.place'] }).fill('a village')
    await page.getByText(en['form.details']).click()
    await page.getByLabel(en['form.latitude']).fill('12°59′N')
    await page.getByLabel(en['form.longitude']).fill('77.583')
    await page.getByText('zone Asia/Kolkata').waitFor()
    expect(await page.getByLabel(en['form.zone'], { exact: true }).inputValue()).toBe('Asia/Kolkata')
    await page.getByLabel(en['form.reckoning']).selectOption('offset')
    await page.getByLabel(en['form.offset']).fill('+05:00')
    await page.getByLabel(en['form.name']).fill(script)
    await fillDate(page, ['1990', '1', '2'])
    await page.getByText(en['kind.unknown']).click()
    await page.getByText(en['form.working.other']).first().click()
    await page.getByLabel(en['form.clock'], { exact: true }).fill('12:00')
    await page.getByLabel(en['form.notes']).fill(script)
    await page.getByRole('button', { name: en['form.save'] }).click()
    await page.getByRole('heading', { level: 1, name: script }).waitFor()
    await page.getByText('+05:00, offset as given').waitFor()
    await page.getByText('a village').waitFor()
    await page.getByText(`1990-01-02 ${en['time.unknown']}`).waitFor()
    await page.getByText(`${en['person.instant']} 1990-01-02 07:00:00`).waitFor()
    await page.getByRole('link', { name: en['person.edit'] }).click()
    await page.getByLabel(en['form.latitude']).waitFor()
    expect(await page.getByLabel(en['form.offset']).inputValue()).toBe('+05:00')
    expect(await page.title()).not.toBe('1')
  })

  it('shows what a file holds before anything is kept, takes what is chosen, and knows it again', { timeout: 120_000 }, async () => {
    const { page } = await open(plain)
    const count = async (): Promise<number> => (await (await fetch(`${site.server.address}/api/people?search=Imported`)).json()).people.length
    await to(page, '/people/import')
    const table = 'who,when,at,lat,lon\nImported A,3/4/1990,12:00,28.65,77.23\nImported B,13/4/1990,,28.65,77.23\nImported C,13/4/1990,25:00,95,77.23\n'
    await choose(page, 'people.csv', table)
    await page.getByLabel('who · Imported A').selectOption('name')
    await page.getByLabel('when · 3/4/1990').selectOption('date')
    await page.getByLabel('at · 12:00').selectOption('time')
    await page.getByText(en['order.dmy']).click()
    await page.getByRole('rowheader', { name: 'Imported A' }).waitFor()
    await page.getByText(`1990-04-03 12:00`).waitFor()
    await page.getByText('2 rows can be kept, 1 cannot.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(await count()).toBe(0)
    await page.getByRole('checkbox', { name: 'Keep line 3' }).uncheck()
    await page.getByRole('button', { name: 'Keep the 1 selected person' }).click()
    await page.getByText('1 person was kept.').first().waitFor()
    expect(await count()).toBe(1)
    await page.getByRole('link', { name: en['import.another'] }).click()
    await choose(page, 'Imported A.jhd', '4\r\n3\r\n1990\r\n12.00\r\n-5.30\r\n-77.1380\r\n28.39\r\n')
    await page.getByText(en['import.known']).waitFor()
    expect(await page.getByRole('checkbox').isChecked()).toBe(false)
    await choose(page, 'broken.jhd', '4\r\n3\r\n1990\r\n12.75\r\n')
    await page.getByText('Lines missing: 4 of ≥ 7').waitFor()
  })

  it.each([390, 1280] as const)('the table of a file fits a page %i wide', { timeout: 60_000 }, async (width) => {
    const { page } = await open({ language: 'zh-Hans', width })
    await to(page, '/people/import')
    await choose(page, 'x.aaf', '#A93:Einstein,Albert,m,14.3.1879,11:30,Ulm,D\n#B93:2407851.9514,48n24,10e00,0e40,0\nhello\n')
    await page.getByRole('rowheader', { name: 'Albert Einstein' }).waitFor()
    await owesNothing(page)
    expect(await page.getByRole('checkbox').count()).toBe(1)
  })

  it('names what goes with a person, and takes it away', { timeout: 60_000 }, async () => {
    const { address } = site.server
    const { page } = await open(plain)
    const birth = {
      name: 'Going',
      date: { year: 1990, month: 1, day: 2 },
      calendar: 'gregorian',
      recorded: { kind: 'unknown' },
      place: { name: '', latitude: 1, longitude: 2 },
      reckoning: { kind: 'offset', offsetSeconds: 0 },
    }
    const { person } = await post(`${address}/api/people`, { request: 'going', birth })
    const { session } = await post(`${address}/api/sessions`, { ...Object(newSession('hanging')), person })
    await to(page, `/people/${String(person)}`)
    await page.getByRole('button', { name: en['person.delete'] }).click()
    await page.getByRole('alertdialog').getByText('takes away the 1 record').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('alertdialog').getByRole('button', { name: en['person.delete'] }).click()
    await page.getByRole('heading', { level: 1, name: en.title }).waitFor()
    expect(await page.getByRole('link', { name: 'Going' }).count()).toBe(0)
    expect((await fetch(`${address}/api/sessions/${String(session)}`)).status).toBe(404)
    await to(page, `/people/${String(person)}`)
    await page.getByText(en['person.missing']).waitFor()
  })
})

async function owesNothing(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
  expect(await sticksOut(page)).toEqual([])
}

function hits(page: Page, name: string = en['form.place.list']) {
  return page.getByRole('listbox', { name }).getByRole('option')
}

async function fillDate(page: Page, [year, month, day]: readonly [string, string, string]): Promise<void> {
  const date = page.getByRole('group', { name: en['form.date'] })
  await date.getByLabel(en['form.year']).fill(year)
  await date.getByLabel(en['form.month']).fill(month)
  await date.getByLabel(en['form.day']).fill(day)
}

async function choosePlace(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: en['form.place'] }).fill(name)
  await hits(page).first().click()
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
}
