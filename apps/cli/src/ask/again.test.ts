import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeOpenai } from '@hefu/turn/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parsed, runCli } from '../../testing/run-cli.ts'

const matter = ['--lines', '9,7,8,7,9,8', '--at', '2026-07-26T10:30', '--zone', 'Asia/Shanghai', '--category', 'wealth']

let home = ''
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'hefu-again-'))
})
afterAll(() => rm(home, { recursive: true }))

const folder = (name: string): readonly string[] => ['--data', join(home, name)]

it('a cast whose reading failed is read again as it fell, by its turn or as the last one', async () => {
  const openai = await fakeOpenai([])
  const env = { HEFU_PROVIDER: 'openai-compatible', HEFU_BASE_URL: openai.url, HEFU_MODEL: 'm' }
  const failed = await runCli(['ask', 'Will it pay?', ...matter, ...folder('failed')], { env })
  expect(failed.code).toBe(1)
  const turn = /hefu ask --again (\S+)/u.exec(failed.err)?.[1] ?? ''
  const again = await runCli(['ask', '--again', turn, '--follow-up', 'When?', '--json', ...folder('failed')])
  expect(parsed(again)).toMatchObject({
    question: 'Will it pay?',
    reading: { status: 'ok', divination_derived: { chart: { cast: { way: { kind: 'lines', values: [9, 7, 8, 7, 9, 8] } } } } },
    receipt: { model: { asked: 'narrator' }, charge: 1 },
    followUps: [{ receipt: { charge: 1 } }],
  })
  const last = await runCli(['ask', '--again', '--follow-up', 'And why?', '--json', ...folder('failed')])
  expect(parsed(last)).toMatchObject({ question: 'Will it pay?', followUps: [{ error: { code: 'follow-up-used' } }] })
  await openai.close()
})

it('a cast that was read is shown with its plate, and its follow-up may still be asked', async () => {
  await runCli(['ask', 'Will it pay?', ...matter, ...folder('read')])
  const { code, out, err } = await runCli(['ask', '--again', ...folder('read')], { input: 'When?\n' })
  expect(err).toContain('This cast has been read already:')
  expect(out).toContain('Conclusion')
  expect(out.match(/Receipt: narrator, 1 attempt, charge 1/gu)).toHaveLength(2)
  expect(code).toBe(0)
})

it.each([
  ['a record without a cast', ['--again'], 'cast-unknown'],
  ['a turn that there is not', ['--again', 'nowhere'], 'cast-unknown'],
  ['another way of casting', ['--again', '--day-change', 'midnight'], 'flag-conflict'],
  ['a question', ['Will it pay?', '--again'], 'flag-conflict'],
])('with %s it is refused', async (_, args, code) => {
  const left = await runCli(['ask', ...args, '--json', ...folder('none')])
  expect(parsed(left)).toMatchObject({ error: { code } })
  expect(left.code).toBe(2)
})
