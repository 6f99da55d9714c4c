import { compareGanzhi, compareHexagram, compareLiuyaoCase, type GanzhiRow, type HexagramRow, type LiuyaoCase } from '@hefu/liuyao/verify'
import { isNumbers, isRecord, isTexts, listAt } from '../json.ts'
import { compareEach, type Comparer } from './outcome.ts'

/** Plates of the books: every expected field and the pillars of every date. */
export const comparePlates: Comparer = (gold) =>
  compareEach(listAt(gold, 'cases'), {
    is: isPlate,
    wanted: 'a case with id, input (lines, monthBranch, dayGanzhi) and expected.lineChanges',
    name: ({ id }) => id,
    compare: compareLiuyaoCase,
  })

/** Instants and their pillars by three conventions. */
export const comparePillars: Comparer = (gold) =>
  compareEach(listAt(gold, 'rows'), {
    is: isPillarRow,
    wanted: 'a row with id, instant, timeZone, local, year, month, three conventions and jie',
    name: ({ id }) => id,
    compare: compareGanzhi,
  })

/** The table of the 64 hexagrams. */
export const compareHexagrams: Comparer = (gold) =>
  compareEach(listAt(gold, 'hexagrams'), {
    is: (value): value is HexagramRow => isRecord(value) && typeof value['number'] === 'number',
    wanted: 'a row with number',
    name: ({ number }) => `hexagram ${number}`,
    compare: compareHexagram,
  })

function isPlate(value: unknown): value is LiuyaoCase {
  if (!isRecord(value) || typeof value['id'] !== 'string' || !isRecord(value['input']) || !isRecord(value['expected'])) return false
  const { lines, monthBranch, dayGanzhi } = value['input']
  const { lineChanges } = value['expected']
  const labelled = Array.isArray(lineChanges) && lineChanges.every((change: unknown) => isRecord(change) && isTexts(change['labels']))
  return isNumbers(lines) && typeof monthBranch === 'string' && typeof dayGanzhi === 'string' && labelled
}

function isPillarRow(value: unknown): value is GanzhiRow {
  if (!isRecord(value)) return false
  const { jie } = value
  const texts = ['id', 'instant', 'timeZone', 'local', 'year', 'month'].every((key) => typeof value[key] === 'string')
  const conventions = ['default', 'midnightLateZi', 'midnightSameDay'].every((key) => isRecord(value[key]))
  return texts && conventions && isRecord(jie) && typeof jie['startUtc'] === 'string' && typeof jie['nextStartUtc'] === 'string'
}
