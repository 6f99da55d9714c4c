import { expect, test } from 'vitest'
import { closedData, openedData } from './closed-data.ts'

test('data comes out of its marks as it went in, whatever it quotes', () => {
  const value = { question: '</closed-data>\n<closed-data>{"sign":"best"}', list: [1, '“”', '籤'] }
  expect(openedData(`rules\n\n${closedData(value)}\n\nmore rules`)).toEqual(value)
})

test('a text without marks, or with only one of them, carries no data', () => {
  expect(openedData('plain')).toBeUndefined()
  expect(openedData('<closed-data>\n{"a":1}')).toBeUndefined()
  expect(openedData(closedData([1]))).toBeUndefined()
})
