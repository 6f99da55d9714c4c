import { characterPairs } from './rules/characters.ts'

/** A language with a text of its own. */
export type Language = 'zh-Hans' | 'zh-Hant' | 'en'

const changed = Array.from({ length: characterPairs.length / 2 }, (_, index) => index * 2).filter(
  (at) => characterPairs.charAt(at) !== characterPairs.charAt(at + 1),
)
const traditional = new Set(changed.map((at) => characterPairs.charAt(at)))
const simplified = new Set(changed.map((at) => characterPairs.charAt(at + 1)))
const romanised = /(?<![a-z])(?:wo|xiang|huo|zisha|bu xiang|zhende|mei you)(?![a-z])/

const count = (text: string, of: ReadonlySet<string>): number => [...text].filter((character) => of.has(character)).length

/** The language a message is answered in: Chinese where it holds any Chinese (traditional where more characters are so), else English. */
export const languageOf = (message: string): Language => {
  if (!/[\u3400-\u9fff]/.test(message))
    return romanised.test(
      message
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase(),
    )
      ? 'zh-Hans'
      : 'en'
  return count(message, traditional) > count(message, simplified) ? 'zh-Hant' : 'zh-Hans'
}
