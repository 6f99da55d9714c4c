import type { Browser } from 'playwright-core'
import { type Running, startServer } from '../../scripts/kit/server.ts'
import { openBrowser } from './browser.ts'

/** A server and a browser. */
export interface Site {
  readonly server: Running
  readonly browser: Browser
  readonly close: () => Promise<void>
}

/** Starts both. */
export async function openSite(env: Readonly<Record<string, string>> = {}): Promise<Site> {
  const [server, browser] = await Promise.all([startServer({ HEFU_LOG: 'warn', ...env }), openBrowser()])
  return {
    server,
    browser,
    close: async () => {
      await browser.close()
      await server.dispose()
    },
  }
}
