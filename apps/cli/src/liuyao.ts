import { deriveReading } from '@hefu/contracts/liuyao'
import { type CastWay, type Chart, type Question, render, seal } from '@hefu/liuyao'
import { castingOf, chartOf } from './casting/chart.ts'
import type { CastFlags, QuestionFlags } from './casting/flags.ts'
import { completeQuestion, questionOf } from './casting/question.ts'
import { CliError } from './error.ts'
import { printJudgement } from './plate/judgement.ts'
import type { Screen } from './screen.ts'

/** The flags of `hefu liuyao`. */
export type LiuyaoFlags = CastFlags & QuestionFlags & { readonly json?: boolean; readonly lang?: string }

/** Casts and derives a plate and, where a category is given, judges it. Gives the exit code. Throws CliError. */
export async function liuyao(flags: LiuyaoFlags, screen: Screen): Promise<number> {
  const question = questionOf(flags)
  const complete = question === undefined ? undefined : completeQuestion(question)
  const casting = castingOf(flags, Date.now() / 1000)
  if (casting.way === undefined)
    throw new CliError('flag-missing', { field: '--lines', allowed: ['--lines', '--coins', '--base', '--numbers', '--method random', '…'] })
  const chart = chartOf(casting, casting.way, flags)
  const made = complete === undefined ? undefined : derivationOf(chart, { way: casting.way, question: complete }, screen)
  if (flags.json === true) {
    screen.json({ ...seal(chart), ...(made === undefined ? {} : { judgement: made.judgement, facts: made.facts }) })
    return 0
  }
  screen.line(render(chart, { lang: screen.messages.language, format: 'text' }))
  if (made !== undefined) printJudgement(made, screen)
  return 0
}

function derivationOf({ cast, options }: Chart, asked: { readonly way: CastWay; readonly question: Question }, screen: Screen) {
  const { way, question } = asked
  return deriveReading({ language: screen.messages.language, cast: { id: 'cast', way, when: cast.when }, options, question })
}
