import { LiuyaoError } from './error.ts'

/** The allowed values of every convention on which schools differ; the first value of a row is the default of `zengshan`. */
export const optionValues = {
  /** Kin of the changed lines: by the palace of the base hexagram, or by the changed hexagram's own palace. */
  changedKin: ['base-palace', 'own-palace'],
  /** The month begins at the instant of the 节, or with the lunar month (needs a lunar date). */
  monthChange: ['term', 'lunar-month'],
  /** The year begins at the instant of 立春, or at the lunar new year (needs a lunar date). */
  yearChange: ['spring-begins', 'lunar-new-year'],
  /** At 23:00 day and hour both go over; or the day stays and the hour takes the next day's stem; or both stay till midnight. */
  dayChange: ['twenty-three', 'midnight-late-zi', 'midnight'],
  /** The clock that day and hour are read from. The solar clocks need a longitude. */
  clock: ['civil', 'standard', 'mean-solar', 'true-solar'],
  /** Which pillars a solar clock touches. */
  solarScope: ['day-and-hour', 'hour'],
  /** Where the earth phase is born (土长生): with water in 申, or with fire in 寅. */
  earthBirth: ['shen', 'yin'],
  /** The list of advancing and retreating changes: 增删卜易, or closed to a cycle with 戌→丑. */
  advance: ['zengshan', 'with-xu-chou'],
  /** A line broken by the month may still act when it moves and once the month is over, or is useless. */
  monthBreak: ['usable', 'strict'],
  /** A moving line clashed by the day scatters only when it is weak and without support, or always. */
  dayClashMoving: ['scatter-when-weak', 'scatter'],
  /** Truly void: static, weak and unsupported; or only in the season in which its phase is dead. */
  trueVoid: ['weak-unsupported', 'dead-only'],
  /** Show the void of the day alone, or of all four pillars. */
  voidPillars: ['day', 'all'],
  /** Hidden lines: only for kin missing from the plate, all six, or missing ones sought in the nuclear and reversed hexagrams too. */
  hidden: ['missing', 'all', 'search'],
  /** Spirits of the changed lines: as at the same place, or none. */
  changedSpirits: ['same-position', 'none'],
  /** The nobleman of 庚: 丑未, or 寅午. */
  noblemanOfGeng: ['chou-wei', 'yin-wu'],
  /** The blade of the yin stems: 乙寅 丁己巳 辛申 癸亥, or 乙辰 丁己未 辛戌 癸丑. */
  bladeOfYin: ['behind', 'ahead'],
  /** Names of the spirits: 螣蛇 玄武, or 腾蛇 元武. */
  spiritNames: ['standard', 'alias'],
  /** The body line shown: 卦身, or 世身. */
  body: ['hexagram-body', 'self-body'],
  /** Whether the body line weighs (lightly) in a judgement. */
  bodyWeight: ['shown', 'weighed'],
  /** Whether punishments (三刑) weigh beyond their narrow default. */
  punishments: ['shown', 'weighed'],
  /** Whether harms (六害) weigh. */
  harms: ['shown', 'weighed'],
  /** Whether stars (神煞) weigh (lightly). */
  stars: ['shown', 'weighed'],
  /** Three coins: the back (背, without characters) counts 3 and the characters 2, or the reverse. */
  coinFace: ['back-is-yang', 'back-is-yin'],
  /** A cast without moving lines is read by static and darkly moving lines, or through the nuclear hexagram. */
  stillCast: ['static-and-dark', 'nuclear'],
  /** Whether the last month of a season still lends strength to the season's phase (余气). */
  residualQi: ['on', 'off'],
} as const

type Values = typeof optionValues

/** Every convention by name; each can be set singly. */
export type Conventions = { readonly [Name in keyof Values]: Values[Name][number] }

/** The name of one convention. */
export type OptionName = keyof Values

/** The schools with a preset: 增删卜易 (default), 卜筮正宗, 易隐. */
export const presets = ['zengshan', 'zhengzong', 'yinyin'] as const

/** One preset. */
export type Preset = (typeof presets)[number]

/** The full set of conventions, as stored with every reading, and the preset it started from. */
export type Options = Conventions & { readonly preset: Preset }

/** The 增删卜易 preset: the default column, with that book's own table for the nobleman of 庚. */
const zengshan: Options = Object.freeze({
  preset: 'zengshan',
  changedKin: 'base-palace',
  monthChange: 'term',
  yearChange: 'spring-begins',
  dayChange: 'twenty-three',
  clock: 'civil',
  solarScope: 'day-and-hour',
  earthBirth: 'shen',
  advance: 'zengshan',
  monthBreak: 'usable',
  dayClashMoving: 'scatter-when-weak',
  trueVoid: 'weak-unsupported',
  voidPillars: 'day',
  hidden: 'missing',
  changedSpirits: 'same-position',
  noblemanOfGeng: 'yin-wu',
  bladeOfYin: 'behind',
  spiritNames: 'standard',
  body: 'hexagram-body',
  bodyWeight: 'shown',
  punishments: 'shown',
  harms: 'shown',
  stars: 'shown',
  coinFace: 'back-is-yang',
  stillCast: 'static-and-dark',
  residualQi: 'on',
})

/** The conventions of each preset in full. */
export const presetOptions: Readonly<Record<Preset, Options>> = Object.freeze({
  zengshan,
  zhengzong: Object.freeze({ ...zengshan, preset: 'zhengzong', advance: 'with-xu-chou', monthBreak: 'strict' }),
  yinyin: Object.freeze({
    ...zengshan,
    preset: 'yinyin',
    noblemanOfGeng: 'chou-wei',
    dayClashMoving: 'scatter',
    hidden: 'all',
    stars: 'weighed',
    bodyWeight: 'weighed',
  }),
})

/** Refuses a name or value that no row of `optionValues` holds. */
function check(name: string, value: unknown): void {
  const allowed: readonly string[] | undefined = Object.entries(optionValues).find(([row]) => row === name)?.[1]
  if (allowed === undefined) {
    throw new LiuyaoError('option-unknown', `Option "${name}" does not exist; allowed are ${Object.keys(optionValues).join(', ')}.`)
  }
  if (!allowed.some((one) => one === value)) {
    throw new LiuyaoError('option-value', `Option "${name}" is ${JSON.stringify(value)}; allowed are ${allowed.join(', ')}.`)
  }
}

/**
 * The full option object from a preset (default `zengshan`) and single conventions laid over it.
 * Throws `LiuyaoError` with code `option-unknown`, `option-value` or `preset-unknown`.
 */
export function resolveOptions(partial: Partial<Options> = {}): Options {
  const { preset = 'zengshan', ...rest } = partial
  const start = presets.find((one) => one === preset)
  if (start === undefined) {
    throw new LiuyaoError('preset-unknown', `Preset is ${JSON.stringify(preset)}; allowed are ${presets.join(', ')}.`)
  }
  const base = presetOptions[start]
  const names = Object.entries(rest)
  if (names.length === 0) return base
  for (const [name, value] of names) check(name, value)
  return Object.freeze({ ...base, ...rest })
}
