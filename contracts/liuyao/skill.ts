import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { languages, type Language } from '@hefu/liuyao/labels'

/** The method as it is told to a model: its text by language, and the version and hash under which every turn records it. */
export type Skill = { readonly name: string; readonly version: string; readonly hash: string; readonly text: Readonly<Record<Language, string>> }

const headings: Readonly<Record<Language, string>> = { 'zh-Hans': '## 简体中文', 'zh-Hant': '## 繁體中文', en: '## English' }

/** The Liu Yao method. `hash` is the SHA-256 of the whole file, so a changed word is a changed skill. */
export const liuyaoSkill: Skill = readSkill(readFileSync(new URL('skill/SKILL.md', import.meta.url), 'utf8'))

function readSkill(file: string): Skill {
  const hash = createHash('sha256').update(file, 'utf8').digest('hex')
  const field = (name: string): string => new RegExp(`^${name}: (.+)$`, 'mu').exec(file)?.[1]?.trim() ?? ''
  const [hans, hant, en] = languages.map((language) => section(file, headings[language]))
  return { name: field('name'), version: field('version'), hash, text: { 'zh-Hans': hans ?? '', 'zh-Hant': hant ?? '', en: en ?? '' } }
}

function section(file: string, heading: string): string {
  const [, after = ''] = file.split(`${heading}\n`)
  return (after.split(/^## /mu)[0] ?? '').trim()
}
