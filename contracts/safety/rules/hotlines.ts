/** One place to turn to: who answers, and the number or address. */
export interface Hotline {
  readonly where: string
  readonly reach: string
}

/** The lines printed under the calm text where the operator sets none, per language. Checked by hand; numbers change, so the operator may replace them. */
export const hotlines = {
  'zh-Hans': [
    { where: '全国统一心理援助热线', reach: '12356' },
    { where: '北京心理危机干预热线', reach: '010-82951332' },
    { where: '青少年服务热线', reach: '12355' },
    { where: '眼下有危险', reach: '120 或 110' },
  ],
  'zh-Hant': [
    { where: '台灣：安心專線（24 小時，免費）', reach: '1925' },
    { where: '台灣：生命線', reach: '1995' },
    { where: '台灣：張老師', reach: '1980' },
    { where: '台灣：眼下有危險', reach: '119 或 110' },
    { where: '香港：撒瑪利亞防止自殺會（24 小時）', reach: '2389 2222' },
    { where: '香港：情緒通（24 小時）', reach: '18111' },
    { where: '香港：眼下有危險', reach: '999' },
  ],
  en: [
    { where: 'United States and Canada', reach: 'call or text 988' },
    { where: 'United Kingdom and Ireland, Samaritans', reach: '116 123' },
    { where: 'Australia, Lifeline', reach: '13 11 14' },
    { where: 'Anywhere else', reach: 'findahelpline.com lists lines by country' },
    { where: 'In danger right now', reach: 'your local emergency number (911, 999, 112, 000)' },
  ],
} as const satisfies Readonly<Record<string, readonly Hotline[]>>
