import { describe, expect, test } from 'vitest'
import { readBase } from './base.ts'
import { readLatin } from './latin.ts'

const latin = (text: string): string => readLatin(readBase(text)).trim()

describe('the latin reading', () => {
  test.each([
    ["I don't, can't!", 'i dont , cant'],
    ['su1cide', 'suicide'],
    ['s*icide', 'suicide'],
    ['k.m.s now', 'kill myself now'],
    ['ran 10 kms', 'ran 10'],
    ['i w a n t to', 'i want to'],
    ['wnat', 'want'],
    ["it wasn't me", 'it wasnt me'],
    ['constructor', 'constructor'],
  ])('reads %j as %j', (text, reading) => expect(latin(text)).toBe(reading))
  test('is empty for a message without letters', () => expect(latin('我想问问')).toBe(''))
})
