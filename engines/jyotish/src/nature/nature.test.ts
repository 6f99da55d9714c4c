import { describe, expect, test } from 'vitest'
import { byGraha } from '../graha.ts'
import { defaultSettings } from '../settings.ts'
import { byNature, elongationOf, naturesOf } from './nature.ts'

/** Grahas well apart: each in a sign of its own, the Moon waxing. */
const apart = { ...byGraha(() => 0), sun: 5, moon: 95, mars: 35, mercury: 155, jupiter: 65, venus: 125, saturn: 185, rahu: 215, ketu: 35 }
const of = (more: Partial<typeof apart>, settings = {}) => naturesOf({ longitude: { ...apart, ...more } }, { ...defaultSettings, ...settings })

describe('natural natures', () => {
  test('are settled for all but the Moon and Mercury', () => {
    const natures = of({})
    expect(byNature(natures)).toEqual({ benefic: ['moon', 'mercury', 'jupiter', 'venus'], malefic: ['sun', 'mars', 'saturn', 'rahu', 'ketu'] })
  })

  test('make the waxing Moon a benefic: from the new Moon to just before the full', () => {
    expect([5, 184.9, 185, 4.9].map((moon) => of({ moon }).moon)).toEqual(['benefic', 'benefic', 'malefic', 'malefic'])
    expect(elongationOf({ longitude: { ...apart, moon: 4 } })).toBe(359)
  })

  test('may make it one by its brightness instead', () => {
    expect([124.9, 125, 244.9, 245].map((moon) => of({ moon }, { moonBenefic: 'bright_half' }).moon)).toEqual(['malefic', 'benefic', 'benefic', 'malefic'])
  })

  test('make Mercury a malefic beside any malefic, whatever benefics are there too', () => {
    expect(of({ saturn: 151, jupiter: 152, venus: 153 }).mercury).toBe('malefic')
    expect(of({ saturn: 151, jupiter: 152, venus: 153 }, { mercuryCompany: 'majority' }).mercury).toBe('benefic')
    expect(of({ saturn: 151, jupiter: 152 }, { mercuryCompany: 'majority' }).mercury).toBe('benefic')
    expect(of({ saturn: 151 }, { mercuryCompany: 'majority' }).mercury).toBe('malefic')
  })

  test('settle the Moon before Mercury: beside the waning Moon it is a malefic', () => {
    expect(of({ moon: 151, sun: 185 + 5 }).moon).toBe('malefic')
    expect(of({ moon: 151, sun: 190 }).mercury).toBe('malefic')
    expect(of({ moon: 151 }).mercury).toBe('benefic')
  })
})
