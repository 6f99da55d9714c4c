import { gzipSync } from 'node:zlib'
import { openBrowser } from '../../../e2e/kit/browser.ts'
import { startServer } from '../../kit/server.ts'
import type { Measure } from '../liuyao.ts'

/** In kB of 1,000 bytes. */
const budget = 130

/** What Chromium fetches to show the first page: scripts and styles, gzipped. */
export async function firstLoad(): Promise<readonly Measure[]> {
  const server = await startServer({ HEFU_LOG: 'warn' })
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    const fetched: Promise<number>[] = []
    page.on('response', (response) => {
      if (/\.(?:js|css)$/u.test(new URL(response.url()).pathname)) fetched.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
    })
    await page.goto(server.address, { waitUntil: 'networkidle' })
    const total = (await Promise.all(fetched)).reduce((sum, size) => sum + size, 0) / 1000
    return [
      { name: 'page: first load, gzip', ratio: budget / total, wanted: 1, detail: `${budget} kB against ${total.toFixed(1)} kB in ${fetched.length} files` },
    ]
  } finally {
    await browser.close()
    await server.dispose()
  }
}
