import { LiuyaoError } from '../error.ts'
import { at } from '../list.ts'
import { hexagramByNumber } from '../hexagram/table.ts'
import type { LineValue } from '../terms.ts'
import { checkCount } from './check.ts'
import type { LineName } from './types.ts'

/** A single line value. Throws `line-value` outside 6, 7, 8, 9. */
export function lineValue(value: number): LineValue {
  if (value === 6 || value === 7 || value === 8 || value === 9) return value
  throw new LiuyaoError('line-value', `A line is ${JSON.stringify(value)}; allowed are 6 (old yin), 7 (young yang), 8 (young yin), 9 (old yang).`)
}

/** Six strict line values. */
export function givenValues(values: readonly number[]): LineValue[] {
  checkCount(values, 6, { name: 'lines', code: 'line-count' })
  return values.map(lineValue)
}

const valueByName: Readonly<Record<LineName, LineValue>> = { youngYang: 7, youngYin: 8, oldYang: 9, oldYin: 6 }

/** Six values from line names. */
export function namedValues(names: readonly LineName[]): LineValue[] {
  checkCount(names, 6, { name: 'line names', code: 'line-count' })
  return names.map((name) => {
    const value: LineValue | undefined = valueByName[name]
    if (value === undefined) {
      throw new LiuyaoError('line-value', `A line is ${JSON.stringify(name)}; allowed are ${Object.keys(valueByName).join(', ')}.`)
    }
    return value
  })
}

/** The marks of the books and their digits: 单 1, 拆 2, 重 3, 交 4. */
const valueByCode: ReadonlyMap<string, LineValue> = new Map([
  ['单', 7],
  ['單', 7],
  ['1', 7],
  ['拆', 8],
  ['2', 8],
  ['重', 9],
  ['3', 9],
  ['交', 6],
  ['4', 6],
])

/** Six values from six marks or digits; spaces and commas between them are passed over. */
export function codedValues(codes: string): LineValue[] {
  const marks = Array.from(codes.replaceAll(/[\s,，、]/gu, ''))
  checkCount(marks, 6, { name: 'line codes', code: 'line-count' })
  return marks.map((mark) => {
    const value = valueByCode.get(mark)
    if (value === undefined) {
      throw new LiuyaoError('line-code', `A line code is ${JSON.stringify(mark)}; allowed are 单 拆 重 交 or 1 2 3 4.`)
    }
    return value
  })
}

/** Values from bits and the bits that move, line 1 lowest. */
export function valuesOf(bits: number, moving: number): LineValue[] {
  return [0, 1, 2, 3, 4, 5].map((place) => at<LineValue>([8, 7, 6, 9], ((bits >> place) & 1) + 2 * ((moving >> place) & 1)))
}

/** Values from a base and a changed hexagram by King Wen number: lines that differ move. */
export function pairValues(base: number, changed: number | undefined): LineValue[] {
  const from = hexagramByNumber(base).bits
  const to = changed === undefined ? from : hexagramByNumber(changed).bits
  return valuesOf(from, from ^ to)
}
