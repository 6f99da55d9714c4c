import { type Birth, type BirthTime, type Clock, clockText } from '@hefu/births'
import { offsetText } from '@hefu/sky/labels'

/** A time as it is being typed. */
export type TimeDraft = { readonly kind: BirthTime['kind']; readonly clock: string; readonly minutes: string; readonly from: string; readonly to: string }

/** A date as it is being typed. */
export type DateDraft = { readonly year: string; readonly month: string; readonly day: string }

/** A birth as it is being typed. Only what a person chose from a list is known to be sound. */
export type Draft = {
  readonly name: string
  readonly sex: '' | NonNullable<Birth['sex']>
  readonly date: DateDraft
  readonly calendar: Birth['calendar']
  readonly recorded: TimeDraft
  readonly usesOther: boolean
  readonly workingDate: DateDraft
  readonly workingTime: TimeDraft
  readonly place: string
  /** The number of the place in GeoNames, while its coordinates are untouched. */
  readonly placeId: number | undefined
  readonly latitude: string
  readonly longitude: string
  readonly zone: string
  readonly reckoning: ReckoningChoice
  readonly offset: string
  readonly choice: '' | NonNullable<Birth['choice']>
  readonly source: '' | NonNullable<Birth['source']>['kind']
  readonly sourceWords: string
  readonly notes: string
}

/** A part of the form that can be at fault; `where` is the place with its coordinates and zone, of which nothing was given. */
export type Field =
  | 'name'
  | 'sex'
  | 'date'
  | 'calendar'
  | 'recorded'
  | 'workingDate'
  | 'workingTime'
  | 'place'
  | 'where'
  | 'latitude'
  | 'longitude'
  | 'zone'
  | 'offset'
  | 'choice'
  | 'source'
  | 'notes'

/** What a clock may have gone by: its zone, mean time, an offset, or one of the local practices. */
export type ReckoningChoice = Exclude<Birth['reckoning']['kind'], 'practice'> | Extract<Birth['reckoning'], { kind: 'practice' }>['practice']

const noTime: TimeDraft = { kind: 'known', clock: '', minutes: '15', from: '', to: '' }
const noDate: DateDraft = { year: '', month: '', day: '' }

/** Nothing typed yet. */
export const emptyDraft: Draft = {
  name: '',
  sex: '',
  date: noDate,
  calendar: 'gregorian',
  recorded: noTime,
  usesOther: false,
  workingDate: noDate,
  workingTime: noTime,
  place: '',
  placeId: undefined,
  latitude: '',
  longitude: '',
  zone: '',
  reckoning: 'zone',
  offset: '',
  choice: '',
  source: '',
  sourceWords: '',
  notes: '',
}

/** A kept birth, to be changed. */
export function draftOf(birth: Birth): Draft {
  const { sex = '', zone = '', choice = '', notes = '' } = birth
  return { ...emptyDraft, name: birth.name, sex, zone, choice, notes, ...whenDraft(birth), ...whereDraft(birth), ...sourceDraft(birth) }
}

function whenDraft({ date, calendar, recorded, working }: Birth): Partial<Draft> {
  const told = { date: dateDraft(date), calendar, recorded: timeDraft(recorded) }
  if (working === undefined) return told
  const other = working.date === undefined ? {} : { workingDate: dateDraft(working.date) }
  return { ...told, usesOther: true, workingTime: timeDraft(working.time), ...other }
}

function whereDraft({ place, reckoning }: Birth): Partial<Draft> {
  return {
    place: place.name,
    placeId: place.id,
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    reckoning: reckoning.kind === 'practice' ? reckoning.practice : reckoning.kind,
    offset: reckoning.kind === 'offset' ? offsetText(reckoning.offsetSeconds) : '',
  }
}

function sourceDraft({ source }: Birth): Partial<Draft> {
  return source === undefined ? {} : { source: source.kind, sourceWords: source.words ?? '' }
}

function dateDraft({ year, month, day }: Birth['date']): DateDraft {
  return { year: String(year), month: String(month), day: String(day) }
}

function timeDraft(time: BirthTime): TimeDraft {
  switch (time.kind) {
    case 'known':
      return { ...noTime, kind: time.kind, clock: typed(time.clock) }
    case 'approximate':
      return { ...noTime, kind: time.kind, clock: typed(time.clock), minutes: String(time.minutes) }
    case 'window':
      return { ...noTime, kind: time.kind, from: typed(time.from), to: typed(time.to) }
    case 'unknown':
      return { ...noTime, kind: time.kind }
  }
}

/** A clock time as the browser's own field takes it: milliseconds at most. */
function typed(clock: Clock): string {
  return clockText({ ...clock, second: Math.round(clock.second * 1000) / 1000 })
}
