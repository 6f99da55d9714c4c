import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { languages } from '@hefu/liuyao/labels'
import { expect, test } from 'vitest'
import { liuyaoSkill } from './skill.ts'

test('the skill carries its name, its version and the hash of the whole file', () => {
  const file = readFileSync(new URL('skill/SKILL.md', import.meta.url))
  expect(liuyaoSkill).toMatchObject({ name: 'liuyao', version: '1.0.0', hash: createHash('sha256').update(file).digest('hex') })
})

test('the method is told in every language, each by its own section alone', () => {
  for (const language of languages) {
    expect(liuyaoSkill.text[language].length).toBeGreaterThan(200)
    expect(liuyaoSkill.text[language]).not.toContain('##')
  }
  expect(new Set(Object.values(liuyaoSkill.text)).size).toBe(3)
})
