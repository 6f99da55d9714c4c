import { coinsPerLine, digitsOf, digitsPerLine, lineCountOf, tossed } from '../../../reading/liuyao/coins/thrown.ts'
import type { Change, Draft } from './draft.ts'
import { thrownOf, wayChosen } from './way-of.ts'

const lineCount = 6

/** How many lines have been thrown or divided. */
export function linesThrown(draft: Draft): number {
  const thrown = thrownOf(draft)
  return thrown === undefined ? 0 : lineCountOf(thrown)
}

/** A source of chance: so many bytes. */
export type Chance = (count: number) => Uint8Array

/** The material of the next lines from a source of chance: letters of coins, or digits of divisions. */
function material(draft: Draft, lines: number, chance: Chance): string {
  return wayChosen(draft) === 'yarrow' ? digitsOf(chance((lines * digitsPerLine) / 2)) : tossed(chance(lines * coinsPerLine))
}

/** One line more, or all that are left. The first fixes the moment (`now`, epoch seconds), the sixth leads to the plate. */
export function thrownLines(draft: Draft, lines: number, { chance, now }: { readonly chance: Chance; readonly now: number }): Change {
  return added(draft, material(draft, Math.min(lines, lineCount - linesThrown(draft)), chance), now)
}

/** A line noted from coins that fell elsewhere. */
export function notedLine(draft: Draft, letters: string, now: number): Change {
  return { ...added(draft, letters, now), noted: 'yes' }
}

function added(draft: Draft, more: string, now: number): Change {
  const grown = wayChosen(draft) === 'yarrow' ? { stalks: draft.stalks + more } : { coins: draft.coins + more }
  const started = draft.started === '' ? String(Math.floor(now)) : draft.started
  const complete = linesThrown({ ...draft, ...grown }) === lineCount
  return { ...grown, started, step: complete ? 'plate' : 'toss' }
}

/** The last line taken back; with the first goes the moment. */
export function takenBack(draft: Draft): Change {
  const left = Math.max(linesThrown(draft) - 1, 0)
  const kept = wayChosen(draft) === 'yarrow' ? { stalks: draft.stalks.slice(0, left * digitsPerLine) } : { coins: draft.coins.slice(0, left * coinsPerLine) }
  return { ...kept, step: 'toss', ...(left === 0 ? { started: '', noted: '' } : {}) }
}

/** Nothing thrown: for another way of casting. */
export const nothingThrown: Change = { coins: '', stalks: '', noted: '', started: '', request: '' }
