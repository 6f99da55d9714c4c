import { settings as en } from '../../words/en/settings.ts'
import { pageWords } from '../../words/index.ts'
import { settings as zhHans } from '../../words/zh-Hans/settings.ts'

export const settingsWords = pageWords('settings', { 'zh-Hans': zhHans, en })
