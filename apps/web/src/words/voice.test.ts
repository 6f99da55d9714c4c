import * as labels from '@hefu/liuyao/labels'
import { expect, test } from 'vitest'

/** Every table of sentences that can come before a reader, by path: the page's, the server's, the narrator's. */
const files: Readonly<Record<string, unknown>> = import.meta.glob(
  ['./{zh-Hans,en}/*.ts', '../../../server/src/**/tables/*.ts', '../../../../contracts/liuyao/**/tables/**/*.ts'],
  { eager: true },
)

/** Words that are never said (docs: voice). */
const unsaid = [
  /系统|模型|错误|异常|失败码|重试次数|超时|后台|智能体|大师|亲爱|您|命中注定|必定|必然|一定会|保证|准确率|的把握|概率|改运|化解|破财|血光|限时|充值/u,
  /系統|錯誤|異常|失敗碼|重試次數|超時|後臺|智慧體|大師|親愛|命中註定|一定會|保證|準確率|機率|改運|破財|限時/u,
  /\b(?:system|model|agent|error|failed with|code|oops|sorry|accurate|accuracy|guaranteed|destined|confidence|probability|magic|unlock|cosmic|journey|dear)\b/iu,
]

/** Every sentence under a value, with the path to it. */
function sentencesIn(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value.replaceAll(/\{\{?\w+\}?\}/gu, '')]]
  if (typeof value === 'function')
    return [...String(value).matchAll(/(['"`])(.*?)\1/gsu)].map(([, , said = '']) => [path, said.replaceAll(/\$\{[^}]*\}/gu, '')])
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => sentencesIn(inner, `${path} ${key}`))
}

const told = (value: unknown, path: string): readonly (readonly [string, string])[] =>
  sentencesIn(value, path).filter(([, sentence]) => unsaid.some((words) => words.test(sentence)))

test('every table is looked at', () => {
  expect(Object.keys(files).length).toBeGreaterThan(30)
})

test.each(Object.keys(files))('%s keeps to the voice', (path) => {
  expect(told(files[path], path)).toEqual([])
})

test('the engine’s labels keep to the voice', () => {
  const tables = Object.entries(labels).filter(([, table]) => typeof table === 'object')
  expect(tables.length).toBeGreaterThan(0)
  expect(tables.flatMap(([name, table]) => told(table, name))).toEqual([])
})
