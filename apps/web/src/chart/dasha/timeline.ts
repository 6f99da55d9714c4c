import type { Graha, Period } from '@hefu/jyotish'
import { pointLabels } from '@hefu/jyotish/labels'
import { labelWidth } from '../drawing/measure.ts'
import type { ChartDrawing, ChartShape, Paint } from '../drawing/shapes.ts'
import { clockOf, epochOf } from '../said.ts'
import type { ChartSpeech } from '../words.ts'

/** What a timeline is drawn from; `now` and `birth` are Julian days (UT), `selected` the place of a maha in `mahas`. */
export type TimelineData = {
  readonly mahas: readonly Period<Graha>[]
  readonly selected: number
  readonly birth: number
  readonly now: number
  readonly offsetSeconds: number
}

/** Where a maha's block stands, pixels. */
type Block = { readonly x: number; readonly width: number }

/** Tops and heights of the two bands. */
export const bands = { maha: { y: 30, height: 36 }, antar: { y: 100, height: 32 }, total: 158 } as const

/** The mahas from birth to 65 years on, or to 25 years from now where that is later. */
export function shownMahas(mahas: readonly Period<Graha>[], birth: number, now: number): readonly Period<Graha>[] {
  const until = Math.max(birth + 65 * 365.25, now + 25 * 365.25)
  return mahas.filter(({ start, end }) => end > birth && start < until)
}

/** The blocks of the mahas, linear in time from the birth on. */
export function mahaBlocks({ mahas, birth }: Pick<TimelineData, 'mahas' | 'birth'>, width: number): readonly Block[] {
  return spread(mahas, { from: birth, to: mahas.at(-1)?.end ?? birth + 1, width })
}

type Axis = { readonly from: number; readonly to: number; readonly width: number }

function spread(periods: readonly Period<Graha>[], { from, to, width }: Axis): readonly Block[] {
  const at = (when: number): number => ((Math.min(to, Math.max(from, when)) - from) / (to - from)) * width
  return periods.map(({ start, end }) => ({ x: at(start) + 0.75, width: Math.max(0, at(end) - at(start) - 1.5) }))
}

/** The two bands: mahas from birth on, and the antars of the selected one over the full width. */
export function timelineDrawing(data: TimelineData, width: number, speech: ChartSpeech): ChartDrawing {
  const { mahas, selected, birth, now, offsetSeconds } = data
  const blocks = mahaBlocks(data, width)
  const maha = mahas[selected]
  const antars = (maha?.parts ?? []).filter(({ end }) => end > birth)
  const axis = { from: Math.max(birth, maha?.start ?? birth), to: maha?.end ?? birth + 1, width }
  const antarBlocks = spread(antars, axis)
  const date = (period: Period<Graha>, form: 'year' | 'month'): string => clockOf(epochOf(Math.max(birth, period.start)), offsetSeconds)[form]
  const runs = ({ start, end }: Period<Graha>): boolean => start <= now && now < end
  const join = blocks[selected]
  return {
    width,
    height: bands.total,
    sentence: sentenceOf(data, speech),
    shapes: [
      ...mahas.flatMap((period, at) => blockShapes(period, { block: blocks[at], ...bands.maha, look: at === selected ? 'chosen' : 'plain', speech })),
      ...datesOver(
        mahas.map((period) => date(period, 'year')),
        blocks,
        { y: 20, width },
      ),
      ...(join === undefined ? [] : [dotted(`M${join.x} 66L0 100M${join.x + join.width} 66L${width} 100`)]),
      ...antars.flatMap((period, at) => blockShapes(period, { block: antarBlocks[at], ...bands.antar, look: runs(period) ? 'now' : 'raised', speech })),
      ...datesOver(
        antars.map((period) => date(period, width < 560 ? 'year' : 'month')),
        antarBlocks,
        { y: 150, width },
      ),
      ...nowMarks(now, { life: { from: birth, to: mahas.at(-1)?.end ?? birth, width }, antar: axis }),
    ],
  }
}

type BlockLook = 'plain' | 'chosen' | 'raised' | 'now'
const looks: Readonly<Record<BlockLook, { readonly fill: Paint; readonly line: Paint; readonly text: Paint }>> = {
  plain: { fill: 'sunken', line: 'line-ui', text: 'ink' },
  chosen: { fill: 'act', line: 'act', text: 'on-act' },
  raised: { fill: 'raised', line: 'line-ui', text: 'ink' },
  now: { fill: 'cinnabar-wash', line: 'cinnabar', text: 'cinnabar' },
}

type BlockAt = { readonly block: Block | undefined; readonly y: number; readonly height: number; readonly look: BlockLook; readonly speech: ChartSpeech }

function blockShapes({ lord }: Period<Graha>, { block, y, height, look, speech }: BlockAt): readonly ChartShape[] {
  if (block === undefined) return []
  const { fill, line, text } = looks[look]
  const name = pointLabels[speech.language].point[lord]
  const said = labelWidth(name, 14) * 1.08 + 8 <= block.width ? name : speech.say(`short.${lord}`)
  const fits = labelWidth(said, 14) + 2 <= block.width
  return [
    { kind: 'path', d: `M${block.x} ${y}h${block.width}v${height}h${-block.width}Z`, fill, stroke: line, thick: 1 },
    ...(fits
      ? [
          {
            kind: 'text',
            anchor: 'middle',
            x: block.x + block.width / 2,
            y: y + height / 2 + 5,
            runs: [{ text: said, size: 14, tone: text, ...(look === 'now' ? { bold: true } : {}) }],
          } as const,
        ]
      : []),
  ]
}

/** Dates at the starts of blocks; one that comes nearer than 8 px to the one before it is left out. */
function datesOver(dates: readonly string[], blocks: readonly Block[], { y, width }: { readonly y: number; readonly width: number }): readonly ChartShape[] {
  let free = 0
  return dates.flatMap((text, at): readonly ChartShape[] => {
    const x = blocks[at]?.x ?? 0
    const end = x + labelWidth(text, 13)
    if (x < free || end > width) return []
    free = end + 8
    return [{ kind: 'text', anchor: 'start', x, y, runs: [{ text, size: 13, tone: 'ink-3' }] }]
  })
}

function dotted(d: string): ChartShape {
  return { kind: 'path', d, stroke: 'line-ui', thick: 1, dotted: true }
}

function nowMarks(now: number, { life, antar }: { readonly life: Axis; readonly antar: Axis }): readonly ChartShape[] {
  const at = ({ from, to, width }: Axis): number | undefined => (now >= from && now < to ? ((now - from) / (to - from)) * width : undefined)
  const [above, below] = [at(life), at(antar)]
  const line = (x: number, from: number, to: number): ChartShape => ({ kind: 'path', d: `M${x} ${from}V${to}`, stroke: 'cinnabar', thick: 2 })
  return [
    ...(above === undefined ? [] : [line(above, 26, 70)]),
    ...(below === undefined ? [] : [line(below, 92, 136), { kind: 'path', d: `M${below - 5} 88h10l-5 7z`, fill: 'cinnabar' } as const]),
  ]
}

function sentenceOf({ mahas, birth, now, offsetSeconds }: TimelineData, { say, language }: ChartSpeech): string {
  const periods = mahas.map(({ lord, start, end }) =>
    say(start <= now && now < end ? 'dasha.sentence.now' : 'dasha.sentence.one', {
      from: clockOf(epochOf(Math.max(birth, start)), offsetSeconds).year,
      lord: pointLabels[language].point[lord],
    }),
  )
  return say('dasha.sentence', { periods: periods.join(say('joint.mark')) })
}
