import { type Graha, grahas, type Point } from '@hefu/jyotish'
import { pointLabels } from '@hefu/jyotish/labels'
import { yogas as en } from '../../words/en/yogas.ts'
import { type PageLanguage, pageWords, wordsIn } from '../../words/index.ts'
import { yogas as zhHans } from '../../words/zh-Hans/yogas.ts'
import type { ChartSpeech } from '../words.ts'

const yogaTable = pageWords('yogas', { 'zh-Hans': zhHans, en })

type Key = keyof typeof zhHans

function isKey(key: string): key is Exclude<Key, `part.${string}`> {
  return Object.hasOwn(zhHans, key)
}

/** The name of a yoga; of one of a family with its part: a graha, a house, or the lords of two. An id without words is given as it is. */
export function yogaText(id: string, language: PageLanguage): string {
  const [family = id, part] = id.split('#')
  const say = wordsIn(yogaTable, language)
  const key = `yoga.${family}`
  const name = isKey(key) ? say(key) : id
  return part === undefined ? name : say('part.named', { name, part: partText(part, language) })
}

function partText(part: string, language: PageLanguage): string {
  const say = wordsIn(yogaTable, language)
  const point = (['lagna', ...grahas] as const).find((one): one is Point => one === part)
  if (point !== undefined) return pointLabels[language].point[point]
  const [one = '', other] = part.split('-')
  return other === undefined ? say('part.house', { house: one }) : say('part.lords', { one, other })
}

/** The name of another reading of a yoga. */
export function readingText(reading: string, language: PageLanguage): string {
  return told(`reading.${reading}`, reading, language)
}

const weaknesses = ['combust', 'debilitated', 'with_node', 'dusthana'] as const

/** What lessens, cancels or grades a yoga, in words. */
export function flagText(flag: string, { say, language }: ChartSpeech): string {
  const [name, member] = flag.split('.')
  const weakness = weaknesses.find((one) => one === name)
  const graha = grahas.find((one) => one === member)
  return weakness === undefined || graha === undefined ? told(`flag.${flag}`, flag, language) : say(`flag.${weakness}`, { graha: nameOf(graha, language) })
}

function told(key: string, otherwise: string, language: PageLanguage): string {
  return isKey(key) ? wordsIn(yogaTable, language)(key) : otherwise
}

function nameOf(graha: Graha, language: PageLanguage): string {
  return pointLabels[language].point[graha]
}
