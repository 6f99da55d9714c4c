import { LiuyaoError, type LiuyaoErrorCode, presets } from '@hefu/liuyao'
import { type About, CliError } from '../error.ts'

const marks = ['单', '拆', '重', '交', 1, 2, 3, 4] as const

/** What may stand where the engine refused something, by its code. */
const allowed: Readonly<Partial<Record<LiuyaoErrorCode, readonly (string | number)[]>>> = {
  'line-count': [6],
  'line-value': [6, 7, 8, 9],
  'line-code': marks,
  'coin-face': ['背', '字', 'b', 'c'],
  'coin-count': [0, 1, 2, 3],
  'hexagram-unknown': ['1–64', '䷀–䷿'],
  'number-invalid': ['1–9007199254740991'],
  'digits-invalid': ['2–100 × 0–9'],
  'branch-invalid': [...'子丑寅卯辰巳午未申酉戌亥', 'zi–hai'],
  'pillar-invalid': ['甲子–癸亥'],
  'preset-unknown': presets,
  'date-range': ['1900–2100'],
  'date-invalid': ['YYYY-MM-DDTHH:MM'],
  'longitude-invalid': ['-180–180'],
}

/** Does the engine's work for a flag; what the engine refuses becomes a CliError of the same code that names the flag and its value. */
export function forFlag<Made>(about: About, make: () => Made): Made {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof LiuyaoError)) throw error
    const values = about.allowed ?? allowed[error.code]
    throw new CliError(error.code, { ...about, ...(values === undefined ? {} : { allowed: values }) })
  }
}
