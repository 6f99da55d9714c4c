import { expect, test } from 'vitest'

/** Every table of every page, by path: `./en/home.ts`. */
const files: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob('./{zh-Hans,en}/*.ts', { eager: true })
const pages = [...new Set(Object.keys(files).map((path) => path.split('/')[2] ?? ''))].toSorted()

/** Words that the page never says (docs: voice). */
const unsaid = {
  'zh-Hans':
    /系统|模型|错误|异常|失败码|重试次数|超时|后台|智能体|大师|亲爱|您|命中注定|必定|必然|一定会|保证|准确率|的把握|概率|改运|化解|破财|血光|限时|充值/,
  en: /\b(?:system|model|agent|error|failed with|code|oops|sorry|accurate|accuracy|guaranteed|destined|confidence|probability|magic|unlock|cosmic|journey|dear)\b/i,
} as const

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

test.each(pages)('%s keeps to the voice', (page) => {
  for (const language of ['zh-Hans', 'en'] as const) {
    const found = [...tableOf(language, page)].filter(([, sentence]) => unsaid[language].test(sentence.replaceAll(/\{\{\w+\}\}/g, '')))
    expect(found).toEqual([])
  }
})

test.each(pages)('%s sets Chinese sentences with full-width marks', (page) => {
  const found = [...tableOf('zh-Hans', page)].filter(([, sentence]) => /\p{Script=Han}[,;:!?()]|[,;!?()]\p{Script=Han}/u.test(sentence))
  expect(found).toEqual([])
})
