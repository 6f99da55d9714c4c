import { type VargaName, vargaNames } from '@hefu/jyotish'
import { vargaLabels } from '@hefu/jyotish/labels'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useWidth } from '../../reading/liuyao/plate/use-width.ts'
import { Choice } from '../../ui/choice.tsx'
import type { Cast } from '../cast.ts'
import { DivisionTable } from '../division-table.tsx'
import { ChartSvg } from '../drawing/chart-svg.tsx'
import { northDrawing } from '../drawing/north.ts'
import { southDrawing } from '../drawing/south.ts'
import { ExportButtons } from '../export/export-buttons.tsx'
import type { Footer } from '../export/standing.ts'
import type { Picture } from '../picture.ts'
import { divisionOf, pictureOf } from '../picture-of.ts'
import { whenOf } from '../said.ts'
import type { Style } from '../settings/kept.ts'
import { settingsText } from '../settings/settings-line.tsx'
import { valueText } from '../settings/words-of.ts'
import type { ChartSpeech } from '../words.ts'

type RashiSectionProps = {
  readonly cast: Cast
  readonly name: string
  readonly style: Style
  readonly onStyle: (style: Style) => void
  readonly speech: ChartSpeech
}

const styles = ['north', 'south'] as const
/** The divisions that are asked for most stand first. */
const order: readonly VargaName[] = ['D1', 'D9', 'D10', ...vargaNames.filter((varga) => !['D1', 'D9', 'D10'].includes(varga))]

/** A division of the chart: both figures where there is room for two, its table, and the figures to take away. */
export function RashiSection({ cast, name, style, onStyle, speech }: RashiSectionProps): ReactNode {
  const { say, language } = speech
  const [varga, setVarga] = useState<VargaName>('D1')
  const [width, ref] = useWidth()
  const division = useMemo(() => divisionOf(cast, varga, speech), [cast, varga, speech])
  const zodiac = valueText('ayanamsa', cast.settings, speech)
  const two = width >= 720
  const shown = two ? styles : [style]
  const size = Math.max(280, Math.min(460, (two ? (width - 48) / 2 : width) - 2))
  const when = whenOf(cast.moment.at, cast.moment.offsetSeconds)
  const footer = { lines: [[name, varga, when].join(say('joint.dot')), settingsText(cast, speech)], label: say('export.label') }
  return (
    <div ref={ref} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <Choice
        look="chips"
        label={say('varga')}
        options={order.map((one) => ({
          value: one,
          label: one === 'D1' ? say('varga.D1') : say('varga.name', { varga: one, name: vargaLabels[language](one) }),
        }))}
        value={varga}
        onChange={setVarga}
        className="max-sm:[&_label]:shrink-0 max-sm:[&_label]:whitespace-nowrap max-sm:[&>div]:flex-nowrap max-sm:[&>div]:overflow-x-auto max-sm:[&>div]:p-1"
      />
      {two ? null : (
        <Choice label={say('style')} options={styles.map((one) => ({ value: one, label: say(`style.${one}`) }))} value={style} onChange={onStyle} />
      )}
      <div className="flex flex-wrap gap-12">
        {width === 0
          ? null
          : shown.map((one) => (
              <StyledFigure
                key={one}
                style={one}
                picture={pictureOf(division, one, { speech, title: name, zodiac })}
                size={size}
                speech={speech}
                degrees={division.marks.some(({ degree }) => degree !== undefined)}
                file={{ name: `${name} ${varga}`, footer }}
              />
            ))}
      </div>
      <section className="grid gap-2">
        <h3>{say('table.title')}</h3>
        <DivisionTable division={division} cast={cast} speech={speech} />
      </section>
    </div>
  )
}

type StyledFigureProps = {
  readonly style: Style
  readonly picture: Picture
  readonly size: number
  readonly speech: ChartSpeech
  readonly degrees: boolean
  readonly file: { readonly name: string; readonly footer: Footer }
}

function StyledFigure({ style, picture, size, speech, degrees, file }: StyledFigureProps): ReactNode {
  const { say } = speech
  const figure = useRef<SVGSVGElement>(null)
  const { drawing, shortened } = useMemo(() => (style === 'north' ? northDrawing : southDrawing)(picture, Math.floor(size)), [style, picture, size])
  const legend = [
    say('legend.retrograde'),
    say('legend.combust'),
    degrees ? say('legend.degree') : say('legend.none'),
    ...(shortened && degrees ? [say('legend.shortened')] : []),
  ]
  return (
    <figure className="grid min-w-0 content-start gap-3">
      <figcaption className="text-sm text-ink-2">{say(`caption.${style}`)}</figcaption>
      <ChartSvg drawing={drawing} ref={figure} />
      <p className="text-xs leading-relaxed text-ink-3" style={{ maxWidth: size }}>
        {legend.join(say('joint.dot'))}
      </p>
      <ExportButtons figure={figure} name={file.name} footer={file.footer} speech={speech} />
    </figure>
  )
}
