import { cast as en } from './en/cast.ts'
import { pageWords, type Say } from './index.ts'
import { cast as zhHans } from './zh-Hans/cast.ts'

/** Words of casting; loaded with what uses them. */
export const castWords = pageWords('cast', { 'zh-Hans': zhHans, en })

/** Says casting's sentences. */
export type SayCast = Say<typeof zhHans>
