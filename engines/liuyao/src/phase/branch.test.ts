import { describe, expect, test } from 'vitest'
import { branches } from '../terms.ts'
import { branchIndex, clashOf, combineOf, harmOf } from './branch.ts'

describe('branches', () => {
  test('clash, combination and harm each undo themselves and never meet', () => {
    for (const branch of branches) {
      expect(clashOf[clashOf[branch]]).toBe(branch)
      expect(combineOf[combineOf[branch]]).toBe(branch)
      expect(harmOf[harmOf[branch]]).toBe(branch)
      expect(new Set([branch, clashOf[branch], combineOf[branch], harmOf[branch]]).size).toBe(4)
    }
  })

  test('a clash lies six branches away', () => {
    for (const branch of branches) expect(Math.abs(branchIndex[branch] - branchIndex[clashOf[branch]])).toBe(6)
  })

  test('what harms a branch clashes with its combination partner', () => {
    for (const branch of branches) expect(harmOf[branch]).toBe(clashOf[combineOf[branch]])
  })
})
