import { levelNames } from '../../rules/dashas.ts'
import type { Fact } from '../fact.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { signNames } from '../sign.ts'
import { ashtottari, ashtottariUse } from './ashtottari.ts'
import { chara } from './chara.ts'
import { narayana } from './narayana.ts'
import { type Level, listPeriods, pathAt, type Period } from './period.ts'
import { type SignCourse, signPeriods } from './sign-course.ts'
import { periodsOf, runningAt, type StarCourse } from './star-course.ts'
import { vimshottari } from './vimshottari.ts'
import { yogini, yoginiOf } from './yogini.ts'

/** The settings that dashas depend on. */
export type DashaSettings = Pick<Settings, 'dashaYear' | 'ashtottariStars' | 'chara' | 'nodeDignity' | 'narayanaNodeDignity'>

/** A date as facts name it, and its Julian day (UT). */
export type FactDate = { readonly name: string; readonly ut: number }

type Ground = Pick<Fact, 'rule' | 'source' | 'dependsOn'>

/** Facts of every dasha: balances, seeds, lists of mahas (lord, start, lord, start …) and Vimshottari's antars; with dates, the lords that run on them, five levels of Vimshottari and two of the others. */
export function dashaFacts(positions: Positions, settings: DashaSettings, dates: readonly FactDate[] = []): readonly Fact[] {
  const courses = { vimshottari: vimshottari(positions, settings), ashtottari: ashtottari(positions, settings), yogini: yogini(positions, settings) }
  const use = ashtottariUse(positions)
  return [
    ...starFacts(courses.vimshottari, dates, 5),
    list('dasha.antar.list', periodsOf(courses.vimshottari, 2), { level: 2, ground: groundOf(courses.vimshottari), word: (lord) => lord }),
    ...starFacts(courses.ashtottari, dates, 2),
    { id: 'dasha.ashtottari.use.rahu', value: use.rahu, ...groundOf(courses.ashtottari), dependsOn: ['rahu.house', 'house.1.lord.house'] },
    ...starFacts(courses.yogini, dates, 2),
    { id: 'dasha.yogini.first', value: yoginiOf(courses.yogini.balance.lord), ...groundOf(courses.yogini) },
    ...signFacts(narayana(positions, settings), dates),
    ...signFacts(chara(positions, settings), dates),
  ]
}

function groundOf({ rule, source }: Pick<StarCourse, 'rule' | 'source'>): Ground {
  return { rule, source, dependsOn: ['moon.star', 'settings.ayanamsa', 'settings.dashaYear'] }
}

/** Vimshottari is the dasha meant where none is named: its running lords have no system in their ids. */
function currentId(system: string, level: Level, date: string): string {
  const prefix = system === 'vimshottari' ? 'dasha' : `dasha.${system}`
  return `${prefix}.${levelNames[level]}.current@${date}`
}

function starFacts(course: StarCourse, dates: readonly FactDate[], depth: Level): readonly Fact[] {
  const { system, balance } = course
  const ground = groundOf(course)
  return [
    { id: `dasha.${system}.lord`, value: balance.lord, ...ground },
    { id: `dasha.${system}.balance`, value: balance.years, unit: 'year', ...ground },
    list(`dasha.${system}.maha.list`, periodsOf(course, 1), { level: 1, ground, word: (lord) => lord }),
    ...dates.flatMap(({ name, ut }) => running(system, runningAt(course, ut, depth), { name, ground, word: (lord) => lord })),
  ]
}

function signFacts(course: SignCourse, dates: readonly FactDate[]): readonly Fact[] {
  const { system, rule, source, seed, decidedBy } = course
  const ground = {
    rule,
    source,
    dependsOn: ['lagna.sign', 'settings.ayanamsa', 'settings.dashaYear', system === 'chara' ? 'settings.chara' : 'settings.narayanaNodeDignity'],
  }
  const word = (sign: (typeof course)['seed']): string => signNames[sign]
  const periods = signPeriods(course, 2)
  return [
    { id: `dasha.${system}.seed`, value: word(seed), ...ground },
    ...(decidedBy === undefined ? [] : [{ id: `dasha.${system}.seed.decided_by`, value: decidedBy, ...ground }]),
    list(`dasha.${system}.maha.list`, periods, { level: 1, ground, word }),
    ...dates.flatMap(({ name, ut }) => running(system, pathAt(periods, ut), { name, ground, word })),
  ]
}

type Words<Lord> = { readonly ground: Ground; readonly word: (lord: Lord) => string }

/** A list fact: the lords of a level joined by dashes, each followed by its start (Julian day, UT). */
function list<Lord>(id: string, periods: readonly Period<Lord>[], { level, ground, word }: Words<Lord> & { readonly level: Level }): Fact {
  return { id, value: listPeriods(periods, level).flatMap(({ lords, start }) => [lords.map(word).join('-'), start]), unit: 'jd', ...ground }
}

function running<Lord>(system: string, path: readonly Period<Lord>[], { name, ground, word }: Words<Lord> & { readonly name: string }): readonly Fact[] {
  return path.flatMap(({ level, lord, start, end }): readonly Fact[] => [
    { id: currentId(system, level, name), value: word(lord), ...ground },
    { id: currentId(system, level, name).replace('.current@', '.span@'), value: [start, end], unit: 'jd', ...ground },
  ])
}
