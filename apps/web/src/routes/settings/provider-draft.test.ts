import { expect, test } from 'vitest'
import { draftOf, faultIn, providerOf } from './provider-draft.ts'

const draft = draftOf(undefined)

test('an OpenAI-compatible service needs an address, the others have one of their own', () => {
  expect(faultIn({ ...draft, model: 'm' })).toBe('baseUrl')
  expect(faultIn({ ...draft, kind: 'anthropic', model: 'm' })).toBeUndefined()
})

test('an address is a web address', () => {
  for (const baseUrl of ['api.deepseek.com', 'ftp://a.example', 'javascript:alert(1)', 'https://'])
    expect(faultIn({ ...draft, model: 'm', baseUrl })).toBe('baseUrl')
  expect(faultIn({ ...draft, model: 'm', baseUrl: ' http://127.0.0.1:11434/v1 ' })).toBeUndefined()
})

test('a key that was not typed is left out, so that the stored one stays', () => {
  expect('key' in providerOf({ ...draft, model: 'm' })).toBe(false)
  expect(providerOf({ ...draft, model: 'm', key: ' k ' }).key).toBe('k')
  expect(providerOf({ ...draft, model: 'm', removeKey: true }).key).toBe('')
})

test('the stored key never comes into the form', () => {
  const stored = { id: 'p', kind: 'google', name: 'g', model: 'm', hasKey: true, address: 'a' } as const
  expect(draftOf(stored).key).toBe('')
})
