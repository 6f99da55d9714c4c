import { describe, expect, it } from 'vitest'
import { sampleContract, tool } from '../testing/fixtures/sample-turn.ts'
import { contractFor } from './contract-for.ts'
import type { Classification } from './event.ts'

const output = { json: {}, parse: () => ({ error: 'not asked here' }) }
const base = sampleContract({
  tools: { look: tool('read'), ask: tool('ask'), record: tool('record'), revise: tool('write') },
  classify: {
    instructions: '',
    output,
    record: ['record'],
    revise: ['revise'],
    host: { undo: { calls: [{ tool: 'revise', args: {} }], say: () => 'Undone.' } },
  },
  required: [{ anyOf: ['look'], ok: 'at-least-one' }],
  claims: [{ id: 'noted', say: ['noted'], needs: ['record', 'revise'] }],
  forceUntilOk: ['look', 'record'],
})

const effective = (expectedWrite: Classification['expectedWrite']) => contractFor(base, { intent: 'say', hasNewDatedEvent: false, expectedWrite })

describe('the contract in force', () => {
  it.each([
    ['evidence', ['record']],
    ['revision', ['revise']],
    ['both', ['record', 'revise']],
  ] as const)('for %s demands one of %j', (expectedWrite, anyOf) => {
    expect(effective(expectedWrite).required).toEqual([{ anyOf, ok: 'at-least-one' }])
    expect(effective(expectedWrite).claims).toEqual(base.claims)
  })

  it('for unknown demands nothing, but its claims hold', () => {
    expect(effective('unknown').required).toEqual([])
    expect(effective('unknown').claims).toEqual(base.claims)
    expect(Object.keys(effective('unknown').tools)).toEqual(Object.keys(base.tools))
  })

  it('for none offers no tool that writes, forces none and claims nothing', () => {
    expect(Object.keys(effective('none').tools)).toEqual(['look', 'ask'])
    expect(effective('none').forceUntilOk).toEqual(['look'])
    expect(effective('none').claims).toEqual([])
  })

  it('for a typed intent that the host answers keeps the tools that the host calls', () => {
    const undo = contractFor(base, { intent: 'undo', hasNewDatedEvent: false, expectedWrite: 'none' })
    expect(Object.keys(undo.tools)).toContain('revise')
  })

  it('is the base where nothing was classified', () => {
    expect(contractFor(base, undefined)).toBe(base)
    const plain = sampleContract({ tools: { look: tool('read') } })
    expect(contractFor(plain, { intent: 'say', hasNewDatedEvent: false, expectedWrite: 'none' })).toBe(plain)
  })

  it('is the same each time, and the base is left as it was', () => {
    expect(effective('evidence')).toEqual(effective('evidence'))
    expect(base.required).toEqual([{ anyOf: ['look'], ok: 'at-least-one' }])
  })
})
