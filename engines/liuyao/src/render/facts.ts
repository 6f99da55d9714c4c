import { hexagramLabel, pillarLabel } from '../../labels/index.ts'
import type { Chart, Triad } from '../chart.ts'
import type { EdgeWarning, WallClock } from '../when.ts'
import type { Speech } from './words.ts'

/** One heading and what stands under it. */
export type Fact = { readonly head: string; readonly text: string }

/** A wall clock as 2026-02-04 03:22:07. */
function clockText(clock: WallClock): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${clock.year}-${two(clock.month)}-${two(clock.day)} ${two(clock.hour)}:${two(clock.minute)}:${two(clock.second)}`
}

/** The four pillars that are known, and the void of the day. */
function pillarFacts(chart: Chart, speech: Speech): Fact[] {
  const { labels, language } = speech
  const { year, month, day, hour, monthBranch } = chart.pillars
  const facts: Fact[] = []
  if (year !== undefined) facts.push({ head: labels.plate.year, text: pillarLabel(year, language) })
  facts.push({ head: labels.plate.month, text: month === undefined ? labels.branch[monthBranch] : pillarLabel(month, language) })
  facts.push({ head: labels.plate.day, text: pillarLabel(day, language) })
  if (hour !== undefined) facts.push({ head: labels.plate.hour, text: pillarLabel(hour, language) })
  facts.push({ head: labels.plate.void, text: chart.void.map((branch) => labels.branch[branch]).join(language === 'en' ? ' ' : '') })
  return facts
}

/** One line of all pillars: year, month, day, hour, void */
export function pillarLine(chart: Chart, speech: Speech): string {
  return pillarFacts(chart, speech)
    .map(({ head, text }) => `${head} ${text}`)
    .join('   ')
}

/** How and when the cast was made. */
export function castFacts(chart: Chart, speech: Speech): Fact[] {
  const { labels } = speech
  const { way, when } = chart.cast
  const facts: Fact[] = [{ head: labels.plate.castBy, text: labels.way[way.kind] }]
  if (when.kind === 'instant') {
    facts.push({ head: labels.plate.castAt, text: [clockText(when.local), when.timeZone ?? ''].join(' ').trimEnd() })
  }
  return facts
}

/** A triad in words: 三合水局（成局）, with what it waits for. */
function triadText(triad: Triad, speech: Speech): string {
  const { labels, gap } = speech
  const awaited = triad.awaited === undefined ? '' : `${speech.comma}${labels.plate.awaits}${gap}${labels.branch[triad.awaited]}`
  return `${labels.element[triad.element]}${gap}${labels.triadState[triad.state]}${awaited}`
}

/** A warning in words, with both pillars. */
function warningText(warning: EdgeWarning, speech: Speech): string {
  const { labels, language, comma } = speech
  const both = [`${labels.plate.before} ${pillarLabel(warning.before, language)}`, `${labels.plate.after} ${pillarLabel(warning.after, language)}`]
  return `${labels.warning[warning.kind]} (${both.join(comma)})`
}

/** The stars and where they fall, by lines of the plate in brackets. */
function starText(chart: Chart, speech: Speech): string {
  const { labels, language } = speech
  const joint = language === 'en' ? '/' : ''
  return chart.stars
    .map((star) => {
      const on = [...star.branches.map((branch) => labels.branch[branch]), ...star.stems.map((stem) => labels.stem[stem])].join(joint)
      return `${labels.star[star.star]} ${on}${star.lines.length === 0 ? '' : ` (${star.lines.join(' ')})`}`
    })
    .join(speech.comma)
}

/** What is said of the plate as a whole, below the lines. */
export function plateFacts(chart: Chart, speech: Speech): Fact[] {
  const { labels, language, comma } = speech
  const name = (number: number): string => hexagramLabel(number, language).name
  const flags = [...chart.flags.map((flag) => labels.flag[flag]), ...chart.palaceChanges.map((change) => labels.palaceChange[change])]
  const body = `${labels.branch[chart.body.branch]}${chart.body.lines.length === 0 ? '' : ` (${chart.body.lines.join(' ')})`}`
  const facts: Fact[] = [
    { head: labels.plate.base, text: flags.join(comma) },
    { head: labels.plate.triad, text: chart.triads.map((triad) => triadText(triad, speech)).join(comma) },
    { head: labels.body[chart.body.kind], text: body },
    { head: labels.plate.nuclear, text: name(chart.hexagram.nuclear) },
    { head: labels.plate.complement, text: name(chart.hexagram.complement) },
    { head: labels.plate.reversed, text: name(chart.hexagram.reversed) },
    { head: labels.plate.stars, text: starText(chart, speech) },
    ...chart.warnings.map((warning) => ({ head: '!', text: warningText(warning, speech) })),
  ]
  return facts.filter((fact) => fact.text !== '')
}
