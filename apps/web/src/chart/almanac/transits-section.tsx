import { type Graha, gocharaOf, grahas, houseFrom, motionOf, placementsOf, type Placement, type Point, saturnTime, type TransitSigns } from '@hefu/jyotish'
import { pointLabels, transitLabels } from '@hefu/jyotish/labels'
import { clockSeconds, type Ephemeris } from '@hefu/sky'
import { type ReactNode, useMemo, useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { type Cast, positionsIn } from '../cast.ts'
import { DataTable } from '../data-table.tsx'
import { dateOf, degreeText, signText } from '../said.ts'
import type { ChartSpeech } from '../words.ts'

type TransitsSectionProps = { readonly cast: Cast; readonly ephemeris: Ephemeris; readonly now: number; readonly speech: ChartSpeech }

/** Where the grahas stand on a day, seen from the lagna and from the Moon of the birth. `now` is milliseconds since 1970. */
export function TransitsSection({ cast, ephemeris, now, speech }: TransitsSectionProps): ReactNode {
  const { say } = speech
  const { moment, settings } = cast
  const [typed, setTyped] = useState(() => dateOf(now / 1000, moment.offsetSeconds))
  const at = noonOf(typed, moment.offsetSeconds)
  const sky = useMemo(() => (at === undefined ? undefined : positionsIn(ephemeris, { place: moment.place, at }, settings)), [at, ephemeris, moment, settings])
  return (
    <div className="grid gap-3">
      <TextField
        label={say('transit.date')}
        type="date"
        min="1800-01-01"
        max="2100-12-31"
        className="max-w-56"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        {...(at === undefined ? { fault: say('transit.invalid') } : {})}
      />
      {sky === undefined ? null : (
        <>
          <p className="num text-sm text-ink-2">{say('transit.at', { when: `${typed} 12:00` })}</p>
          <TransitTable cast={cast} there={placementsOf(sky)} retrograde={(graha) => motionOf(sky, graha).retrograde} speech={speech} />
          <p className="text-xs text-ink-3">{say('transit.rule')}</p>
        </>
      )}
    </div>
  )
}

type TransitTableProps = {
  readonly cast: Cast
  readonly there: Readonly<Record<Point, Placement>>
  readonly retrograde: (graha: Graha) => boolean
  readonly speech: ChartSpeech
}

function TransitTable({ cast, there, retrograde, speech }: TransitTableProps): ReactNode {
  const { say, language } = speech
  const names = pointLabels[language].point
  const { lagna, moon } = cast.placements
  const signs = signsIn(there)
  const rows = grahas.map((graha) => {
    const { good, vedha } = gocharaOf(graha, moon.sign, signs)
    const said = !good
      ? say('transit.good.no')
      : vedha.length === 0
        ? say('transit.good.yes')
        : say('transit.good.vedha', { bodies: vedha.map((one) => names[one]).join(say('joint.body')) })
    const isNode = graha === 'rahu' || graha === 'ketu'
    return {
      id: graha,
      cells: [
        names[graha],
        `${signText(there[graha].sign, language)} ${degreeText(there[graha].degree)}${retrograde(graha) && !isNode ? ' ℞' : ''}`,
        ...(cast.moment.timeKnown ? [String(houseFrom(lagna.sign, there[graha].sign))] : []),
        String(houseFrom(moon.sign, there[graha].sign)),
        said,
      ],
    }
  })
  const heads = [say('table.body'), say('table.place'), ...(cast.moment.timeKnown ? [say('transit.natal')] : []), say('transit.moon'), say('transit.good')]
  return (
    <>
      <DataTable caption={say('transit.title')} heads={heads} rows={rows} />
      <p className="text-sm text-ink-2">{saturnText(cast, there, speech)}</p>
    </>
  )
}

function signsIn(there: TransitTableProps['there']): TransitSigns {
  const { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu } = there
  return {
    sun: sun.sign,
    moon: moon.sign,
    mars: mars.sign,
    mercury: mercury.sign,
    jupiter: jupiter.sign,
    venus: venus.sign,
    saturn: saturn.sign,
    rahu: rahu.sign,
    ketu: ketu.sign,
  }
}

function saturnText(cast: Cast, there: TransitTableProps['there'], { say, language }: ChartSpeech): string {
  const found = saturnTime(cast.placements.moon.sign, there.saturn.sign)
  if (found === undefined) return say('transit.saturn.none')
  const words = transitLabels[language]
  const what = words.saturn[found.time]
  return say('transit.saturn', { what: found.phase === undefined ? what : say('transit.phase', { what, phase: words.phase[found.phase] }) })
}

/** Noon of a typed day on a clock, epoch seconds; undefined where it is no day of the ephemeris. */
function noonOf(typed: string, offsetSeconds: number): number | undefined {
  const [year, month, day] = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed.split('-').map(Number) : []
  if (year === undefined || month === undefined || day === undefined || year < 1800 || year > 2100) return undefined
  return clockSeconds({ year, month, day, hour: 12, minute: 0, second: 0 }) - offsetSeconds
}
