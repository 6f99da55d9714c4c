import { expect, test } from 'vitest'
import type { Model, ModelRequest, Part } from '../../src/index.ts'
import { modelOfOneTurn } from './one-turn.ts'

const request: ModelRequest = { at: { attempt: 1, step: 1 }, instructions: '', messages: [], tools: [], toolChoice: 'none' }

function failing(code: string): { readonly model: Model; readonly asked: ModelRequest[] } {
  const asked: ModelRequest[] = []
  const stream: Model['stream'] = async function* (one) {
    asked.push(one)
    yield { type: 'error', code }
  }
  return { asked, model: { name: 'm', stream } }
}

/** What two attempts of one turn are told, and how often the provider was asked. */
async function twice(code: string): Promise<{ readonly parts: readonly Part[]; readonly asked: number }> {
  const { model, asked } = failing(code)
  const once = modelOfOneTurn(model)
  const { signal } = new AbortController()
  const first = await Array.fromAsync(once.stream(request, signal))
  const second = await Array.fromAsync(once.stream(request, signal))
  return { parts: [...first, ...second], asked: asked.length }
}

test.each(['key_missing', 'key_refused', 'model_unknown', 'not_an_api', 'quota_spent', 'unsupported'])(
  'a provider that said %s is not asked again',
  async (code) => {
    expect(await twice(code)).toEqual({
      parts: [
        { type: 'error', code },
        { type: 'error', code },
      ],
      asked: 1,
    })
  },
)

test.each(['rate_limited', 'provider_500', 'unreachable', 'socket_cut', 'timed_out', 'bad_chunk'])('one that said %s is asked again', async (code) => {
  expect(await twice(code)).toEqual({
    parts: [
      { type: 'error', code },
      { type: 'error', code },
    ],
    asked: 2,
  })
})
