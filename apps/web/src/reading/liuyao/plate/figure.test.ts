import { cast, derive, openZone } from '@hefu/liuyao'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wordsIn } from '../../../words/index.ts'
import { Figure, type Pointed } from './figure.tsx'
import { plateDrawing } from './plate-drawing.ts'
import { plateWords } from './words.ts'

const when = openZone('Asia/Shanghai').momentAt(1_796_004_720)
const chart = derive(cast({ way: { kind: 'lines', values: [8, 9, 7, 7, 8, 6] }, when }))

function markup(language: 'zh-Hans' | 'en', width: number, pointed?: Pointed): string {
  const drawing = plateDrawing(chart, width, { language, say: wordsIn(plateWords, language) })
  return renderToStaticMarkup(createElement(Figure, { drawing, pointed }))
}

test('the same chart gives the same picture, compact in Chinese and wide in English', () => {
  expect(markup('zh-Hans', 358).replaceAll('><', '>\n<')).toMatchSnapshot('compact, Chinese')
  expect(markup('en', 532).replaceAll('><', '>\n<')).toMatchSnapshot('wide, English')
})

test('a picture has one sentence for its name, colours by token alone, and no number missing', () => {
  for (const width of [281, 358, 532]) {
    const drawn = markup('zh-Hans', width)
    expect(drawn).toContain('aria-label="卦盘：雷风恒之火山旅。')
    expect(drawn).not.toMatch(/NaN|undefined|#[0-9a-f]{3,6}|rgb/iu)
  }
})

test('a fact that is drawn is outlined itself, another by the lines that it is about', () => {
  const outlines = (pointed: Pointed): number => markup('zh-Hans', 358, pointed).split('stroke="var(--cinnabar)" stroke-width="1.5"').length - 1
  expect(outlines({ id: 'change.2', lines: [2] })).toBe(1)
  expect(outlines({ id: 'hit.subject-on-day', lines: [3, 5] })).toBe(2)
  expect(outlines({ id: 'month', lines: [] })).toBe(0)
})
