import { numberOf } from './hexagrams.ts'

/** A date as a text names it, in whole or in part. `weekday` is 0 for Sunday; `never` marks an hour or a lunar date, which no fact holds. */
export type NamedDate = {
  readonly word: string
  readonly year?: number
  readonly month?: number
  readonly day?: number
  readonly weekday?: number
  readonly never?: true
}

/** The dates, days of the week and hours that a text names. A length of time, such as three months, is none. */
export function namedDates(text: string, chinese: boolean): readonly NamedDate[] {
  const found: NamedDate[] = []
  const rest = (chinese ? chineseForms : englishForms).reduce(
    (left, [pattern, read]) =>
      left.replaceAll(pattern, (word, ...groups: readonly unknown[]) => {
        const parts = groups.filter((_, at) => at < groups.length - 2).map((group) => (typeof group === 'string' ? group : ''))
        found.push({ word: word.trim(), ...read(parts) })
        return ' ◦ '
      }),
    text,
  )
  return rest === text ? [] : found
}

type Form = readonly [RegExp, (parts: readonly string[]) => Omit<NamedDate, 'word'>]

const iso: Form = [/\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/gu, ([year, month, day]) => whole(year, Number(month), day)]

function whole(year: string | undefined, month: number, day: string | undefined): Omit<NamedDate, 'word'> {
  return {
    ...(year === undefined || year === '' ? {} : { year: yearOf(year) }),
    ...(month === 0 ? {} : { month }),
    ...(day === undefined || day === '' ? {} : { day: numberOf(day) }),
  }
}

function yearOf(text: string): number {
  return Number([...text].map((sign) => (/\d/u.test(sign) ? sign : '〇一二三四五六七八九'.indexOf(sign === '零' ? '〇' : sign))).join(''))
}

const count = '\\d{1,2}|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]'
const clockCount = '\\d{1,2}|十[一二]?|[一二两兩三四五六七八九]'
const year = '\\d{4}|[一二][〇零一二三四五六七八九]{3}'
const never = (): Omit<NamedDate, 'word'> => ({ never: true })

const chineseForms: readonly Form[] = [
  iso,
  [
    /(?:农历|農曆|阴历|陰曆|旧历|舊曆)(?:[正冬腊臘闰閏]?[一二三四五六七八九十]{0,2}月)?(?:初|廿|十)?[一二三四五六七八九十]{0,2}|[正冬腊臘]月(?:初|廿)?[一二三四五六七八九十]{0,2}|(?:初|廿)[一二三四五六七八九十](?=日|前|后|後|那天|当天|當天)/gu,
    never,
  ],
  [
    new RegExp(`(?:(${year}) ?年 ?)?(?<![个個])(${count}) ?月份?(?: ?(${count}) ?[日号號])?(?!怀胎|懷胎)`, 'gu'),
    ([y, month, day]) => whole(y, numberOf(month ?? ''), day),
  ],
  [new RegExp(`(${year}) ?年`, 'gu'), ([y]) => whole(y, 0, '')],
  [/(?<![\d第个個])(\d{1,2}) ?(?:日(?!(?:之)?[内內]|后|後|前|游|间|間)|[号號](?![线線楼樓院店房码碼桌门門机機位]))/gu, ([day]) => whole('', 0, day)],
  [
    /(?<![一二两兩三四五六七八九十几幾半整\d])(?:星期|礼拜|禮拜|[周週])([一二三四五六日天])(?![次回遍个個趟天周週])/gu,
    ([sign = '']) => ({ weekday: '日一二三四五六'.indexOf(sign.replace('天', '日')) }),
  ],
  [
    new RegExp(
      `(?:上午|下午|晚上|夜里|夜裡|凌晨|早上|清晨|傍晚|中午)(?:${clockCount})[点點时時](?:半|[一二三四五六七八九十\\d]{1,3}分?)?|(?:${clockCount})[点點](?:钟|鐘|半|整)|\\b\\d{1,2}[:：]\\d{2}\\b`,
      'gu',
    ),
    never,
  ],
]

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const monthName =
  '(January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b\\.?)'
const monthOf = (name = ''): number => months.indexOf(name.slice(0, 3)) + 1
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** An alternation of words, at the head of a sentence too. */
function anyCase(words: string): string {
  return words
    .split('|')
    .map((word) => `[${word.slice(0, 1).toUpperCase()}${word.slice(0, 1)}]${word.slice(1)}`)
    .join('|')
}

const before = `(?:${anyCase('in|by|during|until|till|before|after|since|from|to|through|of|late|early|mid|this|next|last|around|toward|towards')})`

const englishForms: readonly Form[] = [
  iso,
  [new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${monthName}(?:,? (\\d{4}))?\\b`, 'gu'), ([day, month, y]) => whole(y, monthOf(month), day)],
  [new RegExp(`\\b${monthName} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4})\\b)?`, 'gu'), ([month, day, y]) => whole(y, monthOf(month), day)],
  [new RegExp(`\\b${monthName} (\\d{4})\\b`, 'gu'), ([month, y]) => whole(y, monthOf(month), '')],
  [new RegExp(`(?<=\\b${before}[ -])${monthName}(?![a-z])`, 'gu'), ([month]) => whole('', monthOf(month), '')],
  [new RegExp(`(?<=\\b(?:${before}|[Yy]ear) )((?:19|20|21)\\d{2})\\b`, 'gu'), ([y]) => whole(y, 0, '')],
  [
    /(?<=\b(?:on|by|before|after|until|till|from) )the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:hexagram|line|level|generation|time|century|place|day))/giu,
    ([day]) => whole('', 0, day),
  ],
  [/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/gu, ([name = '']) => ({ weekday: days.indexOf(name.slice(0, 3)) })],
  [
    /\b\d{1,2}(?::\d{2})? ?(?:[ap]\.m\.|[ap]m\b|[AP]M\b)|\b\d{1,2}:\d{2}\b|\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o[’']clock\b|\b(?:[Aa]t|[Bb]y|[Bb]efore|[Aa]fter|[Aa]round|[Uu]ntil) (?:noon|midnight)\b/gu,
    never,
  ],
]
