import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeOpenai } from '@hefu/turn/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parsed, runCli } from '../testing/run-cli.ts'
import { CliError } from './error.ts'
import { providerOf } from './provider.ts'

const key = 'sk-secret-4711'

describe('the environment', () => {
  it('without a provider means the built-in rules', async () => {
    expect(await providerOf({})).toMatchObject({ model: { name: 'narrator' }, address: undefined })
    expect(await providerOf({ OPENAI_API_KEY: key })).toMatchObject({ model: { name: 'narrator' } })
  })

  it.each([
    [{ HEFU_PROVIDER: 'openai-compatible', HEFU_BASE_URL: 'http://a.example/v1', HEFU_MODEL: 'm', HEFU_API_KEY: key }, 'http://a.example/v1'],
    [{ HEFU_PROVIDER: 'openai-compatible', OPENAI_BASE_URL: 'https://b.example/v1', OPENAI_API_KEY: key, HEFU_MODEL: 'm' }, 'https://b.example/v1'],
    [{ HEFU_PROVIDER: 'ollama', HEFU_MODEL: 'm' }, 'http://127.0.0.1:11434/v1'],
    [{ HEFU_PROVIDER: 'anthropic', HEFU_MODEL: 'm', HEFU_API_KEY: key }, 'https://api.anthropic.com/v1'],
    [{ HEFU_PROVIDER: 'google', HEFU_MODEL: 'm', HEFU_API_KEY: key }, 'https://generativelanguage.googleapis.com/v1beta'],
  ])('names a provider whose address shows nothing secret', async (env, address) => {
    expect(await providerOf(env)).toMatchObject({ model: { name: 'm' }, address })
  })

  it.each([
    [{ HEFU_PROVIDER: 'gpt' }, 'provider-unknown', 'HEFU_PROVIDER'],
    [{ HEFU_MODEL: 'm' }, 'provider-setting', 'HEFU_PROVIDER'],
    [{ HEFU_PROVIDER: 'openai-compatible', HEFU_MODEL: 'm' }, 'provider-setting', 'HEFU_BASE_URL'],
    [{ HEFU_PROVIDER: 'openai-compatible', HEFU_BASE_URL: 'a.example', HEFU_MODEL: 'm' }, 'provider-setting', 'HEFU_BASE_URL'],
    [{ HEFU_PROVIDER: 'openai-compatible', HEFU_BASE_URL: 'ftp://a.example', HEFU_MODEL: 'm' }, 'provider-setting', 'HEFU_BASE_URL'],
    [{ HEFU_PROVIDER: 'openai-compatible', HEFU_BASE_URL: 'http://a.example/v1?key=sk-1', HEFU_MODEL: 'm' }, 'provider-setting', 'HEFU_BASE_URL'],
    [{ HEFU_PROVIDER: 'openai-compatible', HEFU_BASE_URL: 'https://u:sk-1@b.example/v1', HEFU_MODEL: 'm' }, 'provider-setting', 'HEFU_BASE_URL'],
    [{ HEFU_PROVIDER: 'ollama' }, 'provider-setting', 'HEFU_MODEL'],
    [{ HEFU_PROVIDER: 'anthropic', HEFU_MODEL: 'm' }, 'provider-setting', 'HEFU_API_KEY'],
    [{ HEFU_PROVIDER: 'google', HEFU_MODEL: 'm', HEFU_API_KEY: 'sk-\u201cquoted\u201d' }, 'provider-setting', 'HEFU_API_KEY'],
  ])('with a gap is refused by name, never showing a key: %o', async (env, code, field) => {
    const refused: unknown = await providerOf(env).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(CliError)
    expect(refused).toMatchObject({ code, about: { field } })
    expect(String(refused)).not.toContain('sk-')
  })
})

