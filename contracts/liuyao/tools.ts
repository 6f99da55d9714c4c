import { LiuyaoError } from '@hefu/liuyao'
import type { Schema, Tool } from '@hefu/turn'
import { parseReadingArguments, type ReadingArguments } from './arguments.ts'
import { derivationFact, deriveReading } from './derivation.ts'

/** The name of the tool that derives a cast. The host alone runs it, before the first attempt. */
export const deriveTool = 'derive'

const input: Schema<ReadingArguments> = {
  json: {
    type: 'object',
    properties: { language: { type: 'string' }, cast: { type: 'object' }, options: { type: 'object' }, question: { type: 'object' } },
    required: ['language', 'cast', 'question'],
    additionalProperties: false,
  },
  parse: parseReadingArguments,
}

/** Plate, judgement, facts and hash of a cast: a pure calculation. What the engine refuses ends the call as failed with the engine's own code. */
export const derive: Tool = {
  description: 'Derives the plate of a Liu Yao cast and judges it; the result is closed data.',
  effect: 'read',
  fact: derivationFact,
  input,
  run: async (args) => {
    const parsed = parseReadingArguments(args)
    if ('error' in parsed) return { fail: { code: 'arguments', message: parsed.error } }
    try {
      return { ok: deriveReading(parsed.ok) }
    } catch (error) {
      if (error instanceof LiuyaoError) return { fail: { code: error.code, message: error.message } }
      throw error
    }
  },
}
