import type { Piece } from '@hefu/contracts/liuyao/output'
import type { Receipt } from '@hefu/turn/host'
import { z } from 'zod'

const texts = z.array(z.string())
const named = z.object({ name: z.string(), version: z.string() })

const receipt: z.ZodType<Receipt> = z.object({
  contract: named,
  skill: named.extend({ hash: z.string() }),
  model: z.object({ asked: z.string(), used: texts }),
  phases: z.array(z.object({ phase: z.string(), ms: z.number() })),
  attempts: z.array(z.object({ verdict: z.string(), codes: texts })),
  tools: z.array(z.object({ tool: z.string(), status: z.string(), by: z.string(), ms: z.number() })),
  facts: texts,
  marks: texts,
  status: z.string(),
  origin: z.string(),
  charge: z.number(),
})

const pieces: z.ZodType<readonly Piece[]> = z.array(z.object({ text: z.string(), facts: texts }))

/** A receipt as it was stored; undefined where the value is none. */
export function receiptFrom(value: unknown): Receipt | undefined {
  return receipt.safeParse(value).data
}

/** The answer of a stored follow-up; undefined where the value is none. */
export function piecesFrom(value: unknown): readonly Piece[] | undefined {
  return pieces.safeParse(value).data
}