describe('a reading by a provider', () => {
  let home = ''
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'hefu-provider-'))
  })
  afterAll(() => rm(home, { recursive: true }))

  const ask = (url: string, more: readonly string[], LANG = 'zh_CN.UTF-8') =>
    runCli(['ask', '这笔钱能到吗？', '--lines', '9,7,8,7,9,8', '--at', '2026-07-26T10:30', '--zone', 'UTC', '--category', 'wealth', '--data', home, ...more], {
      env: { LANG, HEFU_PROVIDER: 'openai-compatible', HEFU_BASE_URL: url, HEFU_MODEL: 'wise-1', HEFU_API_KEY: key },
    })

  const piece = (text: string, ...facts: readonly string[]) => ({ text, facts })
  const words = (fact: string) => ({
    conclusion: [piece('这笔钱来得不顺。', fact)],
    focus_points: [piece('看用神。', 'subject')],
    advice: [piece('先不要指望它。')],
    keywords: ['求财'],
    answer: [piece('慢慢来。\u001B[31m', 'level')],
  })
  const submits = (args: unknown) => ({
    chunks: [{ call: { id: 'c1', name: 'submit', args: JSON.stringify(args) } }, { finish: 'tool_calls' }, { usage: { in: 900, out: 120 } }],
  })

  it('is printed as it was kept, marked as generated, and withdrawn where a fact was made up', async () => {
    const openai = await fakeOpenai([submits(words('hit.made-up')), submits(words('level'))])
    const { code, out, err } = await ask(openai.url, [])
    openai.assertUsed()
    await openai.close()
    expect(openai.requests[0]?.authorization).toBe(`Bearer ${key}`)
    expect(err).toContain(`问题和盘面会发给模型服务 ${openai.url}`)
    expect(err).toContain('已作废；第 2 次解读')
    expect(out).toContain('这笔钱来得不顺。 [1]')
    expect(out).not.toContain('\u001B')
    expect(out).toContain('文字由人工智能生成')
    expect(out).toContain('回执：wise-1，解读 2 次，扣 1 点')
    expect(`${out}${err}`).not.toContain(key)
    expect(code).toBe(0)
  })

  it.each([
    {
      what: 'a wrong key',
      reply: { status: 401, body: JSON.stringify({ error: { message: `bad key ${key}` } }) },
      code: 'key_refused',
      sentence: 'HEFU_API_KEY',
      requests: 1,
    },
    {
      what: 'a model that there is not',
      reply: { status: 404, body: '{"error":{"message":"no such model"}}' },
      code: 'model_unknown',
      sentence: 'HEFU_MODEL',
      requests: 1,
    },
    { what: 'too many requests', reply: { status: 429, body: '{"error":{"message":"slow down"}}' }, code: 'rate_limited', sentence: '额度', requests: 2 },
    { what: 'an error of its own', reply: { status: 500, body: '{"error":{"message":"oops"}}' }, code: 'provider_500', sentence: '稍后再试', requests: 2 },
    {
      what: 'a web page',
      reply: { status: 200, body: '<html>hello</html>', contentType: 'text/html' },
      code: 'not_an_api',
      sentence: 'HEFU_BASE_URL',
      requests: 1,
    },
  ])('fails with $what: nothing is charged, a sentence says what to check, and none is asked twice in vain', async ({ reply, code, sentence, requests }) => {
    const openai = await fakeOpenai([reply, reply])
    const left = await ask(openai.url, ['--json'])
    await openai.close()
    expect(openai.requests).toHaveLength(requests)
    expect(parsed(left)).toMatchObject({ error: { code, message: expect.stringContaining(sentence) }, receipt: { charge: 0, status: 'failed' } })
    expect(`${left.out}${left.err}`).not.toContain(key)
    expect(left.code).toBe(1)
  })

  it('fails where nothing listens', async () => {
    const { err, code } = await ask(`http://127.0.0.1:${await freePort()}/v1`, [], 'en_US.UTF-8')
    expect(err).toContain('The provider cannot be reached')
    expect(err).toContain('Nothing was charged.')
    expect(`${err}`).not.toContain(key)
    expect(code).toBe(1)
  })
})

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return address !== null && typeof address === 'object' ? address.port : 9
}
