import { randomBytes } from 'node:crypto'
import type { Branch, CastWay, CoinSide, Throw } from '@hefu/liuyao'
import { hexagramNamed } from '@hefu/liuyao/labels'
import { CliError } from '../error.ts'
import { forFlag } from './engine-refusal.ts'
import type { CastFlags } from './flags.ts'
import { entriesOf, numbersOf, oneOf } from './values.ts'

/** The ways of casting that a flag may name, with the flag that brings their material. */
const material = {
  lines: 'lines',
  coins: 'coins',
  counts: 'backs',
  codes: 'codes',
  names: 'base',
  numbers: 'numbers',
  digits: 'digits',
  time: undefined,
  yarrow: undefined,
  random: undefined,
} as const satisfies Readonly<Record<string, keyof CastFlags | undefined>>

type Method = keyof typeof material

const methods = ['lines', 'coins', 'counts', 'codes', 'names', 'numbers', 'digits', 'time', 'yarrow', 'random'] as const satisfies readonly Method[]

/** What of the moment a way of casting may need. */
export interface CastMoment {
  readonly hour?: Branch
  readonly lunar?: { readonly yearBranch: Branch; readonly month: number; readonly day: number }
}

/** The way of casting that the flags describe, or undefined where they describe none. Throws CliError, with the engine's codes where they fit. */
export function wayOf(flags: CastFlags, moment: CastMoment): CastWay | undefined {
  const method = methodOf(flags)
  return method === undefined ? undefined : makers[method](flags, moment)
}

function methodOf(flags: CastFlags): Method | undefined {
  const brought = methods.filter((method) => material[method] !== undefined && flags[material[method]] !== undefined)
  const [only, other] = [...brought, ...(flags.yarrow === undefined ? [] : ['yarrow' as const])]
  if (only !== undefined && other !== undefined) throw new CliError('flag-conflict', { field: `${flagOf(only)} ${flagOf(other)}` })
  if (flags.method === undefined) return only
  const named = oneOf(methods, { field: '--method', value: flags.method })
  if (only !== undefined && only !== named) throw new CliError('flag-conflict', { field: `--method ${flagOf(only)}`, value: named })
  return named
}

function flagOf(method: Method): string {
  return `--${material[method] ?? method}`
}

const makers: Readonly<Record<Method, (flags: CastFlags, moment: CastMoment) => CastWay>> = {
  lines: (flags) => ({ kind: 'lines', values: numbersOf(needed(flags, 'lines'), true) }),
  coins: (flags) => ({ kind: 'coins', throws: throwsOf(needed(flags, 'coins')) }),
  counts: (flags) => ({ kind: 'counts', backs: numbersOf(needed(flags, 'backs'), true) }),
  codes: (flags) => ({ kind: 'codes', codes: needed(flags, 'codes') }),
  names: (flags) => ({
    kind: 'hexagrams',
    base: hexagramOf('--base', needed(flags, 'base')),
    ...(flags.changed === undefined ? {} : { changed: hexagramOf('--changed', flags.changed) }),
  }),
  numbers: (flags, moment) => ({ kind: 'numbers', numbers: numbersOf(needed(flags, 'numbers'), false), ...hourOf(flags, moment) }),
  digits: (flags, moment) => ({ kind: 'digits', digits: needed(flags, 'digits').replaceAll(/\s/gu, ''), ...hourOf(flags, moment) }),
  time: (_, { lunar, hour }) => {
    if (lunar === undefined || hour === undefined) throw new CliError('flag-missing', { field: '--at' })
    return { kind: 'time', yearBranch: lunar.yearBranch, lunarMonth: lunar.month, lunarDay: lunar.day, hourBranch: hour }
  },
  yarrow: (flags) => {
    const kind = oneOf(['ideal', 'simulated'], { field: '--yarrow', value: flags.yarrow ?? 'ideal' })
    return kind === 'ideal' ? { kind: 'yarrow-ideal', bytes: bytesOf(flags, 6) } : { kind: 'yarrow-simulated', bytes: bytesOf(flags, 36) }
  },
  random: (flags) => ({ kind: 'random', bytes: bytesOf(flags, 18) }),
}

function needed(flags: CastFlags, name: 'lines' | 'coins' | 'backs' | 'codes' | 'base' | 'numbers' | 'digits'): string {
  const value = flags[name]
  if (value === undefined) throw new CliError('flag-missing', { field: `--${name}` })
  return value
}

function hexagramOf(field: string, value: string): number {
  return forFlag({ field, value }, () => hexagramNamed(value))
}

function hourOf(flags: CastFlags, { hour }: CastMoment): { readonly addHour?: Branch } {
  if (flags.addHour !== true) return {}
  if (hour === undefined) throw new CliError('flag-missing', { field: '--hour' })
  return { addHour: hour }
}

/** The bytes that a cast is to be repeated with, or fresh ones of the system's random source. */
function bytesOf({ bytes }: CastFlags, count: number): readonly number[] {
  if (bytes === undefined) return [...randomBytes(count)]
  const hex = bytes.replaceAll(/[\s,]/gu, '')
  if (!/^(?:[0-9a-f]{2})*$/iu.test(hex) || hex.length !== 2 * count) {
    throw new CliError('bytes-short', { field: '--bytes', value: bytes, allowed: [`${2 * count} × 0–9 a–f`] })
  }
  return [...Buffer.from(hex, 'hex')]
}

const sides: ReadonlyMap<string, CoinSide> = new Map([
  ['背', 'back'],
  ['b', 'back'],
  ['字', 'characters'],
  ['c', 'characters'],
])

function throwsOf(text: string): readonly Throw[] {
  return entriesOf(text, false).map((entry) => {
    const coins = Array.from(entry.toLowerCase()).map((sign) => sideOf(sign, text))
    const [first, second, third] = coins
    if (first === undefined || second === undefined || third === undefined || coins.length !== 3) {
      throw new CliError('coin-count', { field: '--coins', value: entry, allowed: ['bcc', 'bbc', '背字字'] })
    }
    return [first, second, third]
  })
}

function sideOf(sign: string, text: string): CoinSide {
  const side = sides.get(sign)
  if (side === undefined) throw new CliError('coin-face', { field: '--coins', value: text, allowed: [...sides.keys()] })
  return side
}
