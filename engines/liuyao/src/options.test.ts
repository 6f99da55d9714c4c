import { describe, expect, test } from 'vitest'
import { optionValues, presetOptions, presets, resolveOptions } from './options.ts'
import type { Options } from './options.ts'

describe('conventions', () => {
  test('every preset holds an allowed value for every convention', () => {
    for (const preset of presets) {
      for (const [name, allowed] of Object.entries(optionValues)) {
        const value = Object.entries(presetOptions[preset]).find(([row]) => row === name)?.[1]
        expect(allowed, `${preset} ${name}`).toContain(value)
      }
    }
  })

  test('without a word the 增删卜易 preset holds', () => {
    expect(resolveOptions()).toBe(presetOptions.zengshan)
    expect(resolveOptions().noblemanOfGeng).toBe('yin-wu')
  })

  test('each convention can be set singly over a preset', () => {
    for (const [name, allowed] of Object.entries(optionValues)) {
      for (const value of allowed) {
        const partial: Partial<Options> = { preset: 'zhengzong', ...Object.fromEntries([[name, value]]) }
        const resolved = resolveOptions(partial)
        expect(Object.entries(resolved)).toContainEqual([name, value])
        expect({ ...resolved, ...Object.fromEntries([[name, undefined]]) }).toEqual({ ...presetOptions.zhengzong, ...Object.fromEntries([[name, undefined]]) })
      }
    }
  })

  test('the resolved object resolves to itself', () => {
    expect(resolveOptions(presetOptions.yinyin)).toEqual(presetOptions.yinyin)
  })

  test('unknown names, values and presets are refused by name', () => {
    const wrong: Partial<Options> = Object.fromEntries([['hiden', 'all']])
    expect(() => resolveOptions(wrong)).toThrow(expect.objectContaining({ code: 'option-unknown' }))
    const value: Partial<Options> = Object.fromEntries([['hidden', 'some']])
    expect(() => resolveOptions(value)).toThrow('Option "hidden" is "some"; allowed are missing, all, search.')
    const preset: Partial<Options> = Object.fromEntries([['preset', 'other']])
    expect(() => resolveOptions(preset)).toThrow(expect.objectContaining({ code: 'preset-unknown' }))
  })
})
