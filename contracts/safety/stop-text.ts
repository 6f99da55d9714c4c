import type { Language } from './language.ts'
import { type Hotline, hotlines } from './rules/hotlines.ts'

const words: Readonly<Record<Language, { readonly before: string; readonly after: string; readonly colon: string }>> = {
  'zh-Hans': {
    before:
      '先把卦和命盘放一放。你写下的这些话，我看得很重。\n如果你正想结束生命或伤害自己，或者身边有人正处在这样的危险里，请现在就联系一个能听你说话的人：家人、朋友、老师都可以，或者拨打下面的电话。请不要独自待着，也请离可能伤到自己的东西远一些。',
    after: '这一刻很难，但它会过去，有人愿意陪你一起过。这里没有为你起卦，没有收取任何费用，也没有留下你写的内容。等你安稳下来，随时可以再来。',
    colon: '：',
  },
  'zh-Hant': {
    before:
      '先把卦和命盤放一放。你寫下的這些話，我看得很重。\n如果你正想結束生命或傷害自己，或者身邊有人正處在這樣的危險裡，請現在就聯絡一個能聽你說話的人：家人、朋友、老師都可以，或者撥打下面的電話。請不要獨自待著，也請離可能傷到自己的東西遠一些。',
    after: '這一刻很難，但它會過去，有人願意陪你一起過。這裡沒有為你起卦，沒有收取任何費用，也沒有留下你寫的內容。等你安穩下來，隨時可以再來。',
    colon: '：',
  },
  en: {
    before:
      'Let us put the chart and the coins aside for a moment. What you wrote matters.\nIf you are thinking of ending your life or hurting yourself, or someone near you is in that danger, please reach a person now: a relative, a friend, a teacher, or one of the lines below. Try not to stay alone, and keep away from anything you could hurt yourself with.',
    after:
      'This moment is hard, and it can pass; there are people who will stay with you through it. Nothing was cast, nothing was charged, and what you wrote was not kept. You are welcome back whenever you feel steadier.',
    colon: ': ',
  },
}

/**
 * The fixed calm text shown in place of an answer, with local hotlines, as plain text with line breaks.
 * An operator may hand in `lines` of their own; an empty list falls back to the built-in ones.
 */
export const stopText = (language: Language, lines: readonly Hotline[] = hotlines[language]): string => {
  const { before, after, colon } = words[language]
  const shown = lines.length > 0 ? lines : hotlines[language]
  return [before, ...shown.map(({ where, reach }) => `· ${where}${colon}${reach}`), after].join('\n')
}
