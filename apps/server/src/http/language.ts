import type { Language } from '@hefu/liuyao/labels'
import { parseAccept } from 'hono/utils/accept'

const traditional = /^zh(?:-\w+)*-(?:hant|tw|hk|mo)\b/iu

/** The language that a request wants its words in, by `Accept-Language`; undefined where the header names none that there are words in. */
export function wantedLanguage(header: string | undefined): Language | undefined {
  if (header === undefined) return undefined
  const known = parseAccept(header).map(({ type }) => languageNamed(type))
  return known.find((language) => language !== undefined)
}

function languageNamed(tag: string): Language | undefined {
  if (/^en(?:-|$)/iu.test(tag)) return 'en'
  if (!/^zh(?:-|$)/iu.test(tag)) return undefined
  return traditional.test(tag) ? 'zh-Hant' : 'zh-Hans'
}
