import { mod } from '../list.ts'
import { type House, houseFrom, type Sign } from '../sign.ts'
import { arcStays, residencesOf, type Residence, type TransitGround, type TransitSpan } from './residence.ts'

/** What Saturn's place from the Moon's sign is called: the seven and a half years (12, 1, 2), kantaka (4), ashtama (8). */
export type SaturnTime = 'sade_sati' | 'kantaka' | 'ashtama'

/** A stay of Saturn in one of those signs; a return by retrogression is a stay of its own. `phase` 1 to 3 for sade sati alone. */
export type SaturnStay = Residence & { readonly time: SaturnTime; readonly house: House; readonly phase?: 1 | 2 | 3 }

const times: Partial<Record<House, Pick<SaturnStay, 'time' | 'phase'>>> = {
  12: { time: 'sade_sati', phase: 1 },
  1: { time: 'sade_sati', phase: 2 },
  2: { time: 'sade_sati', phase: 3 },
  4: { time: 'kantaka' },
  8: { time: 'ashtama' },
}

/** The time and phase of Saturn in one sign from the Moon's; undefined in the other seven. */
export function saturnTime(moon: Sign, saturn: Sign): Pick<SaturnStay, 'time' | 'phase'> | undefined {
  return times[houseFrom(moon, saturn)]
}

/** Every such stay of Saturn in a span, in order of time, re-entries listed singly. Throws JyotishError `window-invalid`, SkyError `time-range`. */
export function saturnStays(ground: TransitGround, moon: Sign, span: TransitSpan): readonly SaturnStay[] {
  return residencesOf(ground, 'saturn', span).flatMap((stay) => {
    const house = houseFrom(moon, stay.sign)
    const time = times[house]
    return time === undefined ? [] : [{ ...stay, house, ...time }]
  })
}

/** Sade sati as a whole: from the first entry to the last leaving, with its stays; breaks of retrogression lie inside. */
export type SadeSati = { readonly start: number; readonly end: number; readonly stays: readonly SaturnStay[] }

/** Longest break inside one sade sati, days; from one to the next there are more than twenty years. */
const longestBreak = 1000

/** Every sade sati of a span. */
export function sadeSatis(stays: readonly SaturnStay[]): readonly SadeSati[] {
  const found: SadeSati[] = []
  for (const stay of stays) {
    if (stay.time !== 'sade_sati') continue
    const last = found.at(-1)
    if (last !== undefined && stay.start - last.end < longestBreak) found[found.length - 1] = { start: last.start, end: stay.end, stays: [...last.stays, stay] }
    else found.push({ start: stay.start, end: stay.end, stays: [stay] })
  }
  return found
}

/** The spans in which Saturn is within 45 degrees of the natal Moon: sade sati counted by degree. Throws as `saturnStays`. */
export function sadeSatiByDegree(ground: TransitGround, moonLongitude: number, span: TransitSpan): readonly TransitSpan[] {
  return arcStays(ground, 'saturn', { ...span, begin: mod(moonLongitude - 45, 360), width: 90 })
}
