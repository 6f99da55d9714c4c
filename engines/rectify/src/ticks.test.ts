import { instantFromUt } from '@hefu/sky'
import { loadEphemeris } from '@hefu/sky/load'
import { chart, resolveSettings, vargaSign } from '@hefu/jyotish'
import { expect, it } from 'vitest'
import { openCase } from './case.ts'
import { spec } from './testing.ts'
import { ticks } from './ticks.ts'

const ephemeris = await loadEphemeris()
const settings = resolveSettings()
const found = ticks(openCase(ephemeris, { ...spec, minutes: 120 }))
const second = 1 / 86_400

it('finds the changes where charts of a second before and a second after have them', () => {
  const lagna = (day: number): number => {
    const { positions } = chart(ephemeris, { instant: instantFromUt(day), place: spec.place, clock: { offsetSeconds: 19_800 } }, settings)
    return positions.lagna
  }
  expect(new Set(found.map(({ varga }) => varga))).toEqual(new Set(['D1', 'D9', 'D10', 'D7']))
  for (const { varga, at, before, after } of found) {
    expect(vargaSign(varga, lagna(at - second), settings)).toBe(before)
    expect(vargaSign(varga, lagna(at + second), settings)).toBe(after)
  }
})

it('loses no change where a window is parted in two', () => {
  for (let minutes = 1; minutes < 30; minutes += 1) {
    const parts = [
      { ...spec, minutes },
      { ...spec, from: spec.from + minutes / 1440, minutes: 120 - minutes },
    ].flatMap((part) => ticks(openCase(ephemeris, part)))
    expect(parts.map(({ varga, after }) => [varga, after])).toEqual(found.map(({ varga, after }) => [varga, after]))
  }
})
