import { expect, it } from 'vitest'
import { fakeOpenai } from '@hefu/turn/testing'
import { addressOf, makeProvider } from './make.ts'
import { testProvider } from './test-provider.ts'

it.each([
  ['ollama', undefined, 'http://127.0.0.1:11434/v1'],
  ['ollama', 'http://nas.local:11434/v1', 'http://nas.local:11434/v1'],
  ['anthropic', undefined, 'https://api.anthropic.com/v1'],
  ['google', undefined, 'https://generativelanguage.googleapis.com/v1beta'],
  ['openai-compatible', ' https://api.deepseek.com/v1 ', 'https://api.deepseek.com/v1'],
  ['openai-compatible', undefined, undefined],
  ['openai-compatible', '', undefined],
  ['openai-compatible', 'api.deepseek.com', undefined],
  ['openai-compatible', 'file:///etc/passwd', undefined],
  ['openai-compatible', 'javascript:alert(1)', undefined],
  ['openai-compatible', 'ftp://one.example', undefined],
  ['openai-compatible', 'https://user:secret@one.example/v1', undefined],
  ['openai-compatible', 'https://one.example/v1?key=secret', undefined],
  ['openai-compatible', 'https://one.example/v1#secret', undefined],
] as const)('sends the words of %s at %s to %s', (kind, baseUrl, address) => {
  expect(addressOf({ kind, ...(baseUrl === undefined ? {} : { baseUrl }) })).toBe(address)
})

it.each([
  [{ kind: 'openai-compatible', model: 'm' }, 'baseUrl'],
  [{ kind: 'ollama', model: ' ' }, 'model'],
  [{ kind: 'anthropic', model: 'm' }, 'key'],
  [{ kind: 'google', model: 'm' }, 'key'],
  [{ kind: 'ollama', model: 'm', key: 'with space' }, 'key'],
  [{ kind: 'ollama', model: 'm', key: '密钥' }, 'key'],
] as const)('names the setting at fault, never a key (%#)', (settings, wrong) => {
  const made = makeProvider(settings)
  expect(made).toMatchObject({ wrong })
  if ('key' in settings) expect(JSON.stringify(made)).not.toContain(settings.key)
})

it.each(['openai-compatible', 'anthropic', 'google', 'ollama'] as const)('makes a %s under the name of what it is asked for', (kind) => {
  const made = makeProvider({ kind, model: 'm-1', baseUrl: 'https://one.example/v1', key: 'sk-1' })
  expect('model' in made ? [made.model.name, made.address] : made).toEqual(['m-1', 'https://one.example/v1'])
})

it('follows no redirect: words go where it was agreed and nowhere else', async () => {
  const elsewhere = await fakeOpenai([])
  const { createServer } = await import('node:http')
  const server = createServer((_, response) => response.writeHead(307, { location: `${elsewhere.url}/chat/completions` }).end())
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const at = server.address()
  const made = makeProvider({ kind: 'openai-compatible', model: 'm', baseUrl: `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}/v1` })
  const report = 'model' in made ? await testProvider(made, 'en', { reachMs: 2_000, probeMs: 2_000 }) : undefined
  expect(report).toMatchObject({ reachable: false, trouble: expect.stringContaining('not the interface') })
  expect(elsewhere.requests).toEqual([])
  await elsewhere.close()
  server.close()
})
