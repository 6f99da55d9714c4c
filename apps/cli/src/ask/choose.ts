import { CliError } from '../error.ts'
import type { Screen } from '../screen.ts'
import { columnsOf } from '../text.ts'
import type { Dialogue } from './dialogue.ts'

/** A list to choose from; `field` is the flag that would have said it. */
export interface Choice<Value extends string> {
  readonly field: string
  readonly title: string
  readonly values: readonly Value[]
  readonly words: Readonly<Record<Value, string>>
  /** What an empty line means, where it means something. */
  readonly usual?: Value
}

/** Shows a numbered list and takes a number, a word or an id of it, asking again until one fits. Throws CliError 'input-ended'. */
export async function choose<Value extends string>(choice: Choice<Value>, screen: Screen, dialogue: Dialogue): Promise<Value> {
  const { field, title, values, words, usual } = choice
  screen.line()
  screen.line(title)
  for (const row of rowsOf(
    values.map((value, place) => `${String(place + 1).padStart(2)} ${words[value]}`),
    screen.columns,
  ))
    screen.line(row)
  for (;;) {
    const answer = await dialogue.ask(screen.messages.ask.number(values.length))
    if (answer === undefined) throw new CliError('input-ended', { field, allowed: values })
    const chosen = answer === '' ? usual : values.find((value, place) => [String(place + 1), value, words[value]].includes(answer))
    if (chosen !== undefined) return chosen
  }
}

/** Entries in as many even columns as fit. */
function rowsOf(entries: readonly string[], columns: number): readonly string[] {
  const width = Math.max(...entries.map(columnsOf)) + 2
  const across = Math.max(1, Math.floor(columns / width))
  const down = Math.ceil(entries.length / across)
  return Array.from({ length: down }, (_, row) =>
    entries
      .filter((_entry, place) => place % down === row)
      .map((entry) => entry + ' '.repeat(width - columnsOf(entry)))
      .join('')
      .trimEnd(),
  )
}
