import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parsed, runCli } from '../testing/run-cli.ts'

const gold = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const lastLine = (out: string): string | undefined => out.trimEnd().split('\n').at(-1)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hefu-verify-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function written(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

async function changed(path: string, [from, to]: readonly [string, string]): Promise<string> {
  const text = await readFile(gold(path), 'utf8')
  expect(text).toContain(from)
  return written(path.replaceAll('/', '-'), text.replace(from, to))
}

describe('a gold file that agrees', () => {
  it.each([
    ['turn/testing/golden/turn-faults.json', '15 passed, 0 failed'],
    ['engines/liuyao/golden/liuyao.json', '40 passed, 0 failed'],
    ['engines/liuyao/golden/liuyao-extra.json', '69 passed, 0 failed'],
    ['engines/liuyao/golden/ganzhi.json', '44 passed, 0 failed'],
    ['engines/liuyao/golden/hexagrams.json', '64 passed, 0 failed'],
    ['engines/liuyao/golden/solar-terms.json', '201 passed, 0 failed'],
    ['engines/sky/golden/solar-terms.json', '201 passed, 0 failed'],
    ['engines/sky/golden/ephemeris.json', '150 passed, 0 failed'],
    ['engines/jyotish/golden/jyotish.json', '43 passed, 0 failed'],
    ['engines/jyotish/golden/panchanga.json', '40 passed, 0 failed'],
    ['contracts/safety/golden/safety.json', '171 passed, 0 failed'],
  ])('%s ends in %s alone on its line', async (path, sum) => {
    const { code, out, err } = await runCli(['verify', gold(path)])
    expect(lastLine(out)).toBe(sum)
    expect(err).toBe('')
    expect(code).toBe(0)
  })

  it('names what it skipped, and why', async () => {
    const { out } = await runCli(['verify', gold('contracts/safety/golden/safety.json'), gold('engines/liuyao/golden/solar-terms.json')])
    expect(out).toMatch(/skipped 40 \(sf-.*\): no rule judges questions for a verdict/u)
    expect(lastLine(out)).toBe('372 passed, 0 failed')
  })
})

describe('a gold file that does not agree', () => {
  it.each([
    { path: 'turn/testing/golden/turn-faults.json', change: ['"charge": 1', '"charge": 2'], line: '.charge: expected 2, actual 1', sum: '14 passed, 1 failed' },
    {
      path: 'engines/liuyao/golden/liuyao.json',
      change: ['"kin": "妻财"', '"kin": "父母"'],
      line: 'expected "父母", actual "妻财"',
      sum: '39 passed, 1 failed',
    },
    {
      path: 'engines/liuyao/golden/hexagrams.json',
      change: ['"palace": "乾"', '"palace": "坤"'],
      line: 'hexagram 1.palace: expected "坤", actual "乾"',
      sum: '63 passed, 1 failed',
    },
    {
      path: 'engines/liuyao/golden/ganzhi.json',
      change: ['"day": "甲寅"', '"day": "乙卯"'],
      line: 'expected "乙卯", actual "甲寅"',
      sum: '43 passed, 1 failed',
    },
    {
      path: 'engines/liuyao/golden/solar-terms.json',
      change: ['-2208578163', '-2208578170'],
      line: '1900.小寒: expected -2208578170, actual -220857816',
      sum: '200 passed, 1 failed',
    },
    {
      path: 'contracts/safety/golden/safety.json',
      change: ['"expect": "stop-self-harm"', '"expect": "pass"'],
      line: 'expected "pass", actual',
      sum: '170 passed, 1 failed',
    },
  ] as const)('$path shows the path, both values and exit code 1', async ({ path, change, line, sum }) => {
    const { code, out } = await runCli(['verify', await changed(path, change)])
    expect(out).toContain(line)
    expect(lastLine(out)).toBe(sum)
    expect(code).toBe(1)
  })

  it('reports a case that is no case instead of breaking', async () => {
    const file = await written('shapeless.json', JSON.stringify({ format: 'liuyao-gold/1', cases: [{ id: 'A', input: {} }, 7] }))
    const { code, out } = await runCli(['verify', file])
    expect(out).toContain('A: expected "a case with id, input')
    expect(out).toContain('#2: expected "a case with id, input')
    expect(lastLine(out)).toBe('0 passed, 2 failed')
    expect(code).toBe(1)
  })

  it('reports a case that the engine refuses', async () => {
    const { code, out } = await runCli(['verify', await changed('engines/liuyao/golden/liuyao.json', ['"monthBranch": "酉"', '"monthBranch": "X"'])])
    expect(out).toMatch(/expected "no error", actual "The branch is .*X/u)
    expect([lastLine(out), code]).toEqual(['39 passed, 1 failed', 1])
  })
})

describe('a file that cannot be compared', () => {
  it.each([
    ['an unknown format', '{"format":"unheard-of/1"}', 'There is no such gold format.'],
    ['no format at all', '{"cases":[]}', 'There is no such gold format.'],
    ['bad JSON', '{"format":', 'The file is not valid JSON.'],
    ['no case', '{"format":"hexagrams/1","hexagrams":[]}', 'at least one case'],
  ])('with %s fails with one clear line and no stack', async (name, text, sentence) => {
    const { code, out, err } = await runCli(['verify', await written(`${name.replaceAll(' ', '-')}.json`, text)])
    expect(out).toContain(sentence)
    expect(`${out}${err}`).not.toMatch(/^\s+at /mu)
    expect([lastLine(out), code]).toEqual(['0 passed, 1 failed', 1])
  })

  it('does not keep the others from being compared', async () => {
    const { code, out } = await runCli(['verify', join(folder, 'absent.json'), gold('engines/liuyao/golden/hexagrams.json')], { env: { LANG: 'zh_CN.UTF-8' } })
    expect(out).toContain('文件读不了。')
    expect([lastLine(out), code]).toEqual(['64 passed, 1 failed', 1])
  })
})

it('prints one JSON value for machines', async () => {
  const file = await changed('engines/liuyao/golden/hexagrams.json', ['"palace": "乾"', '"palace": "坤"'])
  const left = await runCli(['verify', '--json', file, join(folder, 'absent.json')])
  expect(left.code).toBe(1)
  expect(parsed(left)).toMatchObject({
    passed: 63,
    failed: 2,
    files: [
      { format: 'hexagrams/1', differences: [{ case: 'hexagram 1', path: 'hexagram 1.palace', expected: '坤', actual: '乾' }] },
      { failed: 1, error: { code: 'file-unreadable' } },
    ],
  })
})
