import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeOpenai } from '@hefu/turn/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parsed, runCli, startCli } from '../../testing/run-cli.ts'

const zh = { LANG: 'zh_CN.UTF-8' }
const matter = ['--lines', '9,7,8,7,9,8', '--at', '2026-07-26T10:30', '--zone', 'Asia/Shanghai', '--category', 'wealth']
const piece = (text: string) => [{ text, facts: ['level'] }]
const words = {
  conclusion: piece('先等一等。'),
  focus_points: piece('看用神。'),
  advice: piece('先核对账目。'),
  keywords: ['求财'],
  answer: piece('卦象只供反思。'),
}
const given = {
  chunks: [{ call: { index: 0, id: 'c1', name: 'submit', args: JSON.stringify(words) } }, { finish: 'tool_calls' }, { usage: { in: 1, out: 1 } }],
} as const

let home = ''
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'hefu-recover-'))
})
afterAll(() => rm(home, { recursive: true }))

type FakeOpenai = Awaited<ReturnType<typeof fakeOpenai>>

const folder = (name: string): readonly string[] => ['--data', join(home, name)]
const reachedAt = ({ url }: FakeOpenai) => ({ ...zh, HEFU_PROVIDER: 'openai-compatible', HEFU_BASE_URL: url, HEFU_MODEL: 'm' })

/** Leaves a reading half-way in a folder: its process is killed while the model speaks. */
async function killed(name: string, openai: FakeOpenai): Promise<void> {
  const running = startCli(['ask', '这笔钱能到吗？', ...matter, ...folder(name)], { env: reachedAt(openai) })
  await running.until('正在解读')
  const second = await runCli(['ask', '另一件事', ...matter, '--json', ...folder(name)], { env: zh })
  expect(parsed(second)).toMatchObject({ error: { code: 'folder-held', field: '--data' } })
  running.child.kill('SIGKILL')
  await running.left
}

it('a reading left half-way is finished by the provider it was begun with, with the notice of a send, told as cut off, and offers its follow-up', async () => {
  const openai = await fakeOpenai([
    { chunks: [{ text: '…' }], end: 'open' },
    given,
    { ...given, chunks: [{ call: { index: 0, id: 'c2', name: 'submit', args: JSON.stringify({ answer: piece('要等。') }) } }, ...given.chunks.slice(1)] },
  ])
  await killed('same', openai)
  const { out, err } = await runCli(['ask', ...folder('same')], { env: reachedAt(openai), input: '还要多久？\n' })
  expect(err).toContain('上次没有解完的一卦，接着解完：这笔钱能到吗？')
  expect(err).toContain(`问题和盘面会发给模型服务 ${openai.url}`)
  expect(err).toContain('解读中途断了；第 2 次解读')
  expect(err).not.toContain('作废')
  expect(out).toContain('兑为泽')
  expect(out).toContain('先核对账目。')
  expect(out).toContain('可以就这一卦追问一次')
  expect(out).toContain('要等。')
  expect(openai.requests).toHaveLength(3)
  await openai.close()
})

it('one begun with another provider than is set now is ended without a request, and may be read again with this one', async () => {
  const openai = await fakeOpenai([{ chunks: [{ text: '…' }], end: 'open' }])
  await killed('other', openai)
  const { out, err } = await runCli(['ask', ...folder('other')], { env: zh, input: 'y\n' })
  expect(err).toContain(`当时用的是 m (${openai.url})，与现在的设置不同，所以没有发往任何地方；已就此结束，没有扣费：这笔钱能到吗？`)
  expect(out).toContain('现在用 narrator 再解这一卦吗？')
  expect(out).toMatch(/回执：narrator，解读 1 次，扣 1 点/u)
  expect(openai.requests).toHaveLength(1)
  await openai.close()
})

it('with --json the result of a recovery stands beside that of the call, and beside its refusal', async () => {
  const openai = await fakeOpenai([{ chunks: [{ text: '…' }], end: 'open' }, given])
  await killed('json', openai)
  const left = await runCli(['ask', '另一件事', ...matter, '--json', ...folder('json')], { env: { ...zh } })
  expect(parsed(left)).toMatchObject({
    question: '另一件事',
    recovered: [{ question: '这笔钱能到吗？', status: 'interrupted', error: { code: 'provider-changed' }, receipt: { charge: 0, model: { asked: 'm' } } }],
  })
  await openai.close()
  const again = await fakeOpenai([{ chunks: [{ text: '…' }], end: 'open' }, given])
  await killed('json', again)
  const refused = await runCli(['ask', '--json', ...folder('json')], { env: reachedAt(again) })
  expect(parsed(refused)).toMatchObject({
    error: { code: 'flag-missing', field: 'question' },
    recovered: [{ question: '这笔钱能到吗？', status: 'completed', reading: { status: 'ok', advice: words.advice }, receipt: { charge: 1 } }],
  })
  expect(refused.code).toBe(2)
  await again.close()
})
