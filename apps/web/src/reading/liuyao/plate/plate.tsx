import type { Chart } from '@hefu/liuyao'
import { labelsOf } from '@hefu/liuyao/labels'
import { useMemo, type ReactNode } from 'react'
import { type PageLanguage, wordsIn } from '../../../words/index.ts'
import { Figure, type Pointed } from './figure.tsx'
import type { Speech } from './line-words.ts'
import { plateDrawing } from './plate-drawing.ts'
import { PlateTable } from './plate-table.tsx'
import { hexagramName } from './sentence.ts'
import { useWidth } from './use-width.ts'
import { plateWords } from './words.ts'

type PlateProps = {
  readonly chart: Chart
  readonly language: PageLanguage
  /** Lines that the reading leans on (`ui_hints.lines`). */
  readonly marked?: readonly number[]
  /** The citation that the reader points at or focuses. */
  readonly pointed?: Pointed | undefined
  /** Hears which fact the pointer is on; undefined when it leaves. */
  readonly onFact?: (fact: string | undefined) => void
}

/** The plate: names, figure, legend, and the table that says it all. */
export function Plate({ chart, language, marked, pointed, onFact }: PlateProps): ReactNode {
  const [width, ref] = useWidth()
  const speech = useMemo<Speech>(() => ({ language, say: wordsIn(plateWords, language) }), [language])
  const drawing = useMemo(() => (width === 0 ? undefined : plateDrawing(chart, width, speech)), [chart, width, speech])
  return (
    <figure lang={language} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <PlateHead chart={chart} speech={speech} />
      <div ref={ref} className="min-h-[358px] min-w-0">
        {drawing === undefined ? null : <Figure drawing={drawing} pointed={pointed} marked={marked} onFact={onFact} />}
      </div>
      <Legend speech={speech} />
      <details>
        <summary>{speech.say('tableOpen')}</summary>
        <PlateTable chart={chart} language={language} />
      </details>
    </figure>
  )
}

function PlateHead({ chart, speech }: { readonly chart: Chart; readonly speech: Speech }): ReactNode {
  const { say, language } = speech
  const { trigram, generation, flag } = labelsOf(language)
  const { hexagram, changed } = chart
  const base = hexagramName(hexagram.number, speech)
  const title = changed === undefined ? base : say('title', { base, changed: hexagramName(changed.hexagram.number, speech) })
  const place = say('place', { palace: trigram[hexagram.palace], generation: generation[hexagram.generation] })
  const own = new Set([hexagram.generation === 'wandering' ? 'wanderingSoul' : '', hexagram.generation === 'returning' ? 'returningSoul' : ''])
  const flags = chart.flags.filter((one) => !own.has(one)).map((one) => flag[one])
  return (
    <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <span className="font-read text-[1.375rem] leading-tight">{title}</span>
      <span className="text-xs text-ink-3">{[place, ...flags].join(say('noteJoint'))}</span>
    </figcaption>
  )
}

function Legend({ speech: { say } }: { readonly speech: Speech }): ReactNode {
  const { plate } = labelsOf('zh-Hans')
  const entries = [
    { sign: '○', words: say('oldYang'), tone: 'text-cinnabar' },
    { sign: '✕', words: say('oldYin'), tone: 'text-cinnabar' },
    { sign: plate.self, words: say('asker'), tone: '' },
    { sign: plate.other, words: say('otherSide'), tone: '' },
  ]
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-3">
      {entries.map(({ sign, words, tone }) => (
        <li key={sign}>
          <b lang="zh-Hans" className={tone}>
            {sign}
          </b>{' '}
          {words}
        </li>
      ))}
    </ul>
  )
}
