import type { Hotline } from '@hefu/contracts/safety'
import { languages, type Language } from '@hefu/liuyao/labels'
import type { Settings } from '@hefu/wire'
import type { OperatorSettings } from '../session/use-cases.ts'
import type { SettingStore } from './store.ts'

const hotlineName = 'hotline'

/** The operator's settings over a store. An empty line of help is taken away, so that the built-in ones stand again. */
export function operatorSettings(store: SettingStore): OperatorSettings {
  const read = async (): Promise<Settings> => ({ hotline: hotlineFrom(await store.get(hotlineName)) })
  return {
    read,
    write: async ({ hotline }) => {
      await store.put(hotlineName, hotlineFrom(hotline))
      return read()
    },
  }
}

function hotlineFrom(value: unknown): Settings['hotline'] {
  const given: ReadonlyMap<string, unknown> = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  const kept = languages.flatMap((language) => {
    const text = given.get(language)
    return typeof text === 'string' && text.trim() !== '' ? [[language, text.trim()] as const] : []
  })
  return Object.fromEntries(kept)
}

const unnamed: Readonly<Record<Language, string>> = { 'zh-Hans': '热线', 'zh-Hant': '熱線', en: 'Helpline' }

/** The operator's lines of help as the calm text takes them: one a line, the name before the first colon. Empty where the built-in ones stand. */
export function hotlinesOf({ hotline }: Settings, language: Language): readonly Hotline[] {
  return (hotline[language] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const { where, reach } = /^(?<where>[^:：]+)[:：]\s*(?<reach>\S.*)$/u.exec(line)?.groups ?? {}
      return where === undefined || reach === undefined ? { where: unnamed[language], reach: line } : { where: where.trim(), reach }
    })
}
