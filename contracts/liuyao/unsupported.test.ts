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

const hant = deriveReading(sampleArguments('zh-Hant')).facts
const words = (text: string, language: 'zh-Hans' | 'zh-Hant' | 'en'): readonly string[] =>
  unsupported(text, language === 'en' ? en : language === 'zh-Hans' ? hans : hant, language).map(({ kind, word }) => `${kind} ${word}`)

test.each([
  ['It comes by 12 March.', '12 March'],
  ['Expect word on March 12th, 2027.', 'March 12th, 2027'],
  ['Look to late September.', 'September'],
  ['In May it opens.', 'May'],
  ['By 2031 it settles.', '2031'],
  ['On the 14th he will write.', 'the 14th'],
  ['It arrives next Wednesday.', 'Wednesday'],
  ['The call comes at 3 pm.', '3 pm'],
  ['It is done by 15:30.', '15:30'],
  ['By noon the matter is done.', 'By noon'],
  ['It is resolved on 2027-03-12.', '2027-03-12'],
])('a date or hour that no window bears out is marked: %s', (text, word) => expect(words(text, 'en')).toEqual([`date ${word}`]))

test.each([
  ['3月12日会有消息。', '3月12日'],
  ['三月十二日前后有结果。', '三月十二日'],
  ['2027年3月能成。', '2027年3月'],
  ['二〇三一年才见分晓。', '二〇三一年'],
  ['9月见分晓。', '9月'],
  ['15号之前办好。', '15号'],
  ['下周三会来电。', '周三'],
  ['星期五有信。', '星期五'],
  ['下午三点有电话。', '下午三点'],
  ['农历三月初五可成。', '农历三月初五'],
  ['正月里有消息。', '正月'],
])('so it is in Chinese: %s', (text, word) => expect(words(text, 'zh-Hans')).toEqual([`date ${word}`]))

test('a date that a window bears out is not marked, whole or in part, nor is its day of the week', () => {
  expect(words('On 3 August 2026, August 3rd, 3 August; in August; in 2026; on the 3rd; on Monday, 2026-08-03.', 'en')).toEqual([])
  expect(words('2026年8月3日，8月3日，八月三日，八月里，2026年，3号，星期一，2026-08-03。', 'zh-Hans')).toEqual([])
  expect(words('2026年8月3日，8月3日，八月三日，3號，週一。', 'zh-Hant')).toEqual([])
  expect(words('On 4 August 2026 or 3 August 2027.', 'en')).toEqual(['date 4 August 2026', 'date 3 August 2027'])
})

test.each([
  ['This is a poor sign.', 'poor'],
  ['It is the worst sign.', 'worst'],
  ['The sign, in fact, reads as good.', 'good'],
  ['Your sign: best.', 'best'],
  ['The level of the sign is good.', 'good'],
  ['It is rated best.', 'best'],
  ['The sign comes out very good.', 'good'],
  ['THE SIGN IS BEST.', 'BEST'],
])('another sign is marked however it is brought in: %s', (text, word) => expect(words(text, 'en')).toEqual([`sign ${word}`]))

test.each([
  ['这是上上之签。', '上上之签'],
  ['签等为上上。', '上上'],
  ['其实签是下下。', '下下'],
  ['此卦下籤。', '下籤'],
])('another sign is marked in Chinese too: %s', (text, word) => expect(words(text, 'zh-Hans')).toEqual([`sign ${word}`]))

test.each([
  'The plate becomes Peace.',
  'It changes into “Peace”.',
  'Hexagram 11 rules here.',
  'This is the 11th hexagram.',
  'The hexagram of Peace.',
  '“Peace” describes it.',
  'Tài hexagram says so.',
  'The hexagram Tai is near.',
  'It turns into 地天泰.',
  'See ䷊ above.',
  'It moves to The Well.',
  'The nuclear hexagram is Decrease.',
])('another hexagram is marked however it is brought in: %s', (text) => expect(words(text, 'en')[0]).toMatch(/^hexagram /u))

test.each(['变为泰。', '变卦是泰，', '《泰》说通达。', '第十一卦主通。', '第11卦。', '卦符䷊。', '之卦为家人。', '泰卦主通。'])(
  'another hexagram is marked in Chinese too: %s',
  (text) => expect(words(text, 'zh-Hans')[0]).toMatch(/^hexagram /u),
)

test('the plate’s own hexagrams may be named in any of these ways', () => {
  expect(words('Hexagram 58, Lake, becomes Release; “Release” is the 40th hexagram, xiè (䷧).', 'en')).toEqual([])
  expect(words('第五十八卦变为解，《兑》，䷹，兑卦。', 'zh-Hans')).toEqual([])
})

test.each([
  'He may wait; peace comes after a while. It would be a good sign if he called. The best sign that he cares is a call.',
  'Read the sign as it is best read. It takes three days, two weeks or a month. Leave half a day. The signs are good for rest.',
  'Increase your savings and return the call; advance step by step. Dispute the bill and keep waiting. The well is dry.',
  'Call 988 or 12356. Take 3 or 4 small steps with 10 to 12 people. In one of 7 cases, by 2 votes.',
])('everyday English is left alone: %s', (text) => expect(words(text, 'en')).toEqual([]))

test.each([
  '三个月内别急。等两三天再问。一周一次，每周三次。半个月后再看。还有15日内要交的材料。周末休息。',
  '合同上签字之前读一遍。家人同在，随时可问。十月怀胎不易。3号楼12号房。孩子初一了。',
  '第一爻安静。分三点来说。需要解释，比如损益。变成家人一样的朋友。上下一致，中午前吃饭。',
])('everyday Chinese is left alone: %s', (text) => expect(words(text, 'zh-Hans')).toEqual([]))
