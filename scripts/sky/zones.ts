// Writes engines/sky/data/zones.txt.gz and its manifest: the history of every time zone, read from Debian's compiled tz database, which
// keeps the history before 1970 in full. Deterministic: the same tzdata gives the same text.
// Run: apt-get install tzdata && node scripts/runtime.cjs scripts/sky/zones.ts
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseHistory, periodAt, type Setting } from '../../engines/sky/src/time/history.ts'
import { debianVersion, writePacked } from './packed.ts'
import { readCompiledZone, type CompiledZone } from './tzif.ts'

const source = '/usr/share/zoneinfo'
/** Seconds that daylight time has before standard time, all but everywhere. */
const usual = 3600
/** Abbreviations of double daylight time, two hours before standard time. */
const double = /^(?:[BM]DST|[CW]EMT|[A-Z]DDT)$/u
/** Names that are no zones, and second copies with other leap seconds. */
const left = /^(?:posix|right|posixrules|localtime|Factory)(?:\/|$)/u

const database = readFileSync(join(source, 'tzdata.zi'), 'utf8')
const version = /^# version (\S+)/u.exec(database)?.[1] ?? ''
/** Names that are zones of their own in the database, not links to one. */
const defined = new Set([...database.matchAll(/^Z (\S+)/gmu)].map(([, name]) => name))
/** Names that stand for a place today; all others are old or technical. */
const present = new Set(
  readFileSync(join(source, 'zone.tab'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t')[2]),
)

const zones = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => !entry.isDirectory())
  .map((entry) => relative(source, join(entry.parentPath, entry.name)))
  .filter((name) => !left.test(name))
  .map((name) => ({ name, bytes: readFileSync(join(source, name)) }))
  .filter(({ bytes }) => bytes.subarray(0, 4).toString('latin1') === 'TZif')

const byHistory = Map.groupBy(zones, ({ bytes }) => bytes.toString('latin1'))
const lines = [...byHistory.values()].map((same) => {
  const names = same.map(({ name }) => name).toSorted((a, b) => Number(defined.has(b)) - Number(defined.has(a)) || (a < b ? -1 : 1))
  const [today, old] = [names.filter((name) => present.has(name)), names.filter((name) => !present.has(name))]
  const compiled = readCompiledZone(same[0]?.bytes ?? Buffer.alloc(0))
  return [`${today.join(' ')}|${old.join(' ')}`, ...packedHistory(compiled, names[0] ?? '')].join('\t')
})
const text = `hefu-zones-1 ${version}\n${lines.toSorted().join('\n')}\n`
const changes = lines.flatMap((line) => (line.split('\t')[2] ?? '').split(' ')).filter((change) => change !== '').length

writePacked('engines/sky/data/zones.txt.gz', text, {
  made: 'scripts/sky/zones.ts',
  inputs: [
    {
      name: 'tz database',
      version,
      from: `Debian package tzdata ${debianVersion('tzdata')}, compiled with PACKRATDATA=backzone PACKRATLIST=zone.tab`,
      licence: 'public domain',
    },
  ],
  counts: { names: zones.length, histories: lines.length, changes },
})

/** A history in the form that `parseHistory` reads, cut where its rule says the rest, after every change was found again in it. */
function packedHistory({ initial, changes: all, rule }: CompiledZone, name: string): readonly [string, string, string] {
  const types = [initial, ...all.map(({ type }) => type)]
  const first = keyOf(initial, 0)
  const steps = all.map(({ instant, type }, place) => ({ instant, key: keyOf(type, type.daylight ? daylightOf(place + 1, types) : 0) }))
  const kept = steps.filter(({ key }, place) => key !== (steps[place - 1]?.key ?? first))
  const settings = [...new Set([first, ...kept.map(({ key }) => key)])]
  const packed = kept.map(({ instant, key }, place) => `${(instant - (kept[place - 1]?.instant ?? 0)).toString(36)}.${settings.indexOf(key).toString(36)}`)
  const pack = (upTo: number): readonly [string, string, string] => [settings.join(' '), packed.slice(0, upTo).join(' '), rule]
  const found = (upTo: number): boolean => {
    const history = parseHistory(...pack(upTo))
    return kept.every(({ instant, key }, place) => {
      if (place < upTo - 1) return true
      const [before, period] = [kept[place - 1], periodAt(history, instant)]
      const ended = periodAt(history, instant - 1)
      return keyOfPeriod(period) === key && period.from === instant && keyOfPeriod(ended) === (before?.key ?? first) && ended.from === before?.instant
    })
  }
  let upTo = kept.length
  while (upTo > 1 && found(upTo - 1)) upTo--
  if (!found(upTo)) throw new Error(`${name}: a change is lost in packing`)
  return pack(upTo)
}

/**
 * Seconds that a daylight setting lies before standard time: against the last standard setting before it. Where the standard changed together
 * with it (an occupation, a new date line) that gives no hour; then against the next one, if that does. Double time is known by its name.
 */
function daylightOf(place: number, types: readonly CompiledZone['initial'][]): number {
  const { offsetSeconds: offset = 0, abbreviation = '' } = types[place] ?? {}
  if (double.test(abbreviation)) return 2 * usual
  const before = types.slice(0, place).findLast((each) => !each.daylight)
  const after = types.slice(place + 1).find((each) => !each.daylight)
  const [sinceBefore, untilAfter] = [before, after].map((each) => (each === undefined ? 0 : offset - each.offsetSeconds))
  if (untilAfter === usual || sinceBefore === undefined || sinceBefore === 0) return untilAfter ?? usual
  return sinceBefore
}

function keyOf({ offsetSeconds, abbreviation }: CompiledZone['initial'], daylightSeconds: number): string {
  return `${offsetSeconds}:${daylightSeconds}:${abbreviation}`
}

function keyOfPeriod(setting: Setting): string {
  return keyOf({ ...setting, daylight: false }, setting.daylightSeconds)
}
