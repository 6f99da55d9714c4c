import { type SignLevel, signLevels } from '@hefu/liuyao'
import { type Check, chinese, either, type Unsupported } from './check.ts'

/** Small words between `is` and a level. */
const filler = '(?:(?:at|as|to be|now|still|in fact|really|actually|indeed|only|simply|truly|the|a|an|very|rather|quite|clearly) ){0,4}'
const being = '(?:is|was|are|remains|stays|becomes|turns|turns out|reads|looks|seems|stands|comes out|counts|ranks|falls|gives|shows)'
/** `best read as` is no level. */
const adverb = '(?! (?:read|taken|seen|understood|left|kept|treated|used))'

/** A sign other than the fixed one, however it is brought in. */
export function signsOf(check: Check): readonly Unsupported[] {
  const own = check.facts.find((fact) => fact.kind === 'level')?.text ?? ''
  const [fixed] = named(own, check)
  return named(check.text, check).flatMap(({ level, word }) => (level === fixed?.level ? [] : [{ kind: 'sign', word } as const]))
}

type Named = { readonly level: SignLevel; readonly word: string }

function named(text: string, check: Check): readonly Named[] {
  const { level: words } = check.speech.judged
  const found = chinese(check) ? chineseSigns(text) : englishSigns(text, either(signLevels.map((level) => words[level])))
  return found.flatMap(({ said, word }) => {
    const level = signLevels.find((one) => bare(words[one]) === bare(said))
    return level === undefined ? [] : [{ level, word }]
  })
}

function bare(word: string): string {
  return word.replaceAll(/[之签籤簽]/gu, '').toLowerCase()
}

type Said = { readonly said: string; readonly word: string }

/** 上上签, 上上之签, and 签等为上上; 合同上签字 is no sign. */
function chineseSigns(text: string): readonly Said[] {
  const step = '上上|中上|中下|下下|上|中|下'
  const whole = new RegExp(`(?<![以同书書件面纸紙])(?:${step})之?[签籤簽](?![字名约約署收证證到订訂])`, 'gu')
  const told = new RegExp(
    `(?<=[签籤簽]等?(?:是|为|為|属|屬|算|列|在|定为|定為|仍是|就是|应是|應是|:|：))(?:${step})(?![签籤簽之一半升变變去来來述文面上中下])`,
    'gu',
  )
  return [...text.matchAll(whole), ...text.matchAll(told)].map(([word]) => ({ said: word, word }))
}

/** `the sign is poor`, `a poor sign`, `sign: poor`, `the level stays poor`; `a good sign` alone is everyday speech. */
function englishSigns(text: string, words: string): readonly Said[] {
  const level = `(${words})\\b${adverb}`
  const forms = [
    `(?<=\\bsign(?:’s level|'s level)?,? (?:(?:in fact|after all|however|then|so),? )?${being} ${filler})${level}`,
    `(?<=\\bsign ?[:=–—(] ?)${level}`,
    `(?<=\\blevel(?: of (?:the|this|your) sign)? (?:${being}|of) ${filler})${level}`,
    `(?<=\\b(?:rated|ranked|graded|sign of|sign as|level:) (?:the |as |a )?)${level}`,
    `(?<=\\b(?:the|this|that|your|its|our) (?:very |rather |truly )?)(${words})(?= (?:level of )?sign\\b(?! (?:that|of|if|when|for)))`,
    `(?<=\\b(?:a|an) (?:very |rather |truly )?)(?!good\\b)(${words})(?= sign\\b(?! (?:that|of|if|when|for)))`,
  ]
  return forms.flatMap((form) => [...text.matchAll(new RegExp(form, 'giu'))].map(([word]) => ({ said: word, word })))
}
