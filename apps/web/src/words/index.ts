import { createInstance, type i18n } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { firstLanguage, isPageLanguage, keepLanguage, pageLanguages, type PageLanguage } from './language.ts'

/** Words of one page in one language: flat, one sentence a key, `{{name}}` for what is filled in. */
export type Table = Readonly<Record<string, string>>

/** The other language's table of the same page: the same keys, and `_one` forms where its grammar counts. */
export type SameWords<T extends Table> = { readonly [K in keyof T]: string } & { readonly [K in keyof T & string as `${K}_one`]?: string }

/** What a sentence wants filled in, read off its text. */
type Filled<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Filled<Rest> : never
type Values<S extends string> = [Filled<S>] extends [never] ? [] : [values: { readonly [Name in Filled<S>]: string | number }]

/** Says a sentence of a page's table. */
export type Say<T extends Table> = <K extends keyof T & string>(key: K, ...values: Values<T[K]>) => string

/** A page's words, registered. */
export type PageWords<T extends Table> = { readonly name: string; readonly keys?: T }

const words: i18n = createInstance()
void words
  .use(initReactI18next)
  .init({
    lng: firstLanguage(),
    supportedLngs: [...pageLanguages],
    fallbackLng: false,
    resources: {},
    ns: [],
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })

/** Registers a page's words. Called once, at the top of the page's own `words.ts`, so that they load with the page. */
export function pageWords<const T extends Table>(name: string, tables: { readonly 'zh-Hans': T; readonly en: SameWords<NoInfer<T>> }): PageWords<T> {
  for (const language of pageLanguages) words.addResourceBundle(language, name, tables[language], false, true)
  return { name }
}

/** Says the page's sentences in the page's language; the component is drawn anew when that changes. */
export function useWords<T extends Table>(page: PageWords<T>): Say<T> {
  useTranslation(page.name)
  return sayer(page, pageLanguage())
}

/** The same for a language of its own, outside components. */
export function wordsIn<T extends Table>(page: PageWords<T>, language: PageLanguage): Say<T> {
  return sayer(page, language)
}

function sayer<T extends Table>(page: PageWords<T>, language: PageLanguage): Say<T> {
  return (key, ...[values]) => translate(key, { ...values, lng: language, ns: page.name })
}

function translate(key: string, options: Readonly<Record<string, string | number>>): string {
  return words.t(key, options)
}

/** The page's language now. */
export function pageLanguage(): PageLanguage {
  return isPageLanguage(words.language) ? words.language : 'zh-Hans'
}

/** The page's language, and how to change it. */
export function useLanguage(): readonly [PageLanguage, (language: PageLanguage) => void] {
  useTranslation()
  return [pageLanguage(), changeLanguage]
}

function changeLanguage(language: PageLanguage): void {
  keepLanguage(language)
  document.documentElement.lang = language
  void words.changeLanguage(language)
}

export { pageLanguages, type PageLanguage } from './language.ts'
