import type { Planet } from '../src/graha.ts'

/** Rules of the upagrahas, with their sources. */
export const upagrahaRules = {
  ofSun: { id: 'upagraha.of_sun@1', source: 'BPHS 3.61-64' },
  parts: { id: 'upagraha.parts@1', source: 'BPHS 3.66-70' },
  mandi: { id: 'upagraha.mandi@1', source: 'PD 25: as Gulika; or by ghatis, tradition' },
} as const

/** Degrees from the Sun to Dhuma, and from Indrachapa to Upaketu. Example: the Sun at 0 Aries gives Dhuma 13°20′ Leo; Upaketu plus 30 is the Sun again. */
export const sunUpagrahaArcs = { dhuma: 133 + 20 / 60, upaketu: 16 + 40 / 60 } as const

/** Whose eighth of day or night rises as which upagraha. Example: on a Sunday by day Saturn's part is the seventh. */
export const partUpagrahas = { gulika: 'saturn', kala: 'sun', mrityu: 'mars', ardhaprahara: 'mercury', yamaghantaka: 'jupiter' } as const satisfies Readonly<
  Record<string, Planet>
>

/** Ghatis after sunrise, and after sunset, at which Mandi rises, Sunday to Saturday, of a day and a night of thirty. */
export const mandiGhatis = { day: [26, 22, 18, 14, 10, 6, 2], night: [10, 6, 2, 26, 22, 18, 14] } as const
