import { pageWords, type Say } from '../words/index.ts'
import { receipt as en } from '../words/en/receipt.ts'
import { receipt as zhHans } from '../words/zh-Hans/receipt.ts'

/** Words of a receipt. */
export const receiptWords = pageWords('receipt', { 'zh-Hans': zhHans, en })

/** Says the receipt's sentences. */
export type SayReceipt = Say<typeof zhHans>
