import { askedFor, type CastInput, categories, type Options, optionValues, presets, type Question, subjects, terms } from '@hefu/liuyao'
import { languages } from '@hefu/liuyao/labels'
import type { NewCast } from '@hefu/wire'
import { z } from 'zod'
import { line } from './text.ts'

const branch = z.enum(terms.branches)
const whole = z.int()
const bytes = z.array(whole).max(36)
const six = 6

const coin = z.enum(['back', 'characters'])
const mark = { addHour: branch.exactOptional() }

/** A way of casting. Whether its numbers make six lines is the engine's to judge. */
const way = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('coins'), throws: z.array(z.tuple([coin, coin, coin])).max(six) }),
  z.strictObject({ kind: z.literal('counts'), backs: z.array(whole).max(six) }),
  z.strictObject({ kind: z.literal('lines'), values: z.array(whole).max(six) }),
  z.strictObject({ kind: z.literal('names'), names: z.array(z.enum(['youngYang', 'youngYin', 'oldYang', 'oldYin'])).max(six) }),
  z.strictObject({ kind: z.literal('codes'), codes: line({ most: 60 }) }),
  z.strictObject({ kind: z.literal('hexagrams'), base: whole, changed: whole.exactOptional() }),
  z.strictObject({ kind: z.literal('yarrow-ideal'), bytes }),
  z.strictObject({ kind: z.literal('yarrow-simulated'), bytes }),
  z.strictObject({
    kind: z.literal('time'),
    yearBranch: branch,
    lunarMonth: whole,
    lunarDay: whole,
    hourBranch: branch,
    lateZiNextDay: z.boolean().exactOptional(),
    afterTwentyThree: z.boolean().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('numbers'), numbers: z.array(whole).max(3), ...mark }),
  z.strictObject({ kind: z.literal('digits'), digits: line({ most: 100 }), ...mark }),
  z.strictObject({ kind: z.literal('random'), bytes }),
])

const clock = z.strictObject({ year: whole, month: whole, day: whole, hour: whole, minute: whole, second: whole })
const pillar = z.strictObject({ index: whole, stem: z.enum(terms.stems), branch })

const when = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('instant'),
    instant: z.number(),
    local: clock,
    timeZone: line({ least: 1, most: 64 }).exactOptional(),
    daylightSeconds: z.number().exactOptional(),
    longitude: z.number().exactOptional(),
    lunar: z.strictObject({ yearBranch: branch, month: whole, day: whole, leap: z.boolean() }).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('pillars'),
    monthBranch: branch,
    day: pillar,
    year: pillar.exactOptional(),
    month: pillar.exactOptional(),
    hour: pillar.exactOptional(),
  }),
])

/** One of the languages that there are words in. */
export const language = z.enum(languages)

/** Six lines in the making and their moment. */
export const castInput: z.ZodType<CastInput> = z.strictObject({ way, when })

/** What is asked about. */
export const matter: z.ZodType<Question> = z.strictObject({
  category: z.enum(categories),
  relation: z.enum(askedFor).exactOptional(),
  sex: z.enum(['female', 'male']).exactOptional(),
  subject: z.enum(subjects).exactOptional(),
  duration: z.enum(['recent', 'long']).exactOptional(),
})

/** Conventions that are not the preset's own. Each is one of a closed list; the engine resolves the rest. */
export const options: z.ZodType<Partial<Options>> = z.strictObject({
  preset: z.enum(presets).exactOptional(),
  changedKin: z.enum(optionValues.changedKin).exactOptional(),
  monthChange: z.enum(optionValues.monthChange).exactOptional(),
  yearChange: z.enum(optionValues.yearChange).exactOptional(),
  dayChange: z.enum(optionValues.dayChange).exactOptional(),
  clock: z.enum(optionValues.clock).exactOptional(),
  solarScope: z.enum(optionValues.solarScope).exactOptional(),
  earthBirth: z.enum(optionValues.earthBirth).exactOptional(),
  advance: z.enum(optionValues.advance).exactOptional(),
  monthBreak: z.enum(optionValues.monthBreak).exactOptional(),
  dayClashMoving: z.enum(optionValues.dayClashMoving).exactOptional(),
  trueVoid: z.enum(optionValues.trueVoid).exactOptional(),
  voidPillars: z.enum(optionValues.voidPillars).exactOptional(),
  hidden: z.enum(optionValues.hidden).exactOptional(),
  changedSpirits: z.enum(optionValues.changedSpirits).exactOptional(),
  noblemanOfGeng: z.enum(optionValues.noblemanOfGeng).exactOptional(),
  bladeOfYin: z.enum(optionValues.bladeOfYin).exactOptional(),
  spiritNames: z.enum(optionValues.spiritNames).exactOptional(),
  body: z.enum(optionValues.body).exactOptional(),
  bodyWeight: z.enum(optionValues.bodyWeight).exactOptional(),
  punishments: z.enum(optionValues.punishments).exactOptional(),
  harms: z.enum(optionValues.harms).exactOptional(),
  stars: z.enum(optionValues.stars).exactOptional(),
  coinFace: z.enum(optionValues.coinFace).exactOptional(),
  stillCast: z.enum(optionValues.stillCast).exactOptional(),
  residualQi: z.enum(optionValues.residualQi).exactOptional(),
})

/** `POST /api/casts`. */
export const newCast: z.ZodType<NewCast> = z.strictObject({ cast: castInput, options, matter: matter.exactOptional(), language: language.exactOptional() })
