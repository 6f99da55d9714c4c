import { type Graha, grahas, type Sign, signAt, signs } from '@hefu/jyotish'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Mark, Picture } from '../picture.ts'
import { ChartSvg } from './chart-svg.tsx'
import { textBox } from './measure.ts'
import { type ChartFigure, northDrawing } from './north.ts'
import { northHouses } from './north-houses.ts'
import { type ChartShape, liesIn, meets, type Spot } from './shapes.ts'
import { southDrawing } from './south.ts'

const widths = [280, 326, 358, 460]
const shorts = {
  'zh-Hans': { lagna: '升', sun: '日', moon: '月', mars: '火', mercury: '水', jupiter: '木', venus: '金', saturn: '土', rahu: '罗', ketu: '计' },
  en: { lagna: 'Asc', sun: 'Su', moon: 'Mo', mars: 'Ma', mercury: 'Me', jupiter: 'Ju', venus: 'Ve', saturn: 'Sa', rahu: 'Ra', ketu: 'Ke' },
} as const
const signWords = { 'zh-Hans': '摩羯', en: 'Sag' } as const
type Language = keyof typeof shorts
const languages: readonly Language[] = ['zh-Hans', 'en']

function mark(language: Language, id: Mark['id'], sign: Sign): Mark {
  return {
    id,
    short: shorts[language][id],
    ...(shorts[language][id] === 'Asc' ? { shorter: 'As' } : {}),
    name: id,
    sign,
    degree: 28.9,
    retrograde: id !== 'lagna' && id !== 'sun' && id !== 'moon',
    combust: id === 'mercury',
  }
}

/** Rahu and Ketu stand opposite each other; `count` grahas, the ones with the widest labels first, stand in `sign`. */
function picture(language: Language, { first, sign, count }: { readonly first: Sign; readonly sign: Sign; readonly count: number }): Picture {
  const order: readonly Graha[] = ['rahu', 'moon', 'mars', 'mercury', 'venus', 'saturn', 'jupiter', 'sun']
  const inside = new Set<Graha>(order.slice(0, count))
  const placed = grahas.map((graha) => mark(language, graha, inside.has(graha) ? sign : signAt(sign + 6)))
  return {
    first,
    title: 'N',
    under: 'D1',
    marks: [mark(language, 'lagna', first), ...placed],
    signs: signs.map(() => ({ name: '', short: signWords[language] })),
    sentence: 'S',
  }
}

function texts({ drawing }: ChartFigure): readonly Extract<ChartShape, { kind: 'text' }>[] {
  return drawing.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []))
}

function faults(figure: ChartFigure, rooms: readonly (readonly Spot[])[]): readonly string[] {
  const all = texts(figure)
  return all.flatMap((text, place) => {
    const box = textBox(text)
    const said = text.runs.map((run) => run.text).join('')
    const found = all.slice(0, place).flatMap((other) => (meets(box, textBox(other)) ? [`${said} meets ${other.runs.map((run) => run.text).join('')}`] : []))
    if (text.fact !== undefined && !rooms.some((room) => liesIn(box, room))) found.push(`${said} leaves its house`)
    if (text.runs.some(({ size }) => size < 12)) found.push(`${said} is too small`)
    return found.map((fault) => `${fault} at ${figure.drawing.width}`)
  })
}

function northRooms(width: number): readonly (readonly Spot[])[] {
  return northHouses.map(({ corners }) => corners.map(({ x, y }) => ({ x: (x * width) / 400, y: (y * width) / 400 })))
}

function southRooms(width: number): readonly (readonly Spot[])[] {
  const side = width / 4
  return [0, 1, 2, 3].flatMap((column) =>
    [0, 1, 2, 3].map((row) => [
      { x: column * side, y: row * side },
      { x: (column + 1) * side, y: row * side },
      { x: (column + 1) * side, y: (row + 1) * side },
      { x: column * side, y: (row + 1) * side },
    ]),
  )
}

describe.each(languages)('the figures of a chart (%s)', (language) => {
  test.each(widths)('at %i px no label meets another or leaves its house, for one to eight grahas in every house under every lagna', (width) => {
    const found: string[] = []
    for (const first of signs) {
      for (const sign of signs) {
        for (let count = 1; count <= 8; count++) {
          const drawn = picture(language, { first, sign, count })
          found.push(...faults(northDrawing(drawn, width), northRooms(width)))
          if (first === sign || first === 0) found.push(...faults(southDrawing(drawn, width), southRooms(width)))
        }
      }
    }
    expect(found).toEqual([])
  })

  test('four grahas in a house keep their degrees at 400 px, and every mark is drawn once', () => {
    for (const sign of signs) {
      const drawn = picture(language, { first: 3, sign, count: 4 })
      for (const figure of [northDrawing(drawn, 400), southDrawing(drawn, 400)]) {
        expect(texts(figure).map(({ fact }) => fact)).toEqual(expect.arrayContaining(['lagna', ...grahas]))
      }
      expect(northDrawing({ ...drawn, marks: drawn.marks.filter((one) => one.sign === sign && one.id !== 'lagna') }, 400).shortened).toBe(false)
    }
  })

  test('degrees are left out of a house too full for them, and the figure says so', () => {
    expect(northDrawing(picture(language, { first: 0, sign: 1, count: 8 }), 300).shortened).toBe(true)
    expect(southDrawing(picture(language, { first: 0, sign: 1, count: 8 }), 300).shortened).toBe(true)
  })

  test('the drawn figure has its sentence, colours by token alone and no number missing', () => {
    const drawn = picture(language, { first: 3, sign: 4, count: 5 })
    for (const { drawing } of [northDrawing(drawn, 358), southDrawing(drawn, 358)]) {
      const markup = renderToStaticMarkup(createElement(ChartSvg, { drawing }))
      expect(markup).toContain('aria-label="S"')
      expect(markup).not.toMatch(/NaN|undefined|#[0-9a-f]{3,6}|rgb/iu)
      expect(markup).toContain('text-decoration="underline"')
    }
  })
})
