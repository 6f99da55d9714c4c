import { karanaOf, type LimbName, panchangaAt, type PanchangaAt, starNames, tithiOf, yogaOf } from '@hefu/jyotish'
import { panchangaLabels, pointLabels } from '@hefu/jyotish/labels'
import type { Ephemeris } from '@hefu/sky'
import { type ReactNode, useMemo } from 'react'
import type { Cast } from '../cast.ts'
import { type DataRow, DataTable } from '../data-table.tsx'
import { epochOf, whenOf } from '../said.ts'
import type { ChartSpeech } from '../words.ts'

type PanchangaSectionProps = { readonly cast: Cast; readonly ephemeris: Ephemeris; readonly speech: ChartSpeech }

/** The limbs of the moment of birth, each with its begin and end on the clock of the place. */
export function PanchangaSection({ cast, ephemeris, speech }: PanchangaSectionProps): ReactNode {
  const { moment, positions, settings } = cast
  const { say } = speech
  const almanac = useMemo(
    () => panchangaAt(ephemeris, { ut: positions.jdUt, place: moment.place, clock: moment.clock }, settings),
    [ephemeris, positions.jdUt, moment, settings],
  )
  return (
    <div className="grid gap-3">
      {moment.timeKnown ? null : <p className="text-sm text-ochre">{say('panchanga.unknown')}</p>}
      <DataTable
        caption={say('panchanga.title')}
        heads={[say('panchanga.item'), say('panchanga.value'), say('panchanga.from'), say('panchanga.to')]}
        wraps={[1]}
        rows={[...limbRows(almanac, moment.offsetSeconds, speech), ...sunRows(almanac, moment.offsetSeconds, speech), monthRow(almanac, speech)]}
      />
      {almanac.sun === undefined ? <p className="text-sm text-ink-2">{say('panchanga.noSun')}</p> : null}
    </div>
  )
}

function limbRows({ limbs }: PanchangaAt, offset: number, { language }: ChartSpeech): readonly DataRow[] {
  const words = panchangaLabels[language]
  const { paksha, name } = tithiOf(limbs.tithi.number)
  const value: Readonly<Record<LimbName, string>> = {
    tithi: `${words.paksha[paksha]} ${words.tithi[name]}`,
    nakshatra: pointLabels[language].star[starNames[limbs.nakshatra.number - 1] ?? 'ashvini'],
    yoga: words.yoga[yogaOf(limbs.yoga.number)],
    karana: words.karana[karanaOf(limbs.karana.number)],
  }
  return (['tithi', 'nakshatra', 'yoga', 'karana'] as const).map((limb) => ({
    id: limb,
    cells: [words.limb[limb], value[limb], ...span(limbs[limb].start, limbs[limb].end, offset)],
  }))
}

function span(start: number, end: number, offset: number): readonly string[] {
  return [whenOf(epochOf(start), offset), whenOf(epochOf(end), offset)]
}

function sunRows({ sun, bySunrise, hora }: PanchangaAt, offset: number, { say, language }: ChartSpeech): readonly DataRow[] {
  if (sun === undefined || bySunrise === undefined) return []
  const words = panchangaLabels[language]
  const { weekday, lord } = bySunrise.vara
  const names = pointLabels[language].point
  return [
    {
      id: 'vara',
      cells: [
        words.limb.vara,
        say('panchanga.weekdayLord', { weekday: words.weekdays[weekday] ?? '', lord: names[lord] }),
        ...span(sun.sunrise, sun.nextSunrise, offset),
      ],
    },
    ...(hora === undefined ? [] : [{ id: 'hora', cells: [say('panchanga.hora'), names[hora.lord], ...span(hora.start, hora.end, offset)] }]),
    { id: 'sunrise', cells: [say('panchanga.sunrise'), '', whenOf(epochOf(sun.sunrise), offset), ''] },
    { id: 'sunset', cells: [say('panchanga.sunset'), '', whenOf(epochOf(sun.sunset), offset), ''] },
  ]
}

function monthRow({ month }: PanchangaAt, { say, language }: ChartSpeech): DataRow {
  const words = panchangaLabels[language]
  const leap = month.adhika ? ` ${words.word.adhika}` : ''
  return {
    id: 'month',
    cells: [
      say('panchanga.month'),
      say('panchanga.months', { amanta: `${words.month[month.amanta]}${leap}`, purnimanta: words.month[month.purnimanta] }),
      '',
      '',
    ],
  }
}
