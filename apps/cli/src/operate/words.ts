import type { Language } from '@hefu/liuyao/labels'
import type { Advice, Item, Word } from '../doctor/finding.ts'
import { operateEn } from './tables/en.ts'
import { operateHans } from './tables/zh-hans.ts'
import { operateHant } from './tables/zh-hant.ts'

/** Commands, flags and arguments that the help explains. */
export type OperateHelpWord =
  | 'start'
  | 'doctor'
  | 'backup'
  | 'restore'
  | 'port'
  | 'host'
  | 'data'
  | 'probe'
  | 'with-keys'
  | 'to-file'
  | 'from-file'
  | 'new-folder'
  | 'lang'
  | 'json'
  | 'help'

/** What the commands for whoever runs Hefu print, in one language. */
export interface OperateWords {
  readonly help: Readonly<Record<OperateHelpWord, string>>
  readonly start: {
    readonly building: string
    readonly starting: string
    readonly listening: (where: { readonly address: string; readonly place: string }) => string
    readonly open: (to: { readonly host: string; readonly hosts: readonly string[] }) => string
    readonly stopping: string
    readonly stopped: string
  }
  readonly doctor: {
    readonly item: Readonly<Record<Item, string>>
    readonly word: Readonly<Record<Word, string>>
    readonly advice: Readonly<Record<Advice, string>>
    readonly joint: string
    readonly well: string
    readonly attention: (count: number) => string
  }
  readonly backup: {
    readonly done: (made: { readonly file: string; readonly size: string; readonly files: number }) => string
    readonly keys: Readonly<Record<'included' | 'left-out', string>>
  }
  readonly restore: {
    readonly done: (made: { readonly folder: string; readonly files: number; readonly at: string }) => string
    readonly keys: string
    readonly postgres: string
  }
}

/** The words of whoever runs Hefu. */
export const operateWords: Readonly<Record<Language, OperateWords>> = { 'zh-Hans': operateHans, 'zh-Hant': operateHant, en: operateEn }
