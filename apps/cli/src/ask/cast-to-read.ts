import { parseReadingArguments, type ReadingArguments } from '@hefu/contracts/liuyao'
import type { Language } from '@hefu/liuyao/labels'
import type { TurnInput } from '@hefu/turn'

/** A cast to be read: the question's text, what its contract is made from, and the follow-ups that were given beforehand. */
export interface CastToRead {
  readonly text: string
  readonly given: ReadingArguments
  readonly further: readonly string[]
}

/** The cast of a stored turn, to be read in a language; undefined where the turn was no reading or its cast cannot be read back. */
export function castToRead(
  input: TurnInput,
  { language, further }: { readonly language: Language; readonly further: readonly string[] },
): CastToRead | undefined {
  const parsed = parseReadingArguments(input.arguments)
  return 'error' in parsed ? undefined : { text: input.text, given: { ...parsed.ok, language }, further }
}
