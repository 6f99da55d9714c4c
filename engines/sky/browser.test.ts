import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadEphemeris } from './load/ephemeris.ts'
import { samples } from './golden/samples.ts'
import { outputLength } from './src/index.ts'

const folder = import.meta.dirname
const executablePath = [process.env['HEFU_CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
)
const missing = executablePath === undefined && process.env['HEFU_REQUIRE_CHROMIUM'] !== '1'

const names = '<script type="importmap">{ "imports": { "@hefu/sky": "/src/index.ts", "@hefu/sky/load": "/load/ephemeris.ts" } }</script>'
const [, example = ''] = /```html\n(.*?)```/su.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? []
/** Runs in the page, as text: the test's own modules are not there. */
const inPage = `Promise.all([import('/golden/samples.ts'), import('/load/ephemeris.ts')]).then(async ([{ samples }, { loadEphemeris }]) => samples(await loadEphemeris()))`
/** A told time, places by name and the zone of a point, asked in the page or here. */
const civilInPage = `(async (root) => {
  const [{ loadZones }, { loadPlaces }, { civilTime }, { readClock }] = await Promise.all(
    ['load/zones', 'load/places', 'src/time/civil-time', 'src/time/read-clock'].map((path) => import(root + path + '.ts')))
  const [zones, places] = await Promise.all([loadZones(), loadPlaces()])
  const found = ['横浜', 'Paris, Texas', 'Allahbad'].flatMap((name) => places.search(name))
  return JSON.stringify([found, places.zoneAt({ latitude: 31.6, longitude: 74.5 }), civilTime(zones, { clock: readClock('1942-10-11 16:00').clock, zone: found[0].place.zone })])
})`

describe.skipIf(missing)(`in a browser${missing ? ' (skipped: no Chromium on this machine)' : ''}`, () => {
  const asked: string[] = []
  let server: Server
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = request.url ?? '/'
      asked.push(path)
      if (path === '/') response.setHeader('content-type', 'text/html; charset=utf-8').end(names + example)
      else if (path.endsWith('.ts')) response.setHeader('content-type', 'text/javascript').end(stripTypeScriptTypes(readFileSync(join(folder, path), 'utf8')))
      else if (/\.(?:bin|gz)$/u.test(path)) response.end(readFileSync(join(folder, path)))
      else response.writeHead(404).end()
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: ['--no-sandbox', '--disable-dev-shm-usage'] })
    page = await browser.newPage()
  })
  afterAll(async () => {
    await browser?.close()
    server?.close()
  })

  test('the example of the README runs, with one fetch of the table', async () => {
    const address = server.address()
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
    await expect.poll(() => page.textContent('#moon')).toMatch(/^The Moon stands -?0″ from the Sun$/u)
    expect(asked.filter((path) => path.endsWith('.bin'))).toHaveLength(1)
  })

  test('places at 300 moments and charts of a birth window are those of Node, within 1e-9 degrees', async () => {
    const here = samples(await loadEphemeris())
    const there: typeof here = await page.evaluate(inPage)
    expect(there.places).toHaveLength(300 * outputLength)
    expect(there.charts).toHaveLength(24 * 11)
    expect(largest(here.places, there.places)).toBeLessThan(1e-9)
    expect(largest(here.charts, there.charts)).toBeLessThan(1e-9)
  })

  test('told times and places are those of Node, byte for byte', async () => {
    const there = await page.evaluate(`${civilInPage}('/')`)
    const program = `process.stdout.write(await ${civilInPage}(${JSON.stringify(pathToFileURL(`${folder}/`).href)}))`
    const here = execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    })
    expect(here.length).toBeGreaterThan(2500)
    expect(there).toBe(here)
  })
})

/** Largest difference of two lists, place by place. */
function largest(one: readonly number[], other: readonly number[]): number {
  return one.reduce((most, value, place) => Math.max(most, Math.abs(value - (other[place] ?? Number.NaN))), 0)
}
