import { type Graha, grahas } from '@hefu/jyotish'
import { pointLabels } from '@hefu/jyotish/labels'
import type { PageLanguage } from '../../words/index.ts'
import type { ChartSpeech } from '../words.ts'

/** The name of a yoga: its Indian one, as the books have it. */
export function yogaText(id: string, _language: PageLanguage): string {
  return titled(id)
}

/** The name of another reading of a yoga. */
export function readingText(reading: string, _language: PageLanguage): string {
  return titled(reading)
}

const weaknesses = ['combust', 'debilitated', 'with_node', 'dusthana'] as const

/** What lessens a yoga, in words. */
export function flagText(flag: string, { say, language }: ChartSpeech): string {
  const [name, member] = flag.split('.')
  const weakness = weaknesses.find((one) => one === name)
  const graha = grahas.find((one) => one === member)
  return weakness === undefined || graha === undefined ? titled(flag) : say(`flag.${weakness}`, { graha: nameOf(graha, language) })
}

function nameOf(graha: Graha, language: PageLanguage): string {
  return pointLabels[language].point[graha]
}

function titled(id: string): string {
  const words = id.replaceAll(/[_#]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
