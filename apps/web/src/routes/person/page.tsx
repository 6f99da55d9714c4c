import { type Birth, instantsOf } from '@hefu/births'
import { SkyError, type Zones } from '@hefu/sky'
import { exportFormats, type Person } from '@hefu/wire'
import { lazy, type ReactNode, Suspense } from 'react'
import { peoplePaths } from '../../api/people.ts'
import { Icon } from '../../app/icons.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Note } from '../../ui/note.tsx'
import { useWords } from '../../words/index.ts'
import { peopleWords } from '../../words/people.ts'
import { MomentLines } from '../people/moment-lines.tsx'
import { OnePerson } from '../people/one-person.tsx'
import { pointText, universalText, whenText } from '../people/said.ts'
import { useZones } from '../people/use-zones.ts'
import { DeletePerson } from './delete-person.tsx'

const ChartView = lazy(() => import('../../chart/chart-view.tsx').then((part) => ({ default: part.ChartView })))

/** One person: the birth as it was told, what is known of its time, and the chart. */
export function PersonPage({ person }: { readonly person: string }): ReactNode {
  const say = useWords(peopleWords)
  return (
    <OnePerson id={person}>
      {(value) => (
        <>
          <Head person={value} />
          <Times birth={value.birth} />
          <Provenance birth={value.birth} person={person} />
          <Chart birth={value.birth} />
          {value.sessions === 0 ? null : <p className="mt-4 text-sm text-ink-2">{say('person.hanging', { count: value.sessions })}</p>}
        </>
      )}
    </OnePerson>
  )
}

function Head({ person: whole }: { readonly person: Person }): ReactNode {
  const say = useWords(peopleWords)
  const { person, birth } = whole
  const exact = birth.recorded.kind === 'known'
  const items = exportFormats
    .filter((format) => exact || format === 'json' || format === 'csv')
    .map((format) => ({ id: format, label: say(`export.${format}`), href: peoplePaths.exported(format, person), download: true }))
  return (
    <header className="mb-6 grid gap-3">
      <p className="text-xs text-ink-3">{say('title')}</p>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 tabIndex={-1} className="min-w-0 wrap-anywhere">
          {birth.name}
        </h1>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink href={`/people/${encodeURIComponent(person)}/edit`}>{say('person.edit')}</ButtonLink>
          <DeletePerson person={whole} />
          <Menu label={say('person.menu', { name: birth.name })} trigger={<Icon name="more" />} items={items} />
        </div>
      </div>
    </header>
  )
}

function Times({ birth }: { readonly birth: Birth }): ReactNode {
  const say = useWords(peopleWords)
  const source =
    birth.source === undefined ? undefined : [say(`source.${birth.source.kind}`), birth.source.words].filter((part) => part !== undefined).join(' · ')
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-2">
      <TimeSlip label={say('person.recorded')} when={whenText(birth, 'recorded', say)} below={source} />
      {birth.working === undefined ? (
        <TimeSlip label={say('person.working')} when={undefined} below={say('person.same')} />
      ) : (
        <TimeSlip label={say('person.working')} when={whenText(birth, 'working', say)} below={say('person.both')} />
      )}
    </div>
  )
}

type SlipProps = { readonly label: string; readonly when: string | undefined; readonly below: string | undefined }

function TimeSlip({ label, when, below }: SlipProps): ReactNode {
  return (
    <div className="grid content-start gap-0.5 rounded-slip border border-line bg-raised px-4 py-3">
      <span className="text-xs text-ink-3">{label}</span>
      {when === undefined ? null : <b className="num font-read text-xl/[1.4] font-normal">{when}</b>}
      {below === undefined ? null : <span className="text-xs leading-relaxed text-ink-3 wrap-anywhere">{below}</span>}
    </div>
  )
}

/** Where everything comes from: printed under birth data, always. */
function Provenance({ birth, person }: { readonly birth: Birth; readonly person: string }): ReactNode {
  const say = useWords(peopleWords)
  const zones = useZones()
  const { place, calendar, sex, notes } = birth
  return (
    <>
      {zones === undefined ? null : <Undecided birth={birth} zones={zones} person={person} />}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-slip bg-sunken p-4 text-sm leading-relaxed text-ink-2">
        <Told term={say('person.zone')}>{zones === undefined ? (birth.zone ?? '') : <Moment birth={birth} zones={zones} />}</Told>
        <Told term={say('person.place')}>
          <span className="wrap-anywhere">{place.name === '' ? say('person.place.none') : place.name}</span> ·{' '}
          <span className="num nb">{pointText(place)}</span>
        </Told>
        {calendar === 'julian' ? <Told term={say('person.calendar')}>{say('calendar.julian')}</Told> : null}
        {sex === undefined ? null : <Told term={say('person.sex')}>{say(`sex.${sex}`)}</Told>}
        {notes === undefined ? null : (
          <Told term={say('person.notes')}>
            <span className="whitespace-pre-wrap wrap-anywhere">{notes}</span>
          </Told>
        )}
      </dl>
      {birth.date.year < 1800 || birth.date.year > 2100 ? <p className="mt-3 text-sm text-ink-2">{say('person.range')}</p> : null}
      {zones === undefined ? null : <p className="mt-3 text-xs leading-relaxed text-ink-3">{say('person.place.from', { version: zones.version })}</p>}
    </>
  )
}

/** The chart, which loads by itself. */
function Chart({ birth }: { readonly birth: Birth }): ReactNode {
  const zones = useZones()
  return zones === undefined ? null : (
    <Suspense fallback={null}>
      <ChartView birth={birth} zones={zones} />
    </Suspense>
  )
}

function Told({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <dt className="text-ink-3">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}

type OfMoment = { readonly birth: Birth; readonly zones: Zones }

function Moment({ birth, zones }: OfMoment): ReactNode {
  const say = useWords(peopleWords)
  const moment = momentFrom({ birth, zones })
  if (moment === undefined) return birth.zone ?? ''
  const universal =
    moment.kind === 'instant'
      ? universalText(moment.instant)
      : moment.kind === 'window'
        ? `${universalText(moment.from)} – ${universalText(moment.to)}`
        : undefined
  return (
    <>
      <MomentLines moment={moment} />
      {universal === undefined ? null : (
        <p className="num mt-1 text-ink-3">
          {say('person.instant')} {universal}
        </p>
      )}
    </>
  )
}

/** What the working time comes to; undefined for a birth of a newer tz database than ours. */
function momentFrom({ birth, zones }: OfMoment) {
  try {
    return instantsOf(birth, zones)
  } catch (error) {
    if (error instanceof SkyError) return undefined
    throw error
  }
}

function Undecided({ birth, zones, person }: OfMoment & { readonly person: string }): ReactNode {
  const say = useWords(peopleWords)
  const moment = momentFrom({ birth, zones })
  if (moment?.kind !== 'undecided') return null
  return (
    <Note tone="change" className="mb-4" actions={<ButtonLink href={`/people/${encodeURIComponent(person)}/edit`}>{say('person.choose')}</ButtonLink>}>
      <p>{say(`person.undecided.${moment.why}`)}</p>
    </Note>
  )
}
