import { hexagramLabel } from '@hefu/liuyao/labels'
import { type Check, chinese, either, holds, type Unsupported } from './check.ts'

const numbers = Array.from({ length: 64 }, (_, place) => place + 1)

/** A hexagram by name, number, pinyin or symbol, in the ways in which a hexagram is brought in; a bare everyday word is none. */
export function hexagramsOf(check: Check): readonly Unsupported[] {
  const pairs = numbers.flatMap((number) =>
    namesOf(number, check)
      .flatMap((name) => foundAs(name, check))
      .map((word) => ({ number, word })),
  )
  return [...pairs, ...byNumber(check)].flatMap(({ number, word }) => (isKnown(number, word, check) ? [] : [{ kind: 'hexagram', word } as const]))
}

/** Some hexagrams share their pinyin: one that is named by it alone is known where any of them is. */
function isKnown(number: number, word: string, check: Check): boolean {
  const { name, fullName, pinyin } = hexagramLabel(number, check.speech.language)
  if (chinese(check)) return check.known.includes(fullName)
  const byPinyin = !word.includes(name.replace(/^The /u, ''))
  return check.known.includes(`${name} (${pinyin})`) || (byPinyin && toneless(check.known).includes(`(${toneless(pinyin)})`))
}

function toneless(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** The wordings of one hexagram, first the one that says most. */
function namesOf(number: number, check: Check): readonly (string | RegExp)[] {
  const { name, fullName, pinyin, symbol } = hexagramLabel(number, check.speech.language)
  return chinese(check) ? chineseNames({ name, fullName, symbol }) : englishNames(number, { name, pinyin, symbol })
}

/** The full name, the short one before 卦 or in title marks, or as what the plate becomes. 解卦 and 家人 are everyday words. */
function chineseNames({ name, fullName, symbol }: { readonly name: string; readonly fullName: string; readonly symbol: string }): readonly (string | RegExp)[] {
  const short = name === '解' ? [] : [`${name}卦`]
  const everyday = ['家人', '同人', '解', '升', '困', '比', '需', '随', '隨', '复', '復', '损', '損', '益', '临', '臨', '观', '觀'].includes(name)
  const becomes = everyday
    ? '(?:变卦|變卦|本卦|之卦|互卦|错卦|錯卦|综卦|綜卦)(?:是|为|為|得|:|：)'
    : '(?:[变變化][为為成作]|[变變本之互错錯综綜]卦(?:是|为|為|得|:|：))'
  return [fullName, ...short, new RegExp(`[《〈]${name}[》〉]`, 'u'), new RegExp(`(?<=${becomes})${name}(?=[，。、；：！？,.;\\s]|$)`, 'u'), symbol]
}

/** Beside the word hexagram, after a verb of change, in quotation marks, by its pinyin, its Chinese name or its symbol. */
function englishNames(
  number: number,
  { name, pinyin, symbol }: { readonly name: string; readonly pinyin: string; readonly symbol: string },
): readonly (string | RegExp)[] {
  const plain = toneless(pinyin)
  const said = either([name, name.replace(/^The /u, ''), pinyin, plain, capital(pinyin), capital(plain)])
  const { name: hans, fullName } = hexagramLabel(number, 'zh-Hans')
  const { name: hant, fullName: fullHant } = hexagramLabel(number, 'zh-Hant')
  return [
    `${name} (${pinyin})`,
    new RegExp(`\\b[Hh]exagram (?:of |called |named |is |was )?(?:the )?[“"‘'(]?(?:${said})(?![\\p{L}\\p{M}])`, 'u'),
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${said})[”"’')]?,? (?:\\([^)]{1,12}\\) )?(?:the )?hexagram\\b`, 'u'),
    new RegExp(
      `\\b(?:becomes|become|turns into|turning into|changes into|changes to|changing to|changing into|transforms into|moves to|over into|passes into|resulting in) (?:the )?[“"‘']?(?:${capitals(name)})(?=[”"’'.,;:!?)]|$| \\(|\\n)`,
      'u',
    ),
    new RegExp(`[“"](?:${capitals(name)})[”"]`, 'u'),
    new RegExp(`(?<=[(“"]|\\b(?:becomes|into|to|is|called|named) )(?:${either([pinyin, capital(pinyin)])})(?=[)”".,;:]|$|\\s)`, 'u'),
    new RegExp(`${either([fullName, fullHant])}|(?:${either([hans, hant])})卦?(?=[)）])`, 'u'),
    symbol,
  ]
}

function capitals(name: string): string {
  return either([name, name.replace(/^The /u, '')])
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

function foundAs(name: string | RegExp, check: Check): readonly string[] {
  if (typeof name === 'string') return holds(check.text, name, check) ? [name] : []
  const word = name.exec(check.text)?.[0]
  return word === undefined ? [] : [word]
}

const numerals = '一二三四五六七八九'

/** 第十一卦, hexagram 11, the 11th hexagram. */
function byNumber(check: Check): readonly { readonly number: number; readonly word: string }[] {
  const pattern = chinese(check)
    ? /第(\d{1,2}|[一二三四五六七八九十]{1,3})卦/gu
    : /\b[Hh]exagram (?:no\.? |number |#)?(\d{1,2})\b|\b(\d{1,2})(?:st|nd|rd|th) hexagram\b/gu
  return [...check.text.matchAll(pattern)].flatMap(([word, first, second]) => {
    const number = numberOf(first ?? second ?? '')
    return numbers.includes(number) ? [{ number, word }] : []
  })
}

/** A number below one hundred in digits or Chinese numerals. */
export function numberOf(text: string): number {
  if (/^\d+$/u.test(text)) return Number(text)
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['〇', text]
  const digit = (sign: string, empty: number): number => (sign === '' ? empty : numerals.indexOf(sign) + 1)
  return digit(tens, 1) * 10 + digit(ones, 0)
}
