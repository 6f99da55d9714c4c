import type { ModelRequest, Part } from '@hefu/turn'
import { expect, test } from 'vitest'
import { deriveReading } from './derivation.ts'
import { narrator } from './narrate.ts'
import { followUpOutput, readingOutput } from './output.ts'
import { followUpInstructions } from './prompt.ts'
import { keptSample } from './testing/kept.ts'
import { sampleArguments } from './testing/samples.ts'

const bare: ModelRequest = {
  at: { attempt: 1, step: 1 },
  instructions: '',
  messages: [{ role: 'user', text: '什么时候？' }],
  tools: [],
  toolChoice: 'required',
}

async function parts(request: ModelRequest): Promise<readonly Part[]> {
  return Array.fromAsync(narrator().stream(request, new AbortController().signal))
}

test('with a derivation among the messages it submits a reading and stops', async () => {
  const value = JSON.parse(JSON.stringify(deriveReading(sampleArguments('zh-Hans'))))
  const result = { role: 'tool', call: 'host.1', tool: 'derive', status: 'ok', value } as const
  const [data, finish] = await parts({ ...bare, messages: [...bare.messages, result], output: readingOutput.json })
  expect(data).toMatchObject({ type: 'data', value: { keywords: expect.any(Array) } })
  expect(finish).toEqual({ type: 'finish', why: 'stop', usage: { in: 0, out: 0 }, model: 'narrator' })
})

test('with a sealed reading in the instructions it submits an answer to the last question and nothing else', async () => {
  const instructions = followUpInstructions(keptSample(sampleArguments('zh-Hans')), 'zh-Hans')
  const [data] = await parts({ ...bare, instructions, output: followUpOutput.json })
  expect(data).toMatchObject({ type: 'data', value: { answer: expect.arrayContaining([{ text: '你问的是时间，卦里有依据的只有下面几处。', facts: [] }]) } })
  expect(data?.type === 'data' && Object.keys(Object(data.value))).toEqual(['answer'])
})

test('without facts, or without an output to fill, it ends in an error part rather than make something up', async () => {
  const failed = [{ type: 'error', code: 'nothing_to_narrate' }]
  expect(await parts({ ...bare, output: readingOutput.json })).toEqual(failed)
  expect(await parts({ ...bare, output: followUpOutput.json })).toEqual(failed)
  expect(await parts(bare)).toEqual(failed)
})
