import { cast, type CastWay, type CoinSide, type LineValue, type Options, type Throw } from '@hefu/liuyao'

/** Letters of one line's coins. */
export const coinsPerLine = 3
/** Hexadecimal digits of one line's divisions: three, of two bytes each. */
export const digitsPerLine = 12
const lineCount = 6

const letters: Readonly<Record<CoinSide, 'b' | 'c'>> = { back: 'b', characters: 'c' }

/** Coins of a throw as letters. */
export function coinLetters(thrown: Throw): string {
  return thrown.map((side) => letters[side]).join('')
}

/** Letters as throws, a whole line at a time. */
export function throwsOf(coins: string): readonly Throw[] {
  return cut(coins, coinsPerLine).map(([first = '', second = '', third = '']): Throw => [sideOf(first), sideOf(second), sideOf(third)])
}

function sideOf(letter: string): CoinSide {
  return letter === 'b' ? 'back' : 'characters'
}

function cut(text: string, size: number): readonly string[] {
  return Array.from({ length: Math.min(lineCount, Math.floor(text.length / size)) }, (_, place) => text.slice(place * size, (place + 1) * size))
}

/** Three coins from three bytes of chance: the lowest bit of each is one coin. */
export function tossed(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => (byte % 2 === 1 ? 'b' : 'c')).join('')
}

/** Bytes as hexadecimal digits. */
export function digitsOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(digits: string): readonly number[] {
  return (digits.match(/../gu) ?? []).map((pair) => Number.parseInt(pair, 16))
}

/** What has been thrown or divided so far; `noted` where a person set coins by hand. */
export type Thrown = { readonly way: 'coins'; readonly coins: string; readonly noted: boolean } | { readonly way: 'yarrow'; readonly stalks: string }

/** How many lines there are. */
export function lineCountOf(thrown: Thrown): number {
  return thrown.way === 'coins' ? cut(thrown.coins, coinsPerLine).length : cut(thrown.stalks, digitsPerLine).length
}

/** The way of casting once all six lines are there; lines still to come are filled with zeros, so that the engine reads those before them. */
export function wayOfThrown(thrown: Thrown): CastWay {
  if (thrown.way === 'yarrow') return { kind: 'yarrow-simulated', bytes: bytesOf(thrown.stalks.padEnd(lineCount * digitsPerLine, '0')) }
  const coins = thrown.coins.padEnd(lineCount * coinsPerLine, 'c')
  if (thrown.noted) return { kind: 'coins', throws: throwsOf(coins) }
  return { kind: 'random', bytes: Array.from(coins, (letter) => (letter === 'b' ? 1 : 0)) }
}

/** The lines so far, from the bottom up, as the engine reads them. */
export function valuesOf(thrown: Thrown, coinFace: Options['coinFace']): readonly LineValue[] {
  const when = { kind: 'instant', instant: 0, local: { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0 } } as const
  return cast({ way: wayOfThrown(thrown), when }, { coinFace }).lines.slice(0, lineCountOf(thrown))
}
