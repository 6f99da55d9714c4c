import { placeOf } from '@hefu/jyotish'
import type { Ephemeris } from '@hefu/sky'
import { type ReactNode, useMemo } from 'react'
import { Note } from '../../ui/note.tsx'
import { type Cast, positionsIn } from '../cast.ts'
import { degreeText, signText, whenOf } from '../said.ts'
import type { ChartSpeech } from '../words.ts'

/** What a figure stands for where only a stretch of time or the day is known. */
export function SpanNote({ cast, ephemeris, speech }: { readonly cast: Cast; readonly ephemeris: Ephemeris; readonly speech: ChartSpeech }): ReactNode {
  const { say, language } = speech
  const { span, timeKnown, place, at, offsetSeconds } = cast.moment
  const ends = useMemo(
    () => (span === undefined ? undefined : [span.from, span.to].map((when) => positionsIn(ephemeris, { place, at: when }, cast.settings))),
    [span, ephemeris, place, cast.settings],
  )
  const [first, last] = ends ?? []
  if (first === undefined || last === undefined) return null
  const told = (from: number, to: number) => ({
    from: signText(placeOf(from).sign, language),
    fromDegree: degreeText(placeOf(from).degree),
    to: signText(placeOf(to).sign, language),
    toDegree: degreeText(placeOf(to).degree),
  })
  return (
    <Note tone="change">
      <p>{say(timeKnown ? 'span.middle' : 'span.unknown', { when: whenOf(at, offsetSeconds) })}</p>
      <p className="num">{timeKnown ? say('span.lagna', told(first.lagna, last.lagna)) : say('span.moon', told(first.longitude.moon, last.longitude.moon))}</p>
    </Note>
  )
}
