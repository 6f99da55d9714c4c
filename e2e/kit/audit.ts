import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Findings of an accessibility audit that are serious or critical, as sentences; none is what every page owes. */
export async function seriousFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(await readFile(script, 'utf8'))
  const found = await page.evaluate(async (): Promise<axe.AxeResults> => Reflect.get(globalThis, 'axe').run(document))
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** What sticks out of the page sideways, as selectors; none is what every page owes at every width. */
export async function sticksOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= wide) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > wide + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
  })
}
