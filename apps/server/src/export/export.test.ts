import { expect, it } from 'vitest'
import { fakeOpenai } from '@hefu/turn/testing'
import { ask, at } from '../http/testing/ask.ts'
import { type MemoryServer, memoryServer } from '../http/testing/memory-server.ts'
import { cast, followed, opened } from '../http/testing/walk.ts'
import { attachment, nameOf } from './file-name.ts'

const hostile = '<img src=x onerror=alert(1)>\n# 标题 [点我](javascript:alert(1)) `code` **粗**\n---\n1. 一 & 二\n![p](http://evil.example/p.png)'

/** A session that was read and asked about. */
async function walked(server: MemoryServer, more: Parameters<typeof cast>[2] = {}): Promise<string> {
  const session = await cast(server, 'cast', more)
  await followed(server, await opened(server, session, { kind: 'reading' }))
  await followed(server, await opened(server, session, { kind: 'follow-up', text: hostile }))
  return session
}

it('writes a session as Markdown with its plate, its words, the facts that they rest on, and its account', async () => {
  const server = await memoryServer()
  const session = await walked(server)
  await ask(server.app, `PATCH /api/sessions/${session}`, { body: { outcome: '收回来了' } })
  const { text, headers } = await ask(server.app, `GET /api/sessions/${session}/export?format=md&language=zh-Hans`)
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  for (const part of ['# 这笔钱收得回来吗？', '## 所问', '## 解', '### 结论', '### 应期', '## 追问', '## 依据', '## 凭据', '## 后来', '收回来了'])
    expect(text).toContain(`\n${part}\n`)
  expect(text).toContain('| 六神 |')
  expect(text).toContain('\nai-generated: false\n')
  expect(text).toContain('以下文字由内置规则写成')
  expect(text).toMatch(/^\[\^1\]: .+ `[\w.-]+`$/mu)
  const marks = new Set(text.match(/\[\^\d+\](?!:)/gu))
  for (const mark of marks) expect(text).toContain(`\n${mark}: `)
  expect(text).toContain('- 契约：liuyao-reading 1')
  expect(text).toContain('- 费用（点）：1')
})

it('shows a person’s words as they stand, whatever markup they hold', async () => {
  const server = await memoryServer()
  const session = await walked(server, { question: hostile, language: 'en' })
  await ask(server.app, `PATCH /api/sessions/${session}`, { body: { title: '"x": [a](b) <b>', outcome: hostile } })
  const { text } = await ask(server.app, `GET /api/sessions/${session}/export?language=en`)
  for (const markup of [/<img|<b>/u, /(?<!\\)\[点我/u, /(?<!\\)`code/u, /(?<!\\)\*\*粗/u, /^(?:> )?# 标题/mu, /^(?:> )?1\. /mu, /(?<!\\)\[a\]\(b\)/u])
    expect(text).not.toMatch(markup)
  expect(text).toContain('> &lt;img src=x onerror=alert(1)&gt;')
  expect(JSON.parse(/^title: (.*)$/mu.exec(text)?.[1] ?? '')).toBe('"x": [a](b) <b>')
  expect(text.split('\n').filter((line) => line === '---')).toHaveLength(2)
})

it.each([
  ['qwen3', 'fake-model'],
  ['narrator', 'fake-model'],
])('marks words that the model %s wrote, where a reader and where a machine sees it', async (asked, used) => {
  const piece = [{ text: 'Some of it comes back.', facts: ['level'] }]
  const args = JSON.stringify({ conclusion: piece, focus_points: piece, advice: piece, keywords: ['money'], answer: piece })
  const model = await fakeOpenai([{ chunks: [{ call: { id: 'c', name: 'submit', args } }, { finish: 'tool_calls' }, { usage: { in: 9, out: 9 } }] }])
  const server = await memoryServer()
  const provider = await ask(server.app, 'POST /api/providers', { body: { kind: 'ollama', model: asked, baseUrl: model.url } })
  await ask(server.app, 'PUT /api/writer', { body: { provider: at(provider.json, 'id'), agreed: true } })
  const session = await cast(server)
  const turn = await opened(server, session, { kind: 'reading' })
  await followed(server, turn)
  const markdown = await ask(server.app, `GET /api/sessions/${session}/export?language=en`)
  expect(markdown.text).toContain('\nai-generated: true\n')
  expect(markdown.text).toContain(String.raw`_The words below are AI-generated (${used});`)
  const json = await ask(server.app, `GET /api/sessions/${session}/export?format=json&language=en`)
  expect(markdown.text).toContain(`\n- Written by: ${asked} / ${used}\n`)
  expect(json.json).toMatchObject({
    format: 'hefu-session',
    version: 1,
    session: { session, reading: { turn, writtenBy: { by: 'model', model: used } } },
    authorship: [{ turn, writtenBy: 'model', aiGenerated: true, model: used, label: expect.stringContaining('AI-generated') }],
    receipts: { [turn]: { model: { asked }, charge: 1 } },
  })
  await model.close()
})

it('exports a cast that was never read', async () => {
  const server = await memoryServer()
  const { status, text } = await ask(server.app, `GET /api/sessions/${await cast(server)}/export`)
  expect(status).toBe(200)
  expect(text).not.toContain('## 解')
})

it('gives files their names in Chinese too, and lets no name break its header', async () => {
  const server = await memoryServer()
  const session = await cast(server, 'a', { question: '去"成都"/\\吗;filename=x\n第二行' })
  const { headers } = await ask(server.app, `GET /api/sessions/${session}/export?format=json`)
  const header = headers.get('content-disposition') ?? ''
  expect(header).toMatch(/^attachment; filename="hefu-\d{4}-\d\d-\d\d\.json"; filename\*=UTF-8''[\w.%-]+$/u)
  expect(decodeURIComponent(header.split("''")[1] ?? '')).toMatch(/^合符 去 成都 吗;filename=x \d{4}-\d\d-\d\d\.json$/u)
})

it.each([
  ['..', ''],
  [' . a . ', 'a'],
  ['a\u202Eb', 'a b'],
  ['字'.repeat(80), '字'.repeat(60)],
  ['\ud800', '\ufffd'],
])('makes of the title %j the name %j', (title, name) => {
  expect(nameOf(title)).toBe(name)
})

it('writes marks of the header as others understand them', () => {
  expect(attachment(`a'(b)*.md`, 'x "y".md')).toBe(`attachment; filename="x--y-.md"; filename*=UTF-8''a%27%28b%29%2A.md`)
})

it('exports everything, without keys', async () => {
  const server = await memoryServer()
  await ask(server.app, 'POST /api/providers', { body: { kind: 'ollama', model: 'qwen3', key: 'sk-planted' } })
  expect((await ask(server.app, 'GET /api/export')).json).toMatchObject({ format: 'hefu-export', version: 1, sessions: [] })
  const first = await walked(server)
  for (let more = 0; more < 120; more += 1) await cast(server, `more-${more}`)
  const { json, text, headers } = await ask(server.app, 'GET /api/export')
  expect(headers.get('content-disposition')).toContain('attachment; filename="hefu-')
  expect(at(json, 'sessions.120.session.session')).toBe(first)
  expect(at(json, 'sessions.120.authorship.1.writtenBy')).toBe('rules')
  expect(at(json, 'sessions.121')).toBeUndefined()
  expect(text).not.toContain('sk-planted')
})
