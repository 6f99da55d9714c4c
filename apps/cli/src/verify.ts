import { readGold } from './gold/read.ts'
import type { Difference, Outcome } from './gold/outcome.ts'
import type { Messages } from './messages/messages.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import type { Screen } from './screen.ts'

/** What became of one file. */
interface Checked {
  readonly file: string
  readonly format?: string
  readonly outcomes: readonly Outcome[]
  readonly error?: Refusal
}

/** Compares gold files and prints every difference, the last line the sum alone. Gives the exit code: 1 where anything failed. */
export async function verify(files: readonly string[], { json, screen }: { readonly json: boolean; readonly screen: Screen }): Promise<number> {
  const checked: Checked[] = []
  for (const file of files) {
    const one = await check(file, screen.messages)
    checked.push(one)
    if (!json) for (const line of lines(one, screen.messages)) screen.line(line)
  }
  const sum = { passed: total(checked, passedOf), failed: total(checked, failedOf) }
  if (json) screen.json({ files: checked.map(machine), ...sum })
  else screen.line(`${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed === 0 ? 0 : 1
}

async function check(file: string, messages: Messages): Promise<Checked> {
  try {
    const { format, gold, compare } = await readGold(file)
    const outcomes = await compare(gold)
    const none: Outcome = { id: file, differences: [{ path: file, expected: 'at least one case', actual: 'none' }] }
    return { file, format, outcomes: outcomes.length === 0 ? [none] : outcomes }
  } catch (error) {
    return { file, outcomes: [], error: refusalOf(error, messages) }
  }
}

function differencesOf(outcome: Outcome): readonly Difference[] {
  return 'differences' in outcome ? outcome.differences : []
}

function passedOf({ outcomes }: Checked): number {
  return outcomes.filter((outcome) => 'differences' in outcome && outcome.differences.length === 0).length
}

function failedOf({ outcomes, error }: Checked): number {
  return outcomes.filter((outcome) => differencesOf(outcome).length > 0).length + (error === undefined ? 0 : 1)
}

function total(checked: readonly Checked[], count: (one: Checked) => number): number {
  return checked.reduce((sum, one) => sum + count(one), 0)
}

function lines(checked: Checked, { verify: words }: Messages): readonly string[] {
  const { file, format, outcomes, error } = checked
  if (error !== undefined) return [`${file}: ${error.message}`]
  return [
    `${file} (${format ?? ''}): ${words.count({ passed: passedOf(checked), failed: failedOf(checked) })}`,
    ...skipped(outcomes).map(([reason, ids]) => `  ${words.skipped} ${ids.length} (${ids.join(' ')}): ${reason}`),
    ...outcomes.flatMap((outcome) => differencesOf(outcome).map((difference) => `  ${said(difference, words)}`)),
  ]
}

/** What was not compared, by its reason. */
function skipped(outcomes: readonly Outcome[]): readonly (readonly [string, readonly string[]])[] {
  const reasons = Map.groupBy(
    outcomes.flatMap((outcome) => ('skipped' in outcome ? [outcome] : [])),
    (outcome) => outcome.skipped,
  )
  return [...reasons].map(([reason, group]) => [reason, group.map(({ id }) => id)])
}

function said({ path, expected, actual }: Difference, words: Messages['verify']): string {
  return `${path}: ${words.expected} ${shown(expected)}, ${words.actual} ${shown(actual)}`
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined'
}

function machine(checked: Checked): unknown {
  const { file, format, outcomes, error } = checked
  return {
    file,
    ...(format === undefined ? {} : { format }),
    passed: passedOf(checked),
    failed: failedOf(checked),
    skipped: outcomes.flatMap((outcome) => ('skipped' in outcome ? [{ case: outcome.id, reason: outcome.skipped }] : [])),
    differences: outcomes.flatMap((outcome) =>
      differencesOf(outcome).map(({ path, expected, actual }) => ({ case: outcome.id, path, expected, actual: actual ?? null })),
    ),
    ...(error === undefined ? {} : { error }),
  }
}
