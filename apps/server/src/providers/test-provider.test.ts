import { fakeOpenai } from '@hefu/turn/testing'
import type { ProbeReport } from '@hefu/wire'
import { afterEach, expect, it } from 'vitest'
import { makeProvider } from './make.ts'
import { testProvider } from './test-provider.ts'

type Script = Parameters<typeof fakeOpenai>[0]
type Reply = Script[number]

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

const key = 'sk-planted'

/** Tests a provider that answers by a script. */
async function report(script: Script, ms = 5_000): Promise<{ readonly report: ProbeReport; readonly asked: readonly { readonly authorization: string }[] }> {
  const server = await fakeOpenai(script)
  open.push(server.close)
  const made = makeProvider({ kind: 'openai-compatible', model: 'asked-model', baseUrl: server.url, key })
  if ('wrong' in made) throw new RangeError(made.wrong)
  return { report: await testProvider(made, 'en', { reachMs: ms, probeMs: ms }), asked: server.requests }
}

const says = (text: string): Reply => ({ chunks: [{ text }, { finish: 'stop' }, { usage: { in: 1, out: 1 } }] })
const calls = (name: string, args: object): Reply => ({
  chunks: [{ call: { id: 'c', name, args: JSON.stringify(args) } }, { finish: 'tool_calls' }, { usage: { in: 1, out: 1 } }],
})

const there = says('ready')
const looked = [calls('look_up', { line: 4 }), says('The officer stands there.')]
const shape = calls('submit', { title: 'A letter', keywords: ['a', 'b', 'c'] })
const citing = (...facts: readonly string[]): Reply => calls('submit', { answer: [{ text: 'The asker is stronger.', facts }] })
const cited = citing('line.2', 'month')

const passedOf = ({ probes }: ProbeReport): readonly (readonly [string, boolean])[] => probes.map(({ id, passed }) => [id, passed])

it('reaches a model, has it keep three contracts, and says that it can be trusted', async () => {
  const { report: told, asked } = await report([there, ...looked, shape, cited])
  expect(told).toMatchObject({ reachable: true, model: 'fake-model', trusted: 'It can write, and its words stand up to the check.' })
  expect(passedOf(told)).toEqual([
    ['calls-the-tool', true],
    ['keeps-the-shape', true],
    ['cites-only-facts', true],
  ])
  expect(asked.length).toBe(5)
  expect(asked.every(({ authorization }) => authorization === `Bearer ${key}`)).toBe(true)
  expect(JSON.stringify(told)).not.toContain(key)
})

it.each([
  ['an HTML page', { status: 200, body: '<html>', contentType: 'text/html' }, 'not the interface'],
  ['a refused key', { status: 401, body: '{"error":{"message":"bad key sk-planted"}}' }, 'does not accept this key'],
  ['an unknown name', { status: 404, body: '{"error":{"message":"no such"}}' }, 'does not know the name'],
  ['an HTML 404', { status: 404, body: '<html>', contentType: 'text/html' }, 'not the interface'],
  ['a rate that is too high', { status: 429, body: '{}' }, 'too many requests'],
  ['a spent quota', { status: 402, body: '{}' }, 'quota is used up'],
  ['a fault of its own', { status: 500, body: '{"error":{"message":"sk-planted"}}' }, 'trouble of its own'],
  ['a stream that is cut', { chunks: [{ text: 're' }], end: 'cut' }, 'Nobody answers'],
  ['what is no JSON', { chunks: [{ raw: '{' }] }, 'none that can be used'],
] as const)('tells %s in plain words, and asks nothing further', async (_, reply, said) => {
  const { report: told, asked } = await report([reply])
  expect(told).toMatchObject({ reachable: false, probes: [], trouble: expect.stringContaining(said) })
  expect(told.trouble).toContain('http://127.0.0.1:')
  expect(JSON.stringify(told)).not.toContain(key)
  expect(asked.length).toBe(1)
})

it('gives up on a provider that never answers', async () => {
  const { report: told } = await report([{ chunks: [], end: 'open' }], 50)
  expect(told).toMatchObject({ reachable: false, trouble: expect.stringContaining('No answer came in time') })
})

it('says where nobody listens', async () => {
  const made = makeProvider({ kind: 'ollama', model: 'm', baseUrl: 'http://127.0.0.1:9/v1' })
  const told = 'model' in made ? await testProvider(made, 'zh-Hans', { reachMs: 5_000, probeMs: 5_000 }) : undefined
  expect(told?.trouble).toContain('连不上（http://127.0.0.1:9/v1）')
})

const toBeLookedUp = 'nothing it would have to look up'
const noShape = 'most readings will come to nothing'
const uncovered = 'cites facts that are not in the chart'

it.each([
  { who: 'talks in place of calling', script: [says('It is the officer.'), shape, cited], passed: [false, true, true], trusted: toBeLookedUp },
  { who: 'calls with other arguments', script: [calls('look_up', { line: 3 }), says('ok'), shape, cited], passed: [false, true, true], trusted: toBeLookedUp },
  {
    who: 'calls with what is no line',
    script: [calls('look_up', { line: 'four' }), says('ok'), shape, cited],
    passed: [false, true, true],
    trusted: toBeLookedUp,
  },
  {
    who: 'hands in another shape',
    script: [...looked, calls('submit', { title: 'A', keywords: 'a, b' }), cited],
    passed: [true, false, true],
    trusted: noShape,
  },
  { who: 'hands in nothing', script: [...looked, says('A letter'), cited], passed: [true, false, true], trusted: noShape },
  { who: 'cites what it was not given', script: [...looked, shape, citing('line.6')], passed: [true, true, false], trusted: uncovered },
  { who: 'cites nothing', script: [...looked, shape, citing()], passed: [true, true, false], trusted: uncovered },
  { who: 'breaks once it was reached', script: [{ status: 500 }, { status: 500 }, { status: 500 }], passed: [false, false, false], trusted: noShape },
])('sees of a model that $who what it cannot be trusted with', async ({ script, passed, trusted }) => {
  const { report: told } = await report([there, ...script])
  expect(told.reachable).toBe(true)
  expect(passedOf(told).map(([, one]) => one)).toEqual(passed)
  expect(told.trusted).toContain(trusted)
})
