import { home as en } from '../../words/en/home.ts'
import { pageWords } from '../../words/index.ts'
import { home as zhHans } from '../../words/zh-Hans/home.ts'

export const homeWords = pageWords('home', { 'zh-Hans': zhHans, en })
