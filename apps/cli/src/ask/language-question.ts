import type { Language } from '@hefu/liuyao/labels'
import type { Dialogue } from './dialogue.ts'

const answers: ReadonlyMap<string, Language> = new Map([
  ['1', 'zh-Hans'],
  ['2', 'zh-Hant'],
  ['3', 'en'],
])

/** Asks which language to speak, in all of them; the input's end leaves it at the first. */
export async function languageAsked(dialogue: Dialogue): Promise<Language> {
  for (;;) {
    const answer = await dialogue.ask('1 简体中文   2 繁體中文   3 English: ')
    if (answer === undefined) return 'zh-Hans'
    const language = answers.get(answer)
    if (language !== undefined) return language
  }
}
