import { type Graha, panchangaAt, type Yoga, yogaGroundOf, yogasOf } from '@hefu/jyotish'
import { pointLabels } from '@hefu/jyotish/labels'
import type { Ephemeris } from '@hefu/sky'
import { type ReactNode, useMemo } from 'react'
import type { Cast } from '../cast.ts'
import type { ChartSpeech } from '../words.ts'
import { flagText, readingText, yogaText } from './yoga-words.ts'

type YogasSectionProps = { readonly cast: Cast; readonly ephemeris: Ephemeris; readonly speech: ChartSpeech; readonly sex: 'female' | 'male' | undefined }

/** The yogas that hold, each with its rule, source, members and what lessens it. */
export function YogasSection({ cast, ephemeris, speech, sex }: YogasSectionProps): ReactNode {
  const { say } = speech
  const found = useMemo(() => yogasIn(cast, ephemeris, sex), [cast, ephemeris, sex])
  if (!cast.moment.timeKnown) return <p className="text-sm text-ink-2">{say('yoga.unknown')}</p>
  const held = found.filter(({ holds, readings }) => holds === true || readings.length > 0)
  const count = found.filter(({ holds }) => holds === true).length
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">{count === 0 ? say('yoga.none') : say('yoga.some', { count })}</p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {held.map((yoga) => (
          <YogaSlip key={yoga.id} yoga={yoga} speech={speech} />
        ))}
      </ul>
    </div>
  )
}

function yogasIn(cast: Cast, ephemeris: Ephemeris, sex: YogasSectionProps['sex']): readonly Yoga[] {
  const { positions, settings, moment } = cast
  const { sun } = panchangaAt(ephemeris, { ut: positions.jdUt, place: moment.place, clock: moment.clock }, settings)
  const byDay = sun === undefined ? undefined : positions.jdUt >= sun.sunrise && positions.jdUt < sun.sunset
  return yogasOf(yogaGroundOf(positions, settings, { byDay, sex }))
}

function YogaSlip({ yoga, speech }: { readonly yoga: Yoga; readonly speech: ChartSpeech }): ReactNode {
  const { say, language } = speech
  const { id, holds, members, flags, readings, source, rule } = yoga
  const names = (list: readonly Graha[]): string => list.map((graha) => pointLabels[language].point[graha]).join(say('joint.body'))
  return (
    <li className="grid content-start gap-1 rounded-slip border border-line bg-raised px-4 py-3 text-sm">
      <b>{yogaText(id, language)}</b>
      {members.length === 0 ? null : <span>{say('yoga.members', { bodies: names(members) })}</span>}
      {holds === true ? null : <span className="text-ink-2">{say('yoga.byReading')}</span>}
      {flags.length === 0 ? null : (
        <span className="text-ochre">{say('yoga.flags', { flags: flags.map((flag) => flagText(flag, speech)).join(say('joint.mark')) })}</span>
      )}
      {readings.length === 0 ? null : (
        <span className="text-ink-2">
          {say('yoga.readings', { readings: readings.map((reading) => readingText(reading, language)).join(say('joint.mark')) })}
        </span>
      )}
      <span className="text-xs text-ink-3">
        {say('yoga.source', { source })}
        {say('joint.dot')}
        {say('yoga.rule', { rule })}
      </span>
    </li>
  )
}
