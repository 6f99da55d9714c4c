import { type CivilDate, type CivilReading, type CivilTime, civilTime, clockAt, clockSeconds, type Remark, type Zones } from '@hefu/sky'
import type { Birth, BirthTime, Clock } from './birth.ts'

/**
 * When a birth was: one instant; a stretch from the first second included to the last not (epoch seconds); or undecided, where the clock
 * showed the time twice or never and no choice was made. `readings` are those used, one for each offset; of an undecided one, both.
 */
export type BirthMoment = { readonly readings: readonly CivilReading[]; readonly remarks: readonly Remark[] } & (
  | { readonly kind: 'instant'; readonly instant: number }
  | { readonly kind: 'window'; readonly from: number; readonly to: number }
  | { readonly kind: 'undecided'; readonly why: 'fold' | 'gap' }
)

/** Which of the two times of a birth: the recorded one, or the one that charts are made with, which is the recorded one where no other is set. */
export type WhichTime = 'recorded' | 'working'

/**
 * The instant or the stretch of instants of a birth, with where each offset comes from. A stretch over a change of the clocks holds every
 * instant that its ends may mean. Throws SkyError `zone-unknown` and `date-invalid`.
 */
export function instantsOf(birth: Birth, zones: Zones, which: WhichTime = 'working'): BirthMoment {
  const { date, time } = toldOf(birth, which)
  const ask = (clock: Clock, on = date): CivilTime => told(birth, zones, { date: on, clock })
  switch (time.kind) {
    case 'known':
      return knownMoment(ask(time.clock), birth)
    case 'approximate': {
      const civil = ask(time.clock)
      const [chosen] = chosenIn(civil, birth)
      const around = chosen === undefined ? readingsIn(civil) : [chosen]
      const spread = time.minutes * 60
      const instants = around.map(({ instant }) => instant)
      return { kind: 'window', from: Math.min(...instants) - spread, to: Math.max(...instants) + spread, ...seen([{ civil, readings: around }]) }
    }
    case 'window':
      return stretch(ask(time.from), ask(time.to, isLater(time.from, time.to) ? date : dayAfter(date, birth.calendar)))
    case 'unknown':
      return stretch(ask(midnight), ask(midnight, dayAfter(date, birth.calendar)))
  }
}

/** The date and the time that count for one of the two times of a birth. */
export function toldOf({ date, recorded, working }: Birth, which: WhichTime): { readonly date: CivilDate; readonly time: BirthTime } {
  return which === 'working' && working !== undefined ? { date: working.date ?? date, time: working.time } : { date, time: recorded }
}

const midnight: Clock = { hour: 0, minute: 0, second: 0 }

/** The zone in which a time is asked for that needs none, since its offset is given. */
const noZone = 'Etc/UTC'

type Asked = { readonly date: CivilDate; readonly clock: Clock }

function told({ calendar, place, zone, reckoning }: Birth, zones: Zones, { date, clock }: Asked): CivilTime {
  const { latitude, longitude } = place
  const found = civilTime(zones, { clock: { ...date, ...clock, calendar }, zone: zone ?? noZone, place: { latitude, longitude }, reckoning })
  if (zone !== undefined) return found
  return { ...found, remarks: found.remarks.filter(({ kind }) => kind !== 'offset-differs') }
}

function readingsIn({ instants, instead }: CivilTime): readonly CivilReading[] {
  return [...instants, ...instead]
}

/** The reading that the person chose; none where there is nothing to choose. */
function chosenIn(civil: CivilTime, { choice }: Birth): readonly CivilReading[] {
  return readingsIn(civil).filter(({ reason }) => reason === choice)
}

function knownMoment(civil: CivilTime, birth: Birth): BirthMoment {
  const { kind, remarks } = civil
  const [reading] = kind === 'unique' ? civil.instants : chosenIn(civil, birth)
  if (reading !== undefined) return { kind: 'instant', instant: reading.instant, readings: [reading], remarks }
  return { kind: 'undecided', why: kind === 'gap' ? 'gap' : 'fold', readings: readingsIn(civil), remarks }
}

function stretch(first: CivilTime, last: CivilTime): BirthMoment {
  const [starts, ends] = [readingsIn(first), readingsIn(last)]
  return {
    kind: 'window',
    from: Math.min(...starts.map(({ instant }) => instant)),
    to: Math.max(...ends.map(({ instant }) => instant)),
    ...seen([
      { civil: first, readings: starts },
      { civil: last, readings: ends },
    ]),
  }
}

type Used = { readonly civil: CivilTime; readonly readings: readonly CivilReading[] }

/** The readings of several times, one for each offset, and their remarks, each once. */
function seen(used: readonly Used[]): Pick<BirthMoment, 'readings' | 'remarks'> {
  const readings = used.flatMap((each) => each.readings)
  const remarks = used.flatMap(({ civil }) => civil.remarks)
  return {
    readings: readings.filter(({ offsetSeconds }, at) => readings.findIndex((other) => other.offsetSeconds === offsetSeconds) === at),
    remarks: remarks.filter((remark, at) => remarks.findIndex((other) => JSON.stringify(other) === JSON.stringify(remark)) === at),
  }
}

function isLater(from: Clock, to: Clock): boolean {
  return secondsOf(to) > secondsOf(from)
}

function secondsOf({ hour, minute, second }: Clock): number {
  return hour * 3600 + minute * 60 + second
}

function dayAfter(date: CivilDate, calendar: Birth['calendar']): CivilDate {
  const { year, month, day } = clockAt(clockSeconds({ ...date, ...midnight, calendar }) + 86_400, calendar)
  return { year, month, day }
}
