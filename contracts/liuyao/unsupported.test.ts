import { expect, test } from 'vitest'
import { deriveReading } from './derivation.ts'
import { sampleArguments } from './testing/samples.ts'
import { unsupported } from './unsupported.ts'

const hans = deriveReading(sampleArguments('zh-Hans')).facts
const en = deriveReading(sampleArguments('en')).facts

test('what the derivation holds is not marked', () => {
  expect(unsupported('兑为泽变雷水解，五爻兄弟酉金发动，卯木妻财在二爻，应在酉日，签等是中下签。', hans, 'zh-Hans')).toEqual([])
  expect(unsupported('Lake (duì) becomes Release (xiè); line 5 is You Metal, Siblings. Watch a You day. The sign is fair, leaning poor.', en, 'en')).toEqual([])
})

test('a branch, a line, a hexagram or a sign from nowhere is marked with the word used', () => {
  expect(unsupported('用神在子水，应在子日。', hans, 'zh-Hans')).toEqual([{ kind: 'branch', word: '子' }])
  expect(unsupported('五爻妻财发动，七爻安静。', hans, 'zh-Hans')).toEqual([
    { kind: 'line', word: '七爻' },
    { kind: 'line', word: '五爻妻财' },
  ])
  expect(unsupported('此卦变为地天泰。', hans, 'zh-Hans')).toEqual([{ kind: 'hexagram', word: '地天泰' }])
  expect(unsupported('其实这是下下签。', hans, 'zh-Hans')).toEqual([{ kind: 'sign', word: '下下签' }])
  expect(unsupported('Watch a Zi day; line 5 is Wealth; the hexagram Peace says so; the sign is worst.', en, 'en')).toEqual([
    { kind: 'branch', word: 'Zi' },
    { kind: 'line', word: 'line 5 is Wealth' },
    { kind: 'hexagram', word: 'hexagram Peace' },
    { kind: 'sign', word: 'worst' },
  ])
})

test('ordinary words that look like terms are left alone', () => {
  expect(unsupported('孩子年纪还小，上午时间够用，日子会好的；和父母兄弟商量。需要解卦的人。', hans, 'zh-Hans')).toEqual([])
  expect(unsupported('You may wait a day. Peace of mind matters; your parents and children agree. Si, he said.', en, 'en')).toEqual([])
})
