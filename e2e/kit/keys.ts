import type { Page } from 'playwright-core'

/** Presses Tab until what has the focus bears the name, as somebody without a mouse does. Throws with what was passed when it never comes. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = []
  for (let n = 0; n < 120; n += 1) {
    await page.keyboard.press('Tab')
    const named = await focused(page)
    if (typeof name === 'string' ? named.includes(name) : name.test(named)) return
    passed.push(named.slice(0, 40))
  }
  throw new Error(`the focus never came to ${String(name)}; it passed ${passed.join(' | ')}`)
}

/** The accessible name of what has the focus, as far as it is written in the page. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return ''
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])].map((label) => label.textContent) : []
    const group = element.closest('fieldset')?.querySelector('legend')?.textContent
    return [element.getAttribute('aria-label'), ...labels, element.textContent, group]
      .filter((text) => text !== null && text !== undefined && text !== '')
      .join(' ')
  })
}

/** Chooses a radio of the group that has the focus by its arrows. */
export async function arrowTo(page: Page, name: string): Promise<void> {
  for (let n = 0; n < 40; n += 1) {
    const chosen = await page.evaluate(() => {
      const element = document.activeElement
      return element instanceof HTMLInputElement && element.checked ? (element.labels?.[0]?.textContent ?? '') : ''
    })
    if (chosen.includes(name)) return
    await page.keyboard.press(n === 0 && chosen === '' ? 'Space' : 'ArrowRight')
  }
  throw new Error(`no choice of the group is called ${name}`)
}
