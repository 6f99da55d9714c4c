import { describe, expect, test } from 'vitest'
import { planets } from '../graha.ts'
import { signs } from '../sign.ts'
import { functionalMarks, housesOwned, lordOfHouse, lordshipsOf, yogakarakaOf, yogaPairOf } from './functional.ts'

describe('lordships by rule', () => {
  test('six lagnas have a yogakaraka: Taurus and Libra Saturn, Cancer and Leo Mars, Capricorn and Aquarius Venus', () => {
    expect(signs.map(yogakarakaOf)).toEqual([
      undefined,
      'saturn',
      undefined,
      'mars',
      'mars',
      undefined,
      'saturn',
      undefined,
      undefined,
      'venus',
      'venus',
      undefined,
    ])
  })

  test('the seven share out the twelve houses of every lagna', () => {
    for (const lagna of signs) {
      expect(planets.flatMap((planet) => housesOwned(lagna, planet)).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    }
    expect(lordOfHouse(0, 8)).toBe('mars')
  })

  test('the lagna lord is not bad by the eighth, and no light is', () => {
    expect(lordshipsOf(0).mars).toEqual({ owns: [1, 8], yogakaraka: false, maraka: false, nature: 'benefic' })
    expect(lordshipsOf(9).sun).toMatchObject({ owns: [8], nature: 'neutral' })
    expect(lordshipsOf(3).saturn).toMatchObject({ owns: [7, 8], maraka: true, nature: 'malefic' })
    expect(lordshipsOf(3).jupiter).toMatchObject({ owns: [6, 9], nature: 'mixed' })
  })
})

describe('the table of BPHS', () => {
  test('names the Sun by company for Virgo and leaves the Moon out for Aries', () => {
    expect(functionalMarks(5).sun).toEqual(['by_company'])
    expect(functionalMarks(0).moon).toEqual([])
  })

  test('calls Venus the best for Capricorn, where the rule makes it yogakaraka', () => {
    expect(functionalMarks(9).venus).toEqual(['benefic', 'best'])
    expect(yogakarakaOf(9)).toBe('venus')
  })

  test('calls Jupiter a benefic for Cancer, where the rule finds it mixed: both are kept', () => {
    expect(functionalMarks(3).jupiter).toEqual(['benefic'])
    expect(lordshipsOf(3).jupiter.nature).toBe('mixed')
  })

  test('pairs the Moon and Mercury for Libra', () => {
    expect(yogaPairOf(6)).toEqual(['moon', 'mercury'])
    expect(yogaPairOf(0)).toBeUndefined()
  })
})
