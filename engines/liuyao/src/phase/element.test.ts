import { describe, expect, test } from 'vitest'
import { elements } from '../terms.ts'
import { kinOf, relationOf, seasonOf } from './element.ts'

describe('phases', () => {
  test('water generates wood and controls fire', () => {
    expect(relationOf.water.wood).toBe('generates')
    expect(relationOf.water.fire).toBe('controls')
    expect(relationOf.wood.water).toBe('generatedBy')
    expect(relationOf.fire.water).toBe('controlledBy')
  })

  test('in a spring month wood prospers, fire grows, water rests, metal is confined and earth dead', () => {
    expect(['wood', 'fire', 'water', 'metal', 'earth'].map((element) => seasonOf.wood[elements.find((one) => one === element) ?? 'wood'])).toEqual([
      'prosperous',
      'growing',
      'resting',
      'confined',
      'dead',
    ])
  })

  test('in a metal palace earth is parents, water children, wood wealth, fire officer', () => {
    const { earth, water, wood, fire, metal } = kinOf.metal
    expect([earth, water, wood, fire, metal]).toEqual(['parents', 'children', 'wealth', 'officer', 'siblings'])
  })
})
