import { describe, expect, it } from 'vitest'
import { nameOf } from './names.ts'

describe('the head of a record', () => {
  it('is the question itself', () => {
    expect(nameOf({ question: ' 要不要接受？ ', title: '要不要接受？' })).toEqual({ head: '要不要接受？', long: false, renamed: undefined })
  })

  it('keeps the question when the record was renamed', () => {
    expect(nameOf({ question: '要不要接受？', title: '成都' })).toEqual({ head: '要不要接受？', long: false, renamed: '成都' })
  })

  it('is the beginning of a long question, or the name given to it', () => {
    const question = '一'.repeat(81)
    expect(nameOf({ question, title: `${'一'.repeat(60)}…` })).toEqual({ head: `${'一'.repeat(40)}…`, long: true, renamed: undefined })
    expect(nameOf({ question: 'First line\nand more', title: 'Mine' })).toEqual({ head: 'Mine', long: true, renamed: undefined })
  })
})
