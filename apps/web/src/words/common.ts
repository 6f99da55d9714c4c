import { common as en } from './en/common.ts'
import { pageWords } from './index.ts'
import { common as zhHans } from './zh-Hans/common.ts'

/** The frame's words; loaded with every page. */
export const commonWords = pageWords('common', { 'zh-Hans': zhHans, en })
