import { yogaIds } from '@hefu/jyotish'
import { describe, expect, test } from 'vitest'
import { pageLanguages } from '../../words/index.ts'
import { yogaText } from './yoga-words.ts'

describe.each(pageLanguages)('the words of yogas (%s)', (language) => {
  test('every yoga of the engine has a name of its own', () => {
    const names = yogaIds.map((id) => yogaText(id, language))
    expect(names.filter((name) => /[_#]/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })
})
