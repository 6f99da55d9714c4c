import { cast, type Chart, derive, type LineValue, openZone, type Options } from '@hefu/liuyao'
import { describe, expect, test } from 'vitest'
import { pageLanguages, wordsIn } from '../../../words/index.ts'
import { boxOf, groupBox } from './boxes.ts'
import type { Box, Drawing, Shape } from './drawing.ts'
import type { Speech } from './line-words.ts'
import { plateDrawing } from './plate-drawing.ts'
import { tableRows } from './table-rows.ts'
import { plateWords } from './words.ts'

const when = openZone('Asia/Shanghai').momentAt(1_796_004_720)
const widths = [276, 288, 320, 328, 358, 480, 532, 640, 900]

function chartOf(values: readonly LineValue[], options: Partial<Options> = {}): Chart {
  return derive(cast({ way: { kind: 'lines', values }, when }, options), options)
}

function speech(language: Speech['language']): Speech {
  return { language, say: wordsIn(plateWords, language) }
}

/** 雷风恒 to 火山旅: two moving lines, one hidden line. */
const duration = chartOf([8, 9, 7, 7, 8, 6])

function texts({ groups }: Drawing): readonly Extract<Shape, { kind: 'text' }>[] {
  return groups.flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : [])))
}

function overlap(one: Box, other: Box): boolean {
  const slack = 0.5
  return (
    one.x + slack < other.x + other.width &&
    other.x + slack < one.x + one.width &&
    one.y + slack < other.y + other.height &&
    other.y + slack < one.y + one.height
  )
}

/** What of a drawing collides or leaves the figure. */
function faults(drawing: Drawing): readonly string[] {
  const drawn = drawing.groups.flatMap(({ shapes }) => shapes).filter(({ kind }) => kind !== 'wash' && kind !== 'rule')
  const found: string[] = []
  drawn.forEach((shape, place) => {
    const box = boxOf(shape)
    const said = shape.kind === 'text' ? shape.runs.map(({ text }) => text).join('') : shape.kind
    if (box.x < -drawing.bleed || box.x + box.width > drawing.width + drawing.bleed) found.push(`${said} leaves the figure at ${drawing.width}`)
    if (box.y < 0 || box.y + box.height > drawing.height) found.push(`${said} leaves the figure's height`)
    if (shape.kind === 'text' && shape.size < 12) found.push(`${said} is ${shape.size} px`)
    if (shape.kind !== 'text') return
    for (const other of drawn.slice(0, place)) {
      if (overlap(box, boxOf(other)))
        found.push(`${said} meets ${other.kind === 'text' ? other.runs.map(({ text }) => text).join('') : other.kind} at ${drawing.width}`)
    }
  })
  return found
}

/** Every value of six lines, spread over the 4,096 so that all bases and all changes come up. */
function* everyPlate(step: number): Generator<readonly LineValue[]> {
  const values = [6, 7, 8, 9] as const
  for (let n = 0; n < 4096; n += step) yield [0, 1, 2, 3, 4, 5].map((place) => values[(n >> (2 * place)) & 3] ?? 7)
}

describe('the drawn plate', () => {
  test.each(pageLanguages)('says itself in one sentence (%s)', (language) => {
    expect(plateDrawing(duration, 358, speech(language)).sentence).toMatchSnapshot()
  })

  test.each(pageLanguages)('keeps every text in the figure, off its neighbours and at 12 px or more, at every width (%s)', (language) => {
    const charts = [...everyPlate(61)].flatMap((values) => [chartOf(values), chartOf(values, { hidden: 'all', spiritNames: 'alias' })])
    const found = charts.flatMap((chart) => widths.flatMap((width) => faults(plateDrawing(chart, width, speech(language)))))
    expect(found).toEqual([])
  })

  test('draws all 64 x 64 plates without a hole in its numbers', () => {
    for (const values of everyPlate(1)) {
      const drawn = JSON.stringify(plateDrawing(chartOf(values), 358, speech('zh-Hans')).groups.map(groupBox))
      expect(drawn).not.toMatch(/null/u)
    }
  })

  test('leaves the changed column out and centres the rest when nothing moves', () => {
    const drawing = plateDrawing(chartOf([8, 7, 7, 7, 8, 8]), 358, speech('zh-Hans'))
    expect(drawing.groups.some(({ fact }) => fact?.startsWith('change') === true)).toBe(false)
    const left = Math.min(...texts(drawing).map(({ x }) => x))
    expect(left).toBeGreaterThan(40)
  })

  test('names the element of every fact that it draws', () => {
    const facts = plateDrawing(duration, 532, speech('en')).groups.flatMap(({ fact }) => (fact === undefined ? [] : [fact]))
    expect(facts.toSorted()).toEqual(
      ['hexagram', 'changed', 'self', 'other', 'change.2', 'change.6', 'hidden.siblings.2', ...[1, 2, 3, 4, 5, 6].map((n) => `line.${n}`)].toSorted(),
    )
  })

  test('gives up width in the order that was settled', () => {
    const spirit = (width: number): string | undefined =>
      texts(plateDrawing(duration, width, speech('zh-Hans'))).find(({ x, y }) => x === 0 && y > 30)?.runs[0]?.text
    expect([spirit(346), spirit(320), spirit(310), spirit(281)].map((text) => text?.length)).toEqual([2, 2, 1, 1])
  })
})

describe('the table twin', () => {
  test.each(pageLanguages)('holds every value, from line 6 down (%s)', (language) => {
    const rows = tableRows(duration, speech(language)).map(({ base, becomes, note, ...rest }) => ({
      ...rest,
      base: base.map(({ text }) => text).join(''),
      becomes: becomes.map(({ text }) => text).join(''),
      note: note.map(({ text }) => text).join(''),
    }))
    expect(rows).toMatchSnapshot()
  })
})
