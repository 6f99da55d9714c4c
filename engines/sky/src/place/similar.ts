import { at } from '../at.ts'
import type { Match } from './match.ts'
import type { NameText } from './name-text.ts'

/** Letters that may be wrong in a name of some length. */
function tolerance(length: number): number {
  return length < 4 ? 0 : length < 7 ? 1 : 2
}

/** Every row with a whole name that differs from a folded text by a letter or two: left out, put in, changed, or two that changed places. */
export function similarIn({ text, starts }: NameText, wanted: string): readonly Match[] {
  const most = tolerance(wanted.length)
  if (most === 0) return []
  return Array.from({ length: starts.length - 1 }, (_, row) => row).flatMap((row): readonly Match[] => {
    const names = text.slice(at(starts, row), at(starts, row + 1) - 1).split('|')
    const distances = names.map((name) => (mayBeSimilar(name, wanted, most) ? distanceBetween(name, wanted, most) : Infinity))
    const distance = Math.min(...distances)
    return distance > most ? [] : [{ row, kind: 'similar', name: distances.indexOf(distance), distance }]
  })
}

/** Whether two names are near in length and have one of their first two letters in common: mistakes at the very beginning are rare. */
function mayBeSimilar(name: string, wanted: string, most: number): boolean {
  if (Math.abs(name.length - wanted.length) > most) return false
  const [first, second] = [name[0], name[1]]
  return first === wanted[0] || second === wanted[1] || (first === wanted[1] && second === wanted[0])
}

/** Letters to change to make one word of another (optimal string alignment); Infinity for more than `most`. */
export function distanceBetween(a: string, b: string, most: number): number {
  const lines = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let line = 1; line <= a.length; line++) {
    const now = [line]
    for (let column = 1; column <= b.length; column++) {
      const old = at(lines, line - 1)
      const changed = at(old, column - 1) + (a[line - 1] === b[column - 1] ? 0 : 1)
      const swapped = a[line - 1] === b[column - 2] && a[line - 2] === b[column - 1] && line > 1 ? at(at(lines, line - 2), column - 2) + 1 : changed
      now.push(Math.min(changed, swapped, at(old, column) + 1, at(now, column - 1) + 1))
    }
    if (Math.min(...now) > most) return Infinity
    lines.push(now)
  }
  return at(at(lines, a.length), b.length)
}
