import { chart as en } from '../words/en/chart.ts'
import { pageWords, type PageLanguage, type Say } from '../words/index.ts'
import { chart as zhHans } from '../words/zh-Hans/chart.ts'

/** Words of charts; loaded with them. */
export const chartWords = pageWords('chart', { 'zh-Hans': zhHans, en })

/** Says these sentences. */
type SayChart = Say<typeof zhHans>

/** A language with its words. */
export type ChartSpeech = { readonly language: PageLanguage; readonly say: SayChart }
