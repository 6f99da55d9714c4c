import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newSession, openReading, post } from '../scripts/kit/ask.ts'
import { fakeOpenai } from '../turn/testing/index.ts'
import { noBrowser, openContext } from './kit/browser.ts'
import { readingChunks, useProvider } from './kit/provider.ts'
import { openSite, type Site } from './kit/site.ts'
import { wordsOf } from './kit/words.ts'

const reason = noBrowser === undefined ? '' : ` (left out: ${noBrowser})`
const words = wordsOf.en
/** What the product promises: the same open page shows the finished turn so soon after the server is back. */
const promised = { timeout: 10_000 }

describe.skipIf(noBrowser !== undefined)(`a server that is killed while a page is open${reason}`, () => {
  let site: Site
  beforeEach(async () => {
    site = await openSite({ HEFU_TEST: '1' })
  }, 120_000)
  afterEach(() => site?.close())

  it('finishes a reading that a model was in the middle of, in the same page, and charges it once', { timeout: 180_000 }, async () => {
    const { server, browser } = site
    const chunks = readingChunks()
    const model = await fakeOpenai([
      { chunks, pauseMs: 150 },
      { chunks, pauseMs: 5 },
    ])
    try {
      await useProvider(server.address, model.url)
      const { session, turn } = await openReading(server.address, words.question)
      const page = await (await openContext(browser, { language: 'en', width: 1280 })).newPage()
      await page.goto(`${server.address}/readings/${session}`)
      await page.getByText(words.reading['step.writing']).waitFor()
      await server.kill()
      await server.start()
      await page.getByText(words.reading.sealed, { exact: true }).waitFor(promised)
      await page.getByText('The plate speaks of a post that holds.').waitFor(promised)
      await page.getByText(words.reading['label.ai.says']).waitFor()
      expect(model.requests.length).toBe(2)
      expect(await chargeOf(server.address, turn)).toBe(1)
    } finally {
      await model.close()
    }
  })

  it('finishes a reading cut after any of its events, in the same page, and charges it once', { timeout: 600_000 }, async () => {
    const { server, browser } = site
    const { turn: whole } = await openReading(server.address, words.question)
    const events = await eventsOf(server.address, whole)
    expect(events).toBeGreaterThan(8)
    const page = await (await openContext(browser, { language: 'en', width: 1280 })).newPage()
    await server.stop()
    for (let seq = 1; seq <= events; seq += 1) {
      await server.start({ HEFU_TEST_DIE_AFTER: String(seq) })
      const { session } = await post(`${server.address}/api/sessions`, newSession(`${words.question} ${seq}`))
      await page.goto(`${server.address}/readings/${String(session)}`)
      await page.getByRole('button', { name: words.reading['unread.write'] }).click()
      await server.gone()
      await server.start()
      const again = page.getByRole('button', { name: words.reading['unread.write'] })
      await page.getByText(words.reading.sealed, { exact: true }).or(again).first().waitFor(promised)
      // The page may catch up by itself between the look and the press; then there is nothing left to press.
      if (await again.isVisible()) await again.click({ timeout: 3_000 }).catch(() => undefined)
      await page.getByText(words.reading.sealed, { exact: true }).waitFor(promised)
      const turns = await turnsOf(server.address, String(session))
      expect(
        turns.map(({ status, charge }) => `${status} ${charge}`),
        `cut after event ${seq}`,
      ).toEqual(['completed 1'])
      await server.stop()
    }
  })
})

async function chargeOf(address: string, turn: string): Promise<unknown> {
  const receipt: { readonly charge?: unknown } = await (await fetch(`${address}/api/turns/${turn}/receipt`)).json()
  return receipt.charge
}

/** How many events a turn's log has when it is over. */
async function eventsOf(address: string, turn: string): Promise<number> {
  const text = await (await fetch(`${address}/api/turns/${turn}/events`)).text()
  return Math.max(...[...text.matchAll(/^id: (\d+)$/gmu)].map(([, seq]) => Number(seq)))
}

async function turnsOf(address: string, session: string): Promise<readonly { readonly status: string; readonly charge: number }[]> {
  const whole: { readonly turns: readonly { readonly status: string; readonly charge: number }[] } = await (
    await fetch(`${address}/api/sessions/${session}`)
  ).json()
  return whole.turns
}
