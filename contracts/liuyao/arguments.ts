import { askedFor, type CastInput, type CastWay, categories, type Options, optionValues, presets, type Question, subjects, type When } from '@hefu/liuyao'
import { languages, type Language } from '@hefu/liuyao/labels'
import { isListOf, isNumber, isOneOf, isRecord, isText } from './guard.ts'
import { type Parsed, shown } from './segments.ts'

/** What the host makes a reading's contract from. `cast.id` names the cast in the tables; the rest is the engine's own input. */
export type ReadingArguments = {
  readonly language: Language
  readonly cast: CastInput & { readonly id: string }
  readonly options: Partial<Options>
  readonly question: Question
}

/** What the host makes a follow-up's contract from; `reading` is the id of the cast that was read. */
export type FollowUpArguments = { readonly language: Language; readonly reading: string }

/** Reads stored arguments of a reading; the engine judges whether lines, dates and names are sound. */
export function parseReadingArguments(value: unknown): Parsed<ReadingArguments> {
  if (!isRecord(value)) return { error: `the arguments are ${shown(value)}; allowed is { language, cast, options, question }` }
  const { language, cast, options = {}, question } = value
  if (!isOneOf(languages, language)) return { error: `language is ${shown(language)}; allowed are ${languages.join(', ')}` }
  if (!isRecord(cast) || !isText(cast['id']) || cast['id'] === '')
    return { error: `cast.id is ${shown(isRecord(cast) ? cast['id'] : cast)}; allowed is a text` }
  const { id, way, when } = cast
  if (!isWay(way)) return { error: `cast.way is ${shown(way)}; allowed is a way of casting with its raw material` }
  if (!isWhen(when)) return { error: `cast.when is ${shown(when)}; allowed is an instant with its wall clock, or pillars` }
  if (!isOptions(options)) return { error: `options are ${shown(options)}; allowed are the conventions of the engine` }
  if (!isQuestion(question)) return { error: `question is ${shown(question)}; allowed is { category, relation, sex, subject, duration }` }
  return { ok: { language, cast: { id, way, when }, options, question } }
}

/** Reads stored arguments of a follow-up. */
export function parseFollowUpArguments(value: unknown): Parsed<FollowUpArguments> {
  if (!isRecord(value)) return { error: `the arguments are ${shown(value)}; allowed is { language, reading }` }
  const { language, reading } = value
  if (!isOneOf(languages, language)) return { error: `language is ${shown(language)}; allowed are ${languages.join(', ')}` }
  return isText(reading) ? { ok: { language, reading } } : { error: `reading is ${shown(reading)}; allowed is the id of a cast` }
}

type Fields = Readonly<Record<string, unknown>>

const isTexts = (value: unknown): boolean => isListOf(value, isText)
const isNumbers = (value: unknown): boolean => isListOf(value, isNumber)
const isAbsent = (value: unknown): value is undefined => value === undefined
const isFlag = (value: unknown): boolean => value === undefined || typeof value === 'boolean'

const ways: Readonly<Record<CastWay['kind'], (way: Fields) => boolean>> = {
  coins: ({ throws }) => Array.isArray(throws) && throws.every(isTexts),
  counts: ({ backs }) => isNumbers(backs),
  lines: ({ values }) => isNumbers(values),
  names: ({ names }) => isTexts(names),
  codes: ({ codes }) => isText(codes),
  hexagrams: ({ base, changed }) => isNumber(base) && (isAbsent(changed) || isNumber(changed)),
  'yarrow-ideal': ({ bytes }) => isNumbers(bytes),
  'yarrow-simulated': ({ bytes }) => isNumbers(bytes),
  time: (way) =>
    isText(way['yearBranch']) &&
    isText(way['hourBranch']) &&
    isNumber(way['lunarMonth']) &&
    isNumber(way['lunarDay']) &&
    isFlag(way['lateZiNextDay']) &&
    isFlag(way['afterTwentyThree']),
  numbers: ({ numbers, addHour }) => isNumbers(numbers) && (isAbsent(addHour) || isText(addHour)),
  digits: ({ digits, addHour }) => isText(digits) && (isAbsent(addHour) || isText(addHour)),
  random: ({ bytes }) => isNumbers(bytes),
}

function isWay(value: unknown): value is CastWay {
  if (!isRecord(value) || !isText(value['kind'])) return false
  const test = Object.entries(ways).find(([kind]) => kind === value['kind'])?.[1]
  return test?.(value) === true
}

function isPillar(value: unknown): boolean {
  return isRecord(value) && isNumber(value['index']) && isText(value['stem']) && isText(value['branch'])
}

function isClock(value: unknown): boolean {
  return isRecord(value) && ['year', 'month', 'day', 'hour', 'minute', 'second'].every((part) => isNumber(value[part]))
}

function isWhen(value: unknown): value is When {
  if (!isRecord(value)) return false
  if (value['kind'] === 'instant') return isNumber(value['instant']) && isClock(value['local'])
  const rest = ['year', 'month', 'hour'].every((name) => isAbsent(value[name]) || isPillar(value[name]))
  return value['kind'] === 'pillars' && isText(value['monthBranch']) && isPillar(value['day']) && rest
}

function isOptions(value: unknown): value is Partial<Options> {
  if (!isRecord(value)) return false
  const rows: Readonly<Record<string, readonly string[]>> = { ...optionValues, preset: presets }
  return Object.entries(value).every(([name, chosen]) => Object.hasOwn(rows, name) && isOneOf(rows[name] ?? [], chosen))
}

function isQuestion(value: unknown): value is Question {
  if (!isRecord(value)) return false
  const { category, relation, sex, subject, duration } = value
  return (
    isOneOf(categories, category) &&
    (isAbsent(relation) || isOneOf(askedFor, relation)) &&
    (isAbsent(sex) || isOneOf(['female', 'male'], sex)) &&
    (isAbsent(subject) || isOneOf(subjects, subject)) &&
    (isAbsent(duration) || isOneOf(['recent', 'long'], duration))
  )
}
