import { type Ephemeris, epochSecondsOf, instantFromTt, nextReach } from '../../engines/sky/src/index.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
const year = 31_556_925
/** Julian day of 1899-12-01, before 大雪. */
const start = 2_414_989.5
/** How many 节 there are from 大雪 of December 1899 to 小寒 of January 2101. */
const count = 1 + 12 * 201 + 1

/** Epoch seconds of every 节 from 大雪 of December 1899 (Sun at 255°) to 小寒 of January 2101, to the nearest second. */
export function termSeconds(ephemeris: Ephemeris): readonly number[] {
  let after = start
  return Array.from({ length: count }, (_, place) => {
    after = nextReach(ephemeris, { motion: 'sun', target: (255 + 30 * place) % 360, after })
    return Math.round(epochSecondsOf(instantFromTt(after)))
  })
}

/** The text of `rules/calendar/terms.ts`: the first twelve plainly, then the same 节 of the next year as a difference from the mean year, two signs each. */
export function termsFile(ephemeris: Ephemeris): string {
  const instants = termSeconds(ephemeris)
  const packed = instants.slice(12).map((instant, place) => {
    const difference = instant - (instants[place] ?? Number.NaN) - year + 2048
    if (!(difference >= 0 && difference < 4096)) throw new RangeError(`Difference ${difference - 2048} s at entry ${place + 12} does not fit.`)
    return alphabet.charAt(difference >> 6) + alphabet.charAt(difference & 63)
  })
  const first = instants.slice(0, 12).map((instant) => String(instant).replaceAll(/\B(?=(\d{3})+(?!\d))/gu, '_'))
  const rows = packed.join('').match(/.{1,120}/gu) ?? []
  return `// Made by scripts/liuyao/calendar-tables.ts from the ephemeris of @hefu/sky; do not edit.

/** Epoch seconds (UTC) of the first twelve 节: 大雪 of December 1899, then 小寒 to 立冬 of 1900. */
export const firstTerms: readonly number[] = [
  ${first.slice(0, 9).join(', ')},
  ${first.slice(9).join(', ')},
]

/** Seconds of the mean tropical year from which the packed differences are counted. */
export const meanYear = 31_556_925

/** Signs of the base-64 digits, in order of value. */
export const digits = '${alphabet}'

/** Two digits for each later 节 up to 小寒 2101: what it lies beyond one mean year after its forerunner, plus 2048 s. */
export const packedTerms = [
${rows.map((row) => `  '${row}',`).join('\n')}
].join('')
`
}
