import { post } from '../../scripts/kit/ask.ts'
import type { Chunk } from '../../turn/testing/index.ts'

const says = {
  conclusion: 'The post can be taken.',
  focus_points: 'Look at what is written down.',
  advice: 'Put the terms on paper first.',
  answer: 'The plate speaks of a post that holds.',
}

/** A reading as a model would send it, in pieces; it cites the sign level, which every plate has. */
export function readingChunks(): readonly Chunk[] {
  const piece = (text: string): unknown => [{ text, facts: ['level'] }]
  const reading = { ...Object.fromEntries(Object.entries(says).map(([field, text]) => [field, piece(text)])), keywords: ['post', 'paper'] }
  const pieces = JSON.stringify(reading).match(/.{1,12}/gsu) ?? []
  const [first = '', ...rest] = pieces
  return [
    { call: { id: 'call_1', name: 'submit', args: first } },
    ...rest.map((args) => ({ call: { args } })),
    { finish: 'tool_calls' },
    { usage: { in: 900, out: 120 } },
  ]
}

/** Adds the endpoint as a provider, agrees to it and makes it the writer. */
export async function useProvider(address: string, baseUrl: string): Promise<void> {
  const { id } = await post(`${address}/api/providers`, { kind: 'openai-compatible', name: 'Local', model: 'fake-model', baseUrl })
  const answer = await fetch(`${address}/api/writer`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: id, agreed: true }),
  })
  if (!answer.ok) throw new Error(`the writer was not chosen: ${answer.status} ${await answer.text()}`)
}
