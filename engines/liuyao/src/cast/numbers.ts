import { LiuyaoError } from '../error.ts'
import { bitsOf } from '../hexagram/bits.ts'
import { at } from '../list.ts'
import { branchIndex } from '../phase/branch.ts'
import { branches, trigrams } from '../terms.ts'
import type { Branch, LineValue } from '../terms.ts'
import { checkWhole } from './check.ts'
import { valuesOf } from './lines.ts'
import type { CastWay } from './types.ts'

/** What the number methods come to, each already reduced. */
type Sums = { readonly upper: number; readonly lower: number; readonly moving: number }

/** Lines from three sums: trigrams by their earlier-heaven numbers (0 counts 8), moving line (0 counts 6). */
function fromSums(sums: Sums): LineValue[] {
  const upper = at(trigrams, (sums.upper + 7) % 8)
  const lower = at(trigrams, (sums.lower + 7) % 8)
  return valuesOf(bitsOf(upper, lower), 1 << ((sums.moving + 5) % 6))
}

/** Number of a branch, 子 = 1. Throws `branch-invalid` on anything else. */
function branchNumber(branch: Branch, name: string): number {
  const index: number | undefined = branchIndex[branch]
  if (index === undefined) {
    throw new LiuyaoError('branch-invalid', `The ${name} is ${JSON.stringify(branch)}; allowed are ${branches.join(', ')}.`)
  }
  return index + 1
}

/** The plum-blossom time cast (梅花易数, 年月日时起例) from a lunar date. */
export function timeValues(way: Extract<CastWay, { kind: 'time' }>): LineValue[] {
  checkWhole(way.lunarMonth, { name: 'The lunar month', from: 1, to: 12, code: 'lunar-date' })
  checkWhole(way.lunarDay, { name: 'The lunar day', from: 1, to: 30, code: 'lunar-date' })
  const late = way.lateZiNextDay === true && way.afterTwentyThree === true ? 1 : 0
  const date = branchNumber(way.yearBranch, 'year branch') + way.lunarMonth + way.lunarDay + late
  const sum = date + branchNumber(way.hourBranch, 'hour branch')
  return fromSums({ upper: date % 8, lower: sum % 8, moving: sum % 6 })
}

/** Two numbers (their sum names the moving line) or three (the third names it). */
export function numberValues(way: Extract<CastWay, { kind: 'numbers' }>): LineValue[] {
  const { numbers, addHour } = way
  if (numbers.length !== 2 && numbers.length !== 3) {
    throw new LiuyaoError('number-invalid', `There are ${numbers.length} numbers; allowed are two or three.`)
  }
  for (const number of numbers) {
    checkWhole(number, { name: 'A number', from: 1, to: Number.MAX_SAFE_INTEGER, code: 'number-invalid' })
  }
  const [first, second] = [at(numbers, 0), at(numbers, 1)]
  const hour = addHour === undefined ? 0 : branchNumber(addHour, 'hour branch')
  const named = numbers[2] === undefined ? (first % 6) + (second % 6) : numbers[2] % 6
  return fromSums({ upper: first % 8, lower: second % 8, moving: (named + hour) % 6 })
}

/** The remainder of a decimal string of any length. */
function remainder(digits: string, modulus: number): number {
  return Array.from(digits).reduce((sum, digit) => (sum * 10 + Number(digit)) % modulus, 0)
}

/** A string of 2 to 100 digits split in half, each half read as a whole number, the shorter half above. */
export function digitValues(way: Extract<CastWay, { kind: 'digits' }>): LineValue[] {
  const { digits, addHour } = way
  if (!/^\d{2,100}$/u.test(digits)) {
    throw new LiuyaoError('digits-invalid', `The digits are ${JSON.stringify(digits)}; allowed are 2 to 100 digits 0 to 9.`)
  }
  const half = Math.floor(digits.length / 2)
  const [first, second] = [digits.slice(0, half), digits.slice(half)]
  const hour = addHour === undefined ? 0 : branchNumber(addHour, 'hour branch')
  return fromSums({ upper: remainder(first, 8), lower: remainder(second, 8), moving: (remainder(first, 6) + remainder(second, 6) + hour) % 6 })
}
