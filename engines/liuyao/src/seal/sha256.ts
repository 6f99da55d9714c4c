import { at } from '../list.ts'

/** The first primes, as many as asked for. */
function primes(count: number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number)
  }
  return found
}

/** The first 32 bits of a fraction. */
function fractionBits(value: number): number {
  return Math.floor((value - Math.floor(value)) * 4_294_967_296) | 0
}

const roundConstants: readonly number[] = Object.freeze(primes(64).map((prime) => fractionBits(Math.cbrt(prime))))
const startState: readonly number[] = Object.freeze(primes(8).map((prime) => fractionBits(Math.sqrt(prime))))

/** UTF-8 bytes of a text. */
function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const tail = (shift: number): number => 0x80 | ((code >> shift) & 0x3f)
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(0))
    else if (code < 0x1_0000) bytes.push(0xe0 | (code >> 12), tail(6), tail(0))
    else bytes.push(0xf0 | (code >> 18), tail(12), tail(6), tail(0))
  }
  return bytes
}

/** The message as 32-bit words with its padding: one bit, zeros, and the length in bits. */
function padded(bytes: readonly number[]): Int32Array {
  const blocks = Math.floor((bytes.length + 8) / 64) + 1
  const words = new Int32Array(blocks * 16)
  const put = (place: number, byte: number): void => {
    words[place >> 2] = (words[place >> 2] ?? 0) | (byte << (24 - 8 * (place & 3)))
  }
  for (const [place, byte] of bytes.entries()) put(place, byte)
  put(bytes.length, 0x80)
  words[words.length - 2] = Math.floor((bytes.length * 8) / 4_294_967_296)
  words[words.length - 1] = (bytes.length * 8) | 0
  return words
}

/** A word turned right. */
function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The 64 words of one block's schedule. */
function schedule(words: Int32Array, start: number): Int32Array {
  const w = new Int32Array(64)
  w.set(words.subarray(start, start + 16))
  for (let i = 16; i < 64; i += 1) {
    const early = at(w, i - 15)
    const late = at(w, i - 2)
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1
  }
  return w
}

/** The state after one more block. */
function compress(state: readonly number[], w: Int32Array): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(roundConstants, i) + at(w, i)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + at(state, place)) | 0)
}

/** The SHA-256 (FIPS 180-4) of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const words = padded(utf8(text))
  let state: readonly number[] = startState
  for (let start = 0; start < words.length; start += 16) state = compress(state, schedule(words, start))
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
