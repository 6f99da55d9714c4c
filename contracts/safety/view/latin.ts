import { phrases, tokens } from '../rules/tokens.ts'
import { keyWords, pieces, realWords } from '../rules/words.ts'
import type { Base } from './base.ts'

const real = new Set<string>([...realWords, ...keyWords])
const pieceSet = new Set<string>(pieces)
const leet: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i', '|': 'l' }
const leetInside = /(?<=[a-z])[013457@$!|](?=[a-z])|(?<=[a-z][013457@$!|])[013457@$!|](?=[a-z])/g
const spelledOut = /(?<![a-z'])[a-z](?:[ .\-_*/]{1,4}[a-z](?![a-z'])){2,}/g
const notLetters = /[^a-z0-9*]+/g

/** True where one letter was swapped with its neighbour, left out, doubled, added or, in long words, replaced. */
const oneSlip = (typed: string, meant: string): boolean => {
  if (typed.length === meant.length) {
    const first = [...meant].findIndex((letter, index) => letter !== typed.charAt(index))
    const swapped = meant.slice(0, first) + meant.charAt(first + 1) + meant.charAt(first) + meant.slice(first + 2)
    return swapped === typed || (meant.length >= 6 && meant.slice(first + 1) === typed.slice(first + 1))
  }
  const [long, short] = typed.length > meant.length ? [typed, meant] : [meant, typed]
  if (long.length - short.length !== 1 || short.length < (long === typed ? 4 : 5)) return false
  const at = [...long].findIndex((letter, index) => letter !== short.charAt(index))
  return long.slice(0, at) + long.slice(at + 1) === short
}

const masked = (typed: string, meant: string): boolean =>
  typed.length === meant.length && [...typed].every((letter, index) => letter === '*' || letter === meant.charAt(index))

/** A run of letters without spaces, cut into known words from the left; undefined where it cannot be. */
const rebuild = (letters: string): string | undefined => {
  const best: (string | undefined)[] = Array.from({ length: letters.length + 1 })
  best[letters.length] = ''
  for (let start = letters.length - 1; start >= 0; start -= 1) {
    for (let size = Math.min(9, letters.length - start); size >= 1; size -= 1) {
      const rest = best[start + size]
      const piece = letters.slice(start, start + size)
      if (rest === undefined || !pieceSet.has(piece)) continue
      best[start] = `${piece} ${rest}`
      break
    }
  }
  return best[0]
}

const wholeTokens = new Map(Object.entries(tokens))
const byInitial = Map.groupBy(keyWords, (word) => word.charAt(0))

const respell = (typed: string): string => {
  const known = wholeTokens.get(typed)
  if (known !== undefined) return known
  if (typed.length < 4 || typed.length > 40 || real.has(typed)) return typed
  const near = typed.includes('*') ? keyWords.find((word) => masked(typed, word)) : (byInitial.get(typed.charAt(0)) ?? []).find((word) => oneSlip(typed, word))
  if (near !== undefined) return near
  return (typed.length >= 8 ? rebuild(typed)?.trim() : undefined) ?? typed
}

const words = (clause: string): string => clause.replace(notLetters, ' ').trim().split(' ').map(respell).join(' ')
const isKilometres = /(?<=\d ?)kms(?![a-z])/g

/** Letters spelled out one by one ("k.m.s."), joined and then cut into words again where that is possible. */
const joinLetters = (text: string): string =>
  text.replace(spelledOut, (run) => {
    const letters = run.replace(/[^a-z]/g, '')
    return rebuild(letters) ?? letters
  })

/**
 * The latin reading of a message: lower-case words parted by single spaces, apostrophes dropped ("dont"), slips and masks of the
 * words that matter undone; ` , ` for a pause and ` . ` for an end, with a space at both ends. Chinese stands as a pause.
 */
export const readLatin = (base: Base): string => {
  const plain = base.text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘`´]/g, "'")
  if (!/[a-z]/.test(plain)) return ''
  const joined = joinLetters(plain.replace(isKilometres, '').replace(leetInside, (mark) => leet[mark] ?? mark))
  const text = joined.replace(/'/g, '').replace(/[\u3000-\uffef]+/g, ',')
  const sentences = text.split(/[.!?;\n\r…]+|\s[-–—]+\s|—/)
  const reading = ` ${sentences
    .map((sentence) =>
      sentence
        .split(/[,:()[\]{}"“”]+/)
        .map(words)
        .filter((clause) => clause !== '')
        .join(' , '),
    )
    .filter((sentence) => sentence !== '')
    .join(' . ')} `
  return phrases.reduce((soFar, { from, to }) => soFar.replace(from, to), reading)
}
