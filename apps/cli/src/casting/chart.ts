import { cast, type CastWay, type Chart, derive, LiuyaoError, type LiuyaoErrorCode, type Options, type When } from '@hefu/liuyao'
import { CliError } from '../error.ts'
import { optionsOf } from './conventions.ts'
import { forFlag } from './engine-refusal.ts'
import type { CastFlags } from './flags.ts'
import { type CastMoment, wayOf } from './way.ts'
import { castMoment, whenOf } from './when.ts'

/** A cast in the making: its conventions and moment are fixed, its lines may still have to be thrown. */
export interface Casting {
  readonly options: Options
  readonly when: When
  readonly way?: CastWay
}

/** Reads conventions, moment and way from the flags; `now` is in epoch seconds. Throws CliError. */
export function castingOf(flags: CastFlags, now: number): Casting {
  const options = optionsOf(flags)
  const when = whenOf(flags, now)
  const way = wayOf(flags, needsMoment(flags) ? momentFor(when, options, flags) : {})
  return { options, when, ...(way === undefined ? {} : { way }) }
}

function needsMoment({ addHour, method }: CastFlags): boolean {
  return addHour === true || method === 'time'
}

function momentFor(when: When, options: Options, flags: CastFlags): CastMoment {
  return naming(flags, () => castMoment(when, options))
}

/** The plate of a casting whose way is known. Throws CliError, with the engine's codes and the flag that brought them about. */
export function chartOf({ options, when }: Casting, way: CastWay, flags: CastFlags): Chart {
  const made = forFlag(wayFlag(way, flags), () => cast({ way, when }, options))
  return naming(flags, () => derive(made, options))
}

const flagOfWay: Readonly<Record<CastWay['kind'], keyof CastFlags>> = {
  coins: 'coins',
  counts: 'backs',
  lines: 'lines',
  names: 'lines',
  codes: 'codes',
  hexagrams: 'base',
  'yarrow-ideal': 'bytes',
  'yarrow-simulated': 'bytes',
  time: 'at',
  numbers: 'numbers',
  digits: 'digits',
  random: 'bytes',
}

function wayFlag(way: CastWay, flags: CastFlags): { readonly field: string; readonly value?: string } {
  const name = flagOfWay[way.kind]
  const value = flags[name]
  return { field: `--${name}`, ...(typeof value === 'string' ? { value } : {}) }
}

const flagOfCode: Readonly<Partial<Record<LiuyaoErrorCode, 'longitude' | 'at'>>> = {
  'longitude-needed': 'longitude',
  'longitude-invalid': 'longitude',
  'date-range': 'at',
  'date-invalid': 'at',
  'instant-invalid': 'at',
  'lunar-date-needed': 'at',
}

/** Names the flag that an error about the moment is about. */
function naming<Made>(flags: CastFlags, make: () => Made): Made {
  try {
    return make()
  } catch (error) {
    const name = error instanceof LiuyaoError ? flagOfCode[error.code] : undefined
    if (!(error instanceof LiuyaoError) || name === undefined) throw error
    const value = flags[name]
    throw new CliError(error.code, { field: `--${name}`, ...(value === undefined ? {} : { value }) })
  }
}
