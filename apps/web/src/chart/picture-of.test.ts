import { resolveSettings, vargaNames } from '@hefu/jyotish'
import { loadEphemeris } from '@hefu/sky/load'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { pageLanguages, wordsIn } from '../words/index.ts'
import { castChart } from './cast.ts'
import { DivisionTable } from './division-table.tsx'
import { northDrawing } from './drawing/north.ts'
import { southDrawing } from './drawing/south.ts'
import type { ChartMoment } from './moment.ts'
import { divisionOf, pictureOf } from './picture-of.ts'
import { chartWords } from './words.ts'

const ephemeris = await loadEphemeris()
/** Shanghai, 1991-08-19 04:58 summer time. */
const moment: ChartMoment = {
  at: Date.UTC(1991, 7, 18, 19, 58) / 1000,
  timeKnown: true,
  place: { latitude: 31.23, longitude: 121.47 },
  clock: { offsetSeconds: 32_400 },
  offsetSeconds: 32_400,
}
const cast = castChart(ephemeris, moment, resolveSettings())

describe.each(pageLanguages)('a division in figures and table (%s)', (language) => {
  const speech = { language, say: wordsIn(chartWords, language) }

  test.each(vargaNames)('%s is drawn in both styles with every graha, and its table says what the picture says', (varga) => {
    const division = divisionOf(cast, varga, speech)
    const table = renderToStaticMarkup(createElement(DivisionTable, { division, cast, speech }))
    for (const style of ['north', 'south'] as const) {
      const { drawing } = (style === 'north' ? northDrawing : southDrawing)(pictureOf(division, style, { speech, title: '', zodiac: '' }), 356)
      const drawn = drawing.shapes.flatMap((shape) => (shape.kind === 'text' && shape.fact !== undefined ? [shape.fact] : []))
      for (const { id, name } of division.marks) {
        expect(drawn.filter((fact) => fact === id)).toHaveLength(1)
        expect(table).toContain(name)
        if (id !== 'lagna') expect(drawing.sentence).toContain(name)
      }
    }
    expect(table.match(/℞/g)).toBeNull()
    expect(table).not.toMatch(/undefined|NaN/)
  })

  test('without a time of birth there is no lagna, and houses are counted from the Moon', () => {
    const division = divisionOf({ ...cast, moment: { ...moment, timeKnown: false } }, 'D1', speech)
    expect(division.marks.map(({ id }) => id)).not.toContain('lagna')
    expect(division.first).toBe(7)
  })
})

test('a known chart: lagna 13° Cancer, Moon 19° Scorpio, Mercury and Venus retrograde and combust', () => {
  const { first, marks } = divisionOf(cast, 'D1', { language: 'en', say: wordsIn(chartWords, 'en') })
  const of = (id: string) => marks.find((mark) => mark.id === id)
  expect(first).toBe(3)
  expect(Math.floor(of('lagna')?.degree ?? 0)).toBe(13)
  expect(of('moon')).toMatchObject({ sign: 7, retrograde: false, combust: false })
  expect(of('mercury')).toMatchObject({ sign: 4, retrograde: true, combust: true })
  expect(of('venus')).toMatchObject({ sign: 4, retrograde: true, combust: true })
  expect(of('rahu')).toMatchObject({ sign: 8, retrograde: false })
})
