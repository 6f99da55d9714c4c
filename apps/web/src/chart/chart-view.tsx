import { type Birth, instantsOf } from '@hefu/births'
import { resolveSettings } from '@hefu/jyotish'
import { type Ephemeris, SkyError, type Zones } from '@hefu/sky'
import { type ReactNode, useMemo, useState } from 'react'
import { useNow } from '../app/now.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { AfterPatience, WaitingLine } from '../ui/waiting.tsx'
import { PanchangaSection } from './almanac/panchanga-section.tsx'
import { TransitsSection } from './almanac/transits-section.tsx'
import { type Cast, castChart } from './cast.ts'
import { DashaSection } from './dasha/dasha-section.tsx'
import { DifferPanel } from './differ/differ-panel.tsx'
import { type ChartMoment, chartMoment } from './moment.ts'
import { Cusps } from './rashi/cusps.tsx'
import { RashiSection } from './rashi/rashi-section.tsx'
import { SpanNote } from './rashi/span-note.tsx'
import { keepChart, type KeptChart, keptChart } from './settings/kept.ts'
import { SettingsLine } from './settings/settings-line.tsx'
import { useEphemeris } from './use-ephemeris.ts'
import { useSpeech } from './use-speech.ts'
import type { ChartSpeech } from './words.ts'
import { YogasSection } from './yoga/yogas-section.tsx'

/** The chart of a birth: figures, tables, dashas, almanac, transits, yogas, and why another program may differ. Nothing where the time is undecided. */
export function ChartView({ birth, zones }: { readonly birth: Birth; readonly zones: Zones }): ReactNode {
  const speech = useSpeech()
  const { ephemeris, missed, again } = useEphemeris()
  const moment = useMemo(() => momentOf(birth, zones), [birth, zones])
  if (moment === undefined) return null
  if (missed) {
    return (
      <Note tone="change" className="mt-8" actions={<Button onClick={again}>{speech.say('again')}</Button>}>
        <p>{speech.say('trouble.table')}</p>
      </Note>
    )
  }
  if (ephemeris === undefined) {
    return (
      <AfterPatience>
        <WaitingLine>{speech.say('waiting')}</WaitingLine>
      </AfterPatience>
    )
  }
  return <Drawn birth={birth} moment={moment} ephemeris={ephemeris} speech={speech} />
}

/** The moment of a birth; undefined where it is undecided, or of a zone that this page does not know. */
function momentOf(birth: Birth, zones: Zones): ChartMoment | undefined {
  try {
    return chartMoment(birth, instantsOf(birth, zones), zones)
  } catch (error) {
    if (error instanceof SkyError) return undefined
    throw error
  }
}

type DrawnProps = { readonly birth: Birth; readonly moment: ChartMoment; readonly ephemeris: Ephemeris; readonly speech: ChartSpeech }

function Drawn({ birth, moment, ephemeris, speech }: DrawnProps): ReactNode {
  const { say } = speech
  const [kept, setKept] = useState(keptChart)
  const now = useNow()
  const cast = useMemo(() => castWithin(ephemeris, moment, kept), [ephemeris, moment, kept])
  const keep = (next: KeptChart): void => {
    keepChart(next)
    setKept(next)
  }
  if (cast === undefined) {
    return (
      <Note className="mt-8">
        <p>{say('trouble.range')}</p>
      </Note>
    )
  }
  const parts = { cast, ephemeris, speech }
  return (
    <div className="mt-4 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-12">
      <SettingsLine cast={cast} chosen={kept.chosen} onChange={(chosen) => keep({ ...kept, chosen })} speech={speech} />
      <Part title={say('title')}>
        <SpanNote {...parts} />
        <RashiSection cast={cast} name={birth.name} style={kept.style} onStyle={(style) => keep({ ...kept, style })} speech={speech} />
        {moment.timeKnown ? <Cusps {...parts} /> : null}
      </Part>
      <Part title={say('dasha.title')}>
        <DashaSection {...parts} now={now} />
      </Part>
      <Part title={say('panchanga.title')}>
        <PanchangaSection {...parts} />
      </Part>
      <Part title={say('transit.title')}>
        <TransitsSection {...parts} now={now} />
      </Part>
      <Part title={say('yoga.title')}>
        <YogasSection {...parts} sex={birth.sex} />
      </Part>
      <Part title={say('differ.title')}>
        <DifferPanel {...parts} chosen={kept.chosen} now={now} />
      </Part>
      <p className="text-xs text-ink-3">{say('computed')}</p>
    </div>
  )
}

/** The chart; undefined where the ephemeris does not reach. */
function castWithin(ephemeris: Ephemeris, moment: ChartMoment, { chosen }: KeptChart): Cast | undefined {
  try {
    return castChart(ephemeris, moment, resolveSettings(chosen))
  } catch (error) {
    if (error instanceof SkyError && error.code === 'time-range') return undefined
    throw error
  }
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
