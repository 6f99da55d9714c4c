import { pageWords, type Say } from '../../../words/index.ts'
import { plate as en } from '../../../words/en/plate.ts'
import { plate as zhHans } from '../../../words/zh-Hans/plate.ts'

/** Words of the plate. */
export const plateWords = pageWords('plate', { 'zh-Hans': zhHans, en })

/** Says the plate's sentences. */
export type SayPlate = Say<typeof zhHans>
