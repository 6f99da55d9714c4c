import { pageWords, type Say } from '../words/index.ts'
import { reading as en } from '../words/en/reading.ts'
import { reading as zhHans } from '../words/zh-Hans/reading.ts'

/** Words of a reading. */
export const readingWords = pageWords('reading', { 'zh-Hans': zhHans, en })

/** Says the reading's sentences. */
export type SayReading = Say<typeof zhHans>
