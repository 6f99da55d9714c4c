import { type Branch, type GivenPillars, type Options, pillarsAt, type When } from '@hefu/liuyao'
import { parseBranch, parsePillar } from '@hefu/liuyao/labels'
import { CliError } from '../error.ts'
import { forFlag } from './engine-refusal.ts'
import type { CastFlags } from './flags.ts'
import { momentOf } from './moment.ts'
import type { CastMoment } from './way.ts'

/** When the flags say that the hexagram was cast: at a moment, or under given pillars. Throws CliError. */
export function whenOf(flags: CastFlags, now: number): When {
  const given = (['month', 'day', 'year', 'hour'] as const).filter((name) => flags[name] !== undefined)
  const [first] = given
  if (first === undefined) return momentOf(flags, now)
  const clock = (['at', 'fold', 'longitude'] as const).find((name) => flags[name] !== undefined)
  if (clock !== undefined) throw new CliError('flag-conflict', { field: `--${clock} --${first}` })
  return pillarsOf(flags)
}

function pillarsOf({ month, day, year, hour }: CastFlags): GivenPillars {
  if (month === undefined) throw new CliError('flag-missing', { field: '--month' })
  if (day === undefined) throw new CliError('flag-missing', { field: '--day' })
  const pillar = (field: string, value: string) => forFlag({ field, value }, () => parsePillar(value))
  return {
    kind: 'pillars',
    ...monthOf(month),
    day: pillar('--day', day),
    ...(year === undefined ? {} : { year: pillar('--year', year) }),
    ...(hour === undefined ? {} : { hour: pillar('--hour', hour) }),
  }
}

/** The month by its branch alone, or by its whole pillar. */
function monthOf(month: string): Pick<GivenPillars, 'monthBranch' | 'month'> {
  try {
    const pillar = parsePillar(month)
    return { monthBranch: pillar.branch, month: pillar }
  } catch {
    return { monthBranch: forFlag({ field: '--month', value: month }, () => parseBranch(month)) }
  }
}

/** What of the moment the ways by numbers and by time need. */
export function castMoment(when: When, options: Options): CastMoment {
  if (when.kind === 'pillars') return when.hour === undefined ? {} : { hour: when.hour.branch }
  const hour: Branch | undefined = forFlag({ field: '--at' }, () => pillarsAt(when, options)).pillars.hour?.branch
  return { ...(hour === undefined ? {} : { hour }), ...(when.lunar === undefined ? {} : { lunar: when.lunar }) }
}
