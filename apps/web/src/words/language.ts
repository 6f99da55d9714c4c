/** Languages of the page; both are complete. */
export const pageLanguages = ['zh-Hans', 'en'] as const

/** One of them. */
export type PageLanguage = (typeof pageLanguages)[number]

const place = 'hefu.language'

export function isPageLanguage(value: unknown): value is PageLanguage {
  return pageLanguages.some((language) => language === value)
}

/** The language chosen on this device, or else the first of the browser that the page has. */
export function firstLanguage(): PageLanguage {
  const chosen = readKept()
  if (isPageLanguage(chosen)) return chosen
  return /^zh\b/i.test(navigator.language) ? 'zh-Hans' : 'en'
}

export function keepLanguage(language: PageLanguage): void {
  try {
    localStorage.setItem(place, language)
  } catch {
    // Storage can be closed; the choice then lasts as long as the page.
  }
}

function readKept(): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}
