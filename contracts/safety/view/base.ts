import { emojiWords } from '../rules/emoji.ts'

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Me}]/gu
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu
const words = new Map(Object.entries(emojiWords))
const han = /[\u3400-\u9fff]/
const laughing = /哈{2,}|呵呵|h{3,}|233|笑死|笑不活|笑哭|嘻嘻|(?<![a-z])(?:lol|lmao|rofl|haha|xd)|[\u{1F602}\u{1F923}\u{1F606}\u{1F605}]/u
const earnest =
  /真的不是(?:开玩笑|玩笑)|[不没](?:是|是在|有|在)?(?:开玩笑|开玩笑的|说笑|夸张|玩梗)|真心话|说真的|认真的|not (?:joking|kidding|a joke)|no joke|i mean it|for real|even funny|actually|seriously/

/** The message with look-alike forms folded, invisible characters and emoji gone, in lower case; and whether it laughs about itself. */
export interface Base {
  readonly text: string
  readonly hasHan: boolean
  readonly laughs: boolean
}

/** Folds a message to compatibility forms and lower case. A sign of death (skull, coffin, stone) is read as the word. */
export const readBase = (message: string): Base => {
  const folded = message.normalize('NFKC').toLowerCase().replace(invisible, '')
  const hasHan = han.test(folded)
  const text = folded.replace(emoji, (sign) => {
    const word = words.get(sign)
    if (word === undefined) return ''
    return hasHan ? word.han : ` ${word.latin} `
  })
  return { text, hasHan, laughs: laughing.test(folded) && !earnest.test(folded) }
}
