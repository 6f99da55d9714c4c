import { describe, expect, test } from 'vitest'
import { readBase } from './base.ts'
import { readHan } from './han.ts'

const han = (text: string): string => readHan(readBase(text))

describe('the han reading', () => {
  test.each([
    ['我不想活著了', '我不想活着了'],
    ['我 想 活', '我想活'],
    ['不.想.活', '不想活'],
    ['想/活', '想活'],
    ['我\u200b想\ufe0f活', '我想活'],
    ['wǒ bú xiǎng huó le', '我不想活了'],
    ['wo3 bu4 xiang3 huo2 le5', '我不想活了'],
    ['紫砂倾向', '自杀倾向'],
    ['紫砂壶', '紫砂壶'],
    ['来自沙特', '来自沙特'],
    ['我唔想活', '我不想活'],
  ])('reads %j as %j', (text, reading) => expect(han(text)).toBe(reading))
  test('is empty for a message in English', () => expect(han('Shall we dance?')).toBe(''))
})
