import { history as en } from '../../words/en/history.ts'
import { pageWords } from '../../words/index.ts'
import { history as zhHans } from '../../words/zh-Hans/history.ts'

export const historyWords = pageWords('history', { 'zh-Hans': zhHans, en })
