import { expect, test } from 'vitest'

/** Every table of every page, by path: `./en/home.ts`. */
const files: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob('./{zh-Hans,en}/*.ts', { eager: true })
const pages = [...new Set(Object.keys(files).map((path) => path.split('/')[2] ?? ''))].toSorted()

function tableOf(language: 'zh-Hans' | 'en', page: string): ReadonlyMap<string, string> {
  const exported = Object.values(files[`./${language}/${page}`] ?? {}).find((value) => typeof value === 'object' && value !== null)
  return new Map(Object.entries(exported ?? {}).map(([key, sentence]) => [key, String(sentence)]))
}

function filledIn(sentence: string): readonly string[] {
  return [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').toSorted()
}

test.each(pages)('%s has the same sentences in both languages', (page) => {
  const zh = tableOf('zh-Hans', page)
  const en = [...tableOf('en', page).keys()].filter((key) => !(key.endsWith('_one') && zh.has(key.slice(0, -4))))
  expect(zh.size).toBeGreaterThan(0)
  expect(en.toSorted()).toEqual([...zh.keys()].toSorted())
})

test.each(pages)('%s fills in nothing in English that the Chinese sentence is not given', (page) => {
  const zh = tableOf('zh-Hans', page)
  const strange = [...tableOf('en', page)].flatMap(([key, sentence]) => {
    const given = filledIn(zh.get(key.replace(/_one$/, '')) ?? '')
    return filledIn(sentence).flatMap((value) => (given.includes(value) ? [] : [`${key}: ${value}`]))
  })
  expect(strange).toEqual([])
})

test.each(pages)('%s sets Chinese sentences with full-width marks', (page) => {
  const found = [...tableOf('zh-Hans', page)].filter(([, sentence]) => /\p{Script=Han}[,;:!?()]|[,;!?()]\p{Script=Han}/u.test(sentence))
  expect(found).toEqual([])
})
