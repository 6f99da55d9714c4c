import type { Schema } from '@hefu/turn'
import { screenAnswer } from '../safety/index.ts'
import { modelFields } from './output.ts'
import { textsOf } from './texts.ts'

type Words = Readonly<Record<string, unknown>>

/**
 * The output as a turn takes it: whole, and none of its words harming its reader or stating a verdict as certain. What is refused is named
 * by field and sort, so that the next step can do better and a turn that cannot is never charged. A kept reading is read back by its shape alone.
 */
export function acceptedOutput<T extends Words>(output: Schema<T>): Schema<T> {
  return {
    json: output.json,
    parse: (value) => {
      const parsed = output.parse(value)
      if ('error' in parsed) return parsed
      const refused = modelFields.map((field) => refusalOf(field, parsed.ok[field])).find((error) => error !== undefined)
      return refused === undefined ? parsed : { error: refused }
    },
  }
}

/** Why a field's words are refused; a sentence may run over from one piece to the next. */
function refusalOf(field: string, value: unknown): string | undefined {
  const texts = textsOf(value)
  for (const text of field === 'keywords' ? texts : [...texts, texts.join(' ')]) {
    const found = screenAnswer(text)
    if (found.kind === 'stop')
      return `${field} has words of the sort ${found.sort}; allowed is what neither harms the reader nor states such a verdict as certain`
  }
  return undefined
}
