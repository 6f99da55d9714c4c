import { type Graha, type Period, periodsOf, runningAt, type StarCourse, vimshottari } from '@hefu/jyotish'
import { pointLabels } from '@hefu/jyotish/labels'
import type { Ephemeris } from '@hefu/sky'
import { type ReactNode, useMemo, useState } from 'react'
import { type Cast, positionsIn } from '../cast.ts'
import { DataTable } from '../data-table.tsx'
import { dateOf, epochOf, julianDayOf } from '../said.ts'
import type { ChartSpeech } from '../words.ts'
import { Timeline } from './timeline.tsx'
import { shownMahas } from './timeline.ts'

type DashaSectionProps = { readonly cast: Cast; readonly ephemeris: Ephemeris; readonly now: number; readonly speech: ChartSpeech }

/** Vimshottari: what runs now, the timeline, and all of it as tables. `now` is milliseconds since 1970. */
export function DashaSection({ cast, ephemeris, now, speech }: DashaSectionProps): ReactNode {
  const { say, language } = speech
  const { positions, settings, moment } = cast
  const { offsetSeconds } = moment
  const course = useMemo(() => vimshottari(positions, settings), [positions, settings])
  const today = julianDayOf(now / 1000)
  const birth = positions.jdUt
  const mahas = useMemo(() => shownMahas(periodsOf(course, 2), birth, today), [course, birth, today])
  const running = mahas.findIndex(({ start, end }) => start <= today && today < end)
  const [picked, setPicked] = useState<number>()
  const selected = Math.min(picked ?? Math.max(0, running), mahas.length - 1)
  const date = (julianDay: number): string => dateOf(epochOf(julianDay), offsetSeconds)
  const lordText = (lord: Graha): string => pointLabels[language].point[lord]
  const chosen = mahas[selected]
  const rowsOf = (periods: readonly Period<Graha>[]) =>
    periods
      .filter(({ end }) => end > birth)
      .map(({ lord, start, end }) => ({
        id: String(start),
        now: start <= today && today < end,
        cells: [
          start <= today && today < end ? `${lordText(lord)}${say('joint.dot')}${say('dasha.current')}` : lordText(lord),
          start < birth ? `${date(birth)} (${say('dasha.birth')})` : date(start),
          date(end),
        ],
      }))
  const heads = (first: string): readonly string[] => [first, say('dasha.from'), say('dasha.to')]
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">
        {say('dasha.system')}
        {say('joint.dot')}
        {say('dasha.balance', { lord: lordText(course.balance.lord), years: course.balance.years.toFixed(2) })}
      </p>
      <Timeline data={{ mahas, selected, birth, now: today, offsetSeconds }} onSelect={setPicked} speech={speech} />
      <Now course={course} today={today} date={date} speech={speech} />
      <Spread cast={cast} ephemeris={ephemeris} speech={speech} />
      {chosen === undefined ? null : (
        <details>
          <summary>{say('dasha.table.antar', { lord: lordText(chosen.lord) })}</summary>
          <DataTable caption={say('dasha.table.antar', { lord: lordText(chosen.lord) })} heads={heads(say('dasha.antar'))} rows={rowsOf(chosen.parts)} />
        </details>
      )}
      <details>
        <summary>{say('dasha.table')}</summary>
        <DataTable caption={say('dasha.table')} heads={heads(say('dasha.maha'))} rows={rowsOf(mahas)} />
      </details>
      <p className="text-xs text-ink-3">{say('dasha.rule', { source: course.source, year: settings.dashaYear })}</p>
    </div>
  )
}

type NowProps = { readonly course: StarCourse; readonly today: number; readonly date: (julianDay: number) => string; readonly speech: ChartSpeech }

function Now({ course, today, date, speech: { say, language } }: NowProps): ReactNode {
  const [maha, antar, pratyantar] = runningAt(course, today, 3)
  if (maha === undefined || antar === undefined || pratyantar === undefined) return <p className="text-sm text-ink-2">{say('dasha.none')}</p>
  const name = ({ lord }: Period<Graha>): string => pointLabels[language].point[lord]
  return (
    <p className="num text-sm text-ink-2">
      {say('dasha.now', { maha: name(maha), antar: name(antar), pratyantar: name(pratyantar), from: date(pratyantar.start), to: date(pratyantar.end) })}
    </p>
  )
}

/** How far the dates move within a stretch of birth times: the Moon goes one way, so its ends are the outermost. */
function Spread({ cast, ephemeris, speech }: Pick<DashaSectionProps, 'cast' | 'ephemeris' | 'speech'>): ReactNode {
  const { moment, settings } = cast
  const { say, language } = speech
  const found = useMemo(() => {
    if (moment.span === undefined) return undefined
    const [first, last] = [moment.span.from, moment.span.to].map((at) => vimshottari(positionsIn(ephemeris, { place: moment.place, at }, settings), settings))
    return first === undefined || last === undefined ? undefined : { first, last }
  }, [moment, settings, ephemeris])
  if (found === undefined) return null
  const { first, last } = found
  const lord = ({ balance }: StarCourse): string => pointLabels[language].point[balance.lord]
  const told =
    first.first === last.first
      ? say('span.dasha', { days: Math.ceil(Math.abs(first.start - last.start)) })
      : say('span.star', { first: lord(first), last: lord(last) })
  return <p className="text-sm text-ochre">{told}</p>
}
