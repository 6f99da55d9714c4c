import { scriptOfLanguage } from '../../rules/place/scripts.ts'
import type { Place } from './place.ts'

/**
 * The name of a place for a language (a BCP 47 tag such as `zh-Hans`, `ja`, `hi`). The table tells which names are Chinese and Hindi;
 * for other languages the first name in the script of the language is taken, and the main name where there is none.
 */
export function nameIn(place: Place, language: string): string {
  const code = language.toLowerCase().split('-')[0] ?? ''
  return nativeName(place, code) ?? place.name
}

const han = /^\p{Script=Han}+$/u
const katakana = /^[\p{Script=Katakana}ー・]+$/u

function nativeName({ otherNames, chineseName, hindiName, country }: Place, code: string): string | undefined {
  const inHan = otherNames.find((name) => han.test(name))
  if (code === 'zh') return chineseName ?? inHan
  if (code === 'ja') return country === 'JP' ? inHan : otherNames.find((name) => katakana.test(name))
  if (code === 'hi' && hindiName !== undefined) return hindiName
  const script = scriptOfLanguage[code]
  if (script === undefined) return undefined
  const letters = new RegExp(`^[\\p{Script=${script}}\\p{M}\\P{L}]+$`, 'u')
  return otherNames.find((name) => letters.test(name))
}
