import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeOpenai } from '@hefu/turn/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parsed, runCli, startCli } from '../testing/run-cli.ts'

const zh = { LANG: 'zh_CN.UTF-8' }
const cast = ['--lines', '9,7,8,7,9,8', '--at', '2026-07-26T10:30', '--zone', 'Asia/Shanghai']
const matter = [...cast, '--category', 'wealth']

let home = ''
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'hefu-ask-'))
})
afterAll(() => rm(home, { recursive: true }))

const folder = (name: string): readonly string[] => ['--data', join(home, name)]

describe('a question asked in the terminal', () => {
  it('is cast line by line, read and followed up once, in Chinese', async () => {
    const typed = ['', '想换工作，合适吗？', '99', '2', '', '', '', 'u', '', '', '', '', '', '什么时候会有结果？', '再问一个', '']
    const { code, out, err } = await runCli(['ask', ...folder('zh')], { env: zh, input: typed.join('\n') })
    expect(err).toContain('问题是空的')
    expect(out).toMatch(/ 2 事业功名/u)
    expect(out.match(/^ {2}初爻 {2}[背字] [背字] [背字] {2}━/gmu)).toHaveLength(1)
    expect(out.match(/^ {2}三爻 {2}[背字] [背字] [背字] {2}━/gmu)).toHaveLength(2)
    expect(out).toContain('已撤回三爻。')
    expect(out).toMatch(/时间 {2}\d{4}-\d\d-\d\d/u)
    expect(out).toMatch(/签等是.签|签等是..签/u)
    expect(out).toMatch(/结论\n {2}.*\[1\]/su)
    expect(out).toMatch(/依据\n 1 /u)
    expect(out.match(/回执：narrator，解读 1 次，扣 1 点/gu)).toHaveLength(2)
    expect(out).toContain('一次追问已经答过')
    expect(code).toBe(0)
  })

  it('asks for the language where the terminal names none, and for the sex where the subject hangs on it', async () => {
    const typed = ['9', '3', 'Will we marry?', 'marriage and love', '1', '']
    const { code, out } = await runCli(['ask', '--lines', '878798', ...folder('zh')], { env: { LANG: 'C' }, input: typed.join('\n') })
    expect(out.match(/1 简体中文 {3}2 繁體中文 {3}3 English/gu)).toHaveLength(2)
    expect(out).toContain('The asker is')
    expect(out).toContain('Conclusion')
    expect(out).toContain('Receipt: narrator, 1 attempt, charge 1')
    expect(code).toBe(0)
  })

  it('is thrown to the end where the input ends, and warned of when it is cast again the same day', async () => {
    const first = await runCli(['ask', '今天能谈成吗', '--category', 'business', ...folder('zh')], { env: zh })
    expect(first.out).toContain('余下的爻一次掷完')
    expect(first.err).not.toContain('一事不问二卦')
    const again = await runCli(['ask', ' 今天能谈成吗 ', '--category', 'business', '--json', ...folder('zh')], { env: zh })
    expect(again.err).toMatch(/今天 \d\d:\d\d 已就同一件事起过一卦/u)
    expect(parsed(again)).toMatchObject({ reading: { status: 'ok' } })
    const traditional = await runCli(['ask', '今天能談成嗎', '--category', 'business', ...folder('zh')], { env: { LANG: 'zh_TW.UTF-8' } })
    expect(traditional.out).toContain('回執：narrator，解讀 1 次，扣 1 點')
  })
})

describe('a question for machines', () => {
  it('gives the sealed reading, the facts, the receipt, and refuses a second follow-up', async () => {
    const left = await runCli(['ask', 'Will it pay?', ...matter, '--json', '--follow-up', 'When?', '--follow-up', 'And why?', ...folder('json')])
    expect(left.code).toBe(2)
    expect(parsed(left)).toMatchObject({
      question: 'Will it pay?',
      language: 'en',
      reading: {
        status: 'ok',
        sign_level: expect.any(String),
        error: null,
        divination_derived: { hash: expect.stringMatching(/^[0-9a-f]{64}$/u) },
        conclusion: expect.any(Array),
        answer: expect.any(Array),
      },
      receipt: { model: { asked: 'narrator' }, charge: 1, status: 'completed', origin: 'model' },
      followUps: [{ answer: expect.any(Array), receipt: { charge: 1 } }, { error: { code: 'follow-up-used', message: expect.any(String) } }],
    })
  })

  it.each([
    ['no question', [...matter], 'flag-missing'],
    ['an empty question', ['  ', ...matter], 'question-empty'],
    ['a question of 2,001 characters', ['問'.repeat(2001), ...matter], 'question-long'],
    ['no category', ['Will it pay?', ...cast], 'flag-missing'],
    ['a marriage without the sex', ['Will we?', ...cast, '--category', 'marriage'], 'sex-needed'],
    ['five lines', ['Will it pay?', '--lines', '77777', '--category', 'wealth'], 'line-count'],
    ['a solar clock without a place', ['Will it pay?', '--clock', 'true-solar', '--category', 'wealth'], 'longitude-needed'],
  ])('is refused with %s before anything is opened', async (name, args, code) => {
    const place = folder(`none-${name.replaceAll(' ', '-')}`)
    const left = await runCli(['ask', ...args, '--json', ...place])
    expect(parsed(left)).toMatchObject({ error: { code } })
    expect(left.code).toBe(2)
    expect(await readdir(home)).not.toContain(`none-${name.replaceAll(' ', '-')}`)
  })
})

describe('words of self-harm', () => {
  it('are met by the fixed text before anything is opened', async () => {
    const { code, out } = await runCli(['ask', '我不想活了', ...matter, ...folder('stopped')], { env: zh })
    expect(out).toContain('12356')
    expect(code).toBe(0)
    const further = await runCli(['ask', 'Will it pay?', ...matter, '--follow-up', 'I want to kill myself', '--json', ...folder('stopped')])
    expect(parsed(further)).toMatchObject({ stopped: { text: expect.stringContaining('988') } })
    expect(await readdir(home)).not.toContain('stopped')
  })
})

describe('a reading that is stopped half-way', () => {
  it('by Ctrl-C is cancelled and charges nothing', async () => {
    const openai = await fakeOpenai([{ chunks: [{ text: '…' }], end: 'open' }])
    const env = { HEFU_PROVIDER: 'openai-compatible', HEFU_BASE_URL: openai.url, HEFU_MODEL: 'm' }
    const running = startCli(['ask', 'Will it pay?', ...matter, ...folder('json')], { env })
    await running.until('Reading…')
    running.child.kill('SIGINT')
    const { code, err } = await running.left
    expect(err).toContain('Stopping…')
    expect(err).toContain('Stopped; nothing was charged.')
    expect(code).toBe(130)
    await openai.close()
  })

  it('by Ctrl-C at a prompt leaves at once', async () => {
    const running = startCli(['ask', ...folder('prompt')])
    await running.until('What do you want to ask?')
    running.child.kill('SIGINT')
    expect((await running.left).code).toBe(130)
  })
})
