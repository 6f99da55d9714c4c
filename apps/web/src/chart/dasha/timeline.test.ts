import { periodsOf, resolveSettings, vimshottari } from '@hefu/jyotish'
import { loadEphemeris } from '@hefu/sky/load'
import { describe, expect, test } from 'vitest'
import { pageLanguages, wordsIn } from '../../words/index.ts'
import { positionsIn } from '../cast.ts'
import { textBox } from '../drawing/measure.ts'
import { meets } from '../drawing/shapes.ts'
import { julianDayOf } from '../said.ts'
import { chartWords } from '../words.ts'
import { mahaBlocks, shownMahas, timelineDrawing } from './timeline.ts'

const ephemeris = await loadEphemeris()
const settings = resolveSettings()
/** Shanghai, 1991-08-19 04:58 summer time. */
const at = Date.UTC(1991, 7, 18, 19, 58) / 1000
const positions = positionsIn(ephemeris, { at, place: { latitude: 31.23, longitude: 121.47 } }, settings)
const birth = positions.jdUt
const now = julianDayOf(Date.UTC(2026, 11, 1) / 1000)
const mahas = shownMahas(periodsOf(vimshottari(positions, settings), 2), birth, now)
const data = { mahas, birth, now, offsetSeconds: 32_400 }

describe.each(pageLanguages)('the timeline of dashas (%s)', (language) => {
  const speech = { language, say: wordsIn(chartWords, language) }

  test('no two texts meet and none leaves the figure, at every width and for every maha', () => {
    for (const width of [286, 326, 356, 700, 858]) {
      for (let selected = 0; selected < mahas.length; selected++) {
        const drawing = timelineDrawing({ ...data, selected }, width, speech)
        const boxes = drawing.shapes.flatMap((shape) => (shape.kind === 'text' ? [textBox(shape)] : []))
        boxes.forEach((box, place) => {
          expect(box.x).toBeGreaterThanOrEqual(-1)
          expect(box.x + box.width).toBeLessThanOrEqual(width + 1)
          expect(boxes.slice(0, place).some((other) => meets(box, other))).toBe(false)
        })
        expect(JSON.stringify(drawing)).not.toMatch(/NaN|null/)
      }
    }
  })

  test('its sentence says every maha and which runs now', () => {
    const { sentence } = timelineDrawing({ ...data, selected: 2 }, 700, speech)
    expect(sentence.match(/\d{4}/g)).toEqual(['1991', '2004', '2011', '2031', '2037', '2047', '2054'])
  })
})

test('blocks follow one another in time from the birth to the end of the figure', () => {
  const blocks = mahaBlocks(data, 700)
  blocks.slice(1).forEach((block, place) => {
    const before = blocks[place]
    expect(block.x).toBeCloseTo((before?.x ?? 0) + (before?.width ?? 0) + 1.5)
  })
  expect(blocks[0]?.x).toBeCloseTo(0.75)
})
