import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

const places = [process.env['HEFU_CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executable = places.find((place) => place !== undefined && existsSync(place))

/** Why the tests in a browser cannot run here, or undefined where they can. In continuous integration a missing browser is a failure. */
export const noBrowser = executable === undefined && process.env['HEFU_REQUIRE_CHROMIUM'] !== '1' ? 'no Chromium on this machine' : undefined

/** How a page is looked at. */
export interface Look {
  readonly language: 'zh-Hans' | 'en'
  readonly width: 390 | 1280
  readonly dark?: boolean
}

/** Every combination that a page must be right in. */
export const looks: readonly Look[] = (['zh-Hans', 'en'] as const).flatMap((language) => ([390, 1280] as const).map((width) => ({ language, width })))

/** Starts Chromium. */
export async function openBrowser(): Promise<Browser> {
  if (executable === undefined) throw new Error('Chromium is required and not installed')
  return chromium.launch({ executablePath: executable, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
}

/** A browser profile of its own: language, width, colour scheme, reduced motion. */
export async function openContext(browser: Browser, { language, width, dark }: Look): Promise<BrowserContext> {
  return browser.newContext({
    locale: language === 'en' ? 'en-GB' : 'zh-CN',
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: dark === true ? 'dark' : 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
  })
}
