import { languages, type Language } from '@hefu/liuyao/labels'
import { errorCodes } from '@hefu/wire'
import { expect, it } from 'vitest'
import { exportWords } from '../../export/words.ts'
import { writerWords } from '../../providers/words.ts'
import { errorBody, sentenceOf } from './error-body.ts'
import { statusOf } from './status.ts'

/** What the voice forbids on screen (visual language, section 8). */
const forbidden: Readonly<Record<Language, RegExp>> = {
  'zh-Hans':
    /系统|模型|错误|异常|失败码|重试次数|超时|后台|智能体|大师|亲|您|命中注定|必定|必然|一定会|保证|准确率|% ?的把握|概率|改运|化解|破财|血光|限时|充值/u,
  'zh-Hant':
    /系統|模型|錯誤|異常|失敗碼|重試次數|超時|後台|智能體|大師|親|您|命中註定|必定|必然|一定會|保證|準確率|% ?的把握|概率|改運|化解|破財|血光|限時|充值/u,
  en: /\b(?:systems?|models?|agents?|errors?|failed with|codes?|oops|sorry for the inconvenience|accurate|accuracy|guaranteed|destined|confidence|probability|magic|unlock|cosmic|journey|dear)\b/iu,
}

/** Every text in a table of words, functions called with what they may be given. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function')
    return textsOf(Reflect.apply(value, undefined, [Object.assign('https://one.example/v1', { name: 'One', address: 'https://one.example/v1' })]))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

it.each(languages)('says what was wrong and what to do about every code in %s', (language) => {
  for (const code of errorCodes) {
    const { message, next } = sentenceOf(code, language)
    for (const sentence of [message, next]) expect(sentence).toMatch(language === 'en' ? /^[A-Z].*\.$/u : /^[\p{Script=Han}A-Z].*。$/u)
    expect(statusOf[code]).toBeGreaterThanOrEqual(400)
  }
})

it.each(languages)('keeps to the voice in every word of errors, writers and exports in %s', (language) => {
  const texts = [...errorCodes.map((code) => sentenceOf(code, language)), writerWords[language], exportWords[language]].flatMap(textsOf)
  expect(texts.length).toBeGreaterThan(100)
  for (const text of texts) expect(text).not.toMatch(forbidden[language])
})

it('names the field, what is allowed and the turn, and never what was sent', () => {
  const body = errorBody({ refused: 'session-busy', field: 'input', allowed: ['a'], turn: 't', value: 'a secret' }, 'en', 'i')
  expect(body.error).toMatchObject({ code: 'session-busy', field: 'input', allowed: ['a'], turn: 't', id: 'i' })
  expect(JSON.stringify(body)).not.toContain('secret')
})
