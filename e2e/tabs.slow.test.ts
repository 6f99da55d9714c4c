import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newSession, openReading, post } from '../scripts/kit/ask.ts'
import { noBrowser, openContext } from './kit/browser.ts'
import { openSite, type Site } from './kit/site.ts'
import { wordsOf } from './kit/words.ts'

const reason = noBrowser === undefined ? '' : ` (left out: ${noBrowser})`
const words = wordsOf.en

describe.skipIf(noBrowser !== undefined)(`two tabs${reason}`, () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ HEFU_TEST: '1' })
  }, 120_000)
  afterAll(() => site?.close())

  it('show the same turn, and the one follow-up that either of them asked', { timeout: 120_000 }, async () => {
    const { server, browser } = site
    const { session } = await openReading(server.address, words.question)
    const context = await openContext(browser, { language: 'en', width: 1280 })
    const [one, two] = [await context.newPage(), await context.newPage()]
    for (const page of [one, two]) {
      await page.goto(`${server.address}/readings/${session}`)
      await page.getByText(words.reading.sealed, { exact: true }).waitFor()
      await page.getByLabel(words.reading['followUp.label']).fill(words.further)
    }
    await one.getByRole('button', { name: words.reading['followUp.send'] }).click()
    await one.getByText(words.reading['followUp.used']).waitFor()
    await two.getByRole('button', { name: words.reading['followUp.send'] }).click()
    await two.getByText(/one follow-up has been used/u).waitFor()
    const whole: { readonly turns: readonly { readonly kind: string }[] } = await (await fetch(`${server.address}/api/sessions/${session}`)).json()
    expect(whole.turns.map(({ kind }) => kind)).toEqual(['reading', 'follow-up'])
  })

  it('that cast at once make two sessions; one cast sent twice makes one', async () => {
    const { server } = site
    const url = `${server.address}/api/sessions`
    const [one, two] = await Promise.all([post(url, newSession('One matter')), post(url, newSession('One matter'))])
    expect(one['session']).not.toBe(two['session'])
    const same = newSession('Another matter')
    const [first, second] = await Promise.all([post(url, same), post(url, same)])
    expect(first['session']).toBe(second['session'])
  })

  it('that send at once open one turn; the other is told which one runs', async () => {
    const { server } = site
    const { session } = await post(`${server.address}/api/sessions`, newSession('#stream 20 20'))
    const send = (): Promise<Response> =>
      fetch(`${server.address}/api/sessions/${String(session)}/turns`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ request: randomUUID(), language: 'en', input: { kind: 'reading' } }),
      })
    const answers = await Promise.all([send(), send(), send()])
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([202, 409, 409])
    const told = await Promise.all(
      answers.map(async (answer): Promise<{ readonly turn?: string; readonly error?: { readonly code: string; readonly turn: string } }> => answer.json()),
    )
    const turn = told.find((body) => body.turn !== undefined)?.turn
    for (const { error } of told) if (error !== undefined) expect(error).toMatchObject({ code: 'session-busy', turn })
  })
})
