import { resolveOptions } from '../options.ts'
import type { Options } from '../options.ts'
import { positions } from '../terms.ts'
import type { LineValue } from '../terms.ts'
import { checkThrows, countValues, randomThrows, throwValue } from './coins.ts'
import { codedValues, givenValues, namedValues, pairValues } from './lines.ts'
import { digitValues, numberValues, timeValues } from './numbers.ts'
import type { Cast, CastInput, CastWay, Throw } from './types.ts'
import { idealYarrow, simulatedYarrow } from './yarrow.ts'

/** The coins of the ways that throw coins. */
function throwsOf(way: CastWay): readonly Throw[] | undefined {
  if (way.kind === 'coins') {
    checkThrows(way.throws)
    return way.throws
  }
  return way.kind === 'random' ? randomThrows(way.bytes) : undefined
}

/** Six values of every way that throws no coins. */
function valuesByWay(way: Exclude<CastWay, { kind: 'coins' | 'random' }>, coinFace: Options['coinFace']): LineValue[] {
  switch (way.kind) {
    case 'counts':
      return countValues(way.backs, coinFace)
    case 'lines':
      return givenValues(way.values)
    case 'names':
      return namedValues(way.names)
    case 'codes':
      return codedValues(way.codes)
    case 'hexagrams':
      return pairValues(way.base, way.changed)
    case 'yarrow-ideal':
      return idealYarrow(way.bytes)
    case 'yarrow-simulated':
      return simulatedYarrow(way.bytes)
    case 'time':
      return timeValues(way)
    case 'numbers':
      return numberValues(way)
    case 'digits':
      return digitValues(way)
  }
}

/**
 * Six lines from any way of casting; of the conventions only `coinFace` matters here.
 * Throws `LiuyaoError`: `line-count`, `line-value`, `line-code`, `coin-face`, `coin-count`, `hexagram-unknown`, `number-invalid`,
 * `digits-invalid`, `bytes-short`, `lunar-date`, `branch-invalid`. Nothing is padded, cut or guessed.
 */
export function cast(input: CastInput, options: Partial<Options> = {}): Cast {
  const { coinFace } = resolveOptions(options)
  const { way, when } = input
  const throws = throwsOf(way)
  const lines = way.kind === 'coins' || way.kind === 'random' ? (throws ?? []).map((thrown) => throwValue(thrown, coinFace)) : valuesByWay(way, coinFace)
  const moving = positions.filter((_, place) => lines[place] === 6 || lines[place] === 9)
  return { lines, moving, way, ...(throws === undefined ? {} : { throws }), when, coinFace }
}
