import { pointLabels } from '@hefu/jyotish/labels'
import { type ReactNode, useId, useMemo } from 'react'
import { useWidth } from '../../reading/liuyao/plate/use-width.ts'
import { ChartSvg } from '../drawing/chart-svg.tsx'
import type { ChartSpeech } from '../words.ts'
import { bands, mahaBlocks, timelineDrawing, type TimelineData } from './timeline.ts'

type TimelineProps = { readonly data: TimelineData; readonly onSelect: (at: number) => void; readonly speech: ChartSpeech }

/** The timeline; its blocks are radios, so arrow keys move from maha to maha. */
export function Timeline({ data, onSelect, speech }: TimelineProps): ReactNode {
  const [width, ref] = useWidth()
  const name = useId()
  const drawn = Math.min(860, width) - 2
  const drawing = useMemo(() => (drawn < 200 ? undefined : timelineDrawing(data, drawn, speech)), [data, drawn, speech])
  const blocks = mahaBlocks(data, Math.max(1, drawn))
  return (
    <div ref={ref} className="relative min-h-[160px] min-w-0">
      {drawing === undefined ? null : <ChartSvg drawing={drawing} />}
      <fieldset className="absolute inset-0">
        <legend className="sr-only">{speech.say('dasha.pick')}</legend>
        {data.mahas.map(({ lord, start }, at) => (
          <label
            key={start}
            className="absolute cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            style={{ left: (blocks[at]?.x ?? 0) + 1, width: blocks[at]?.width ?? 0, top: bands.maha.y - 3, height: bands.maha.height + 8 }}
          >
            <input
              type="radio"
              name={name}
              checked={at === data.selected}
              onChange={() => onSelect(at)}
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <span className="sr-only">{pointLabels[speech.language].point[lord]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
