/** The languages that this package has words for. */
export const languages = ['zh-Hans', 'zh-Hant', 'en'] as const

/** One of `languages`. */
export type Language = (typeof languages)[number]
