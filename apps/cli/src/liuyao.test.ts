import { describe, expect, it } from 'vitest'
import { parsed, runCli } from '../testing/run-cli.ts'

const plate = ['--month', '酉', '--day', '辛亥']
const lines = ['--lines', '9,7,8,7,9,8']
const zh = { env: { LANG: 'zh_CN.UTF-8' } }

describe('a plate', () => {
  it('is printed with its judgement, each rule with its source, and windows, in Chinese', async () => {
    const { code, out, err } = await runCli(['liuyao', ...lines, ...plate, '--category', 'wealth'], zh)
    expect(err).toBe('')
    expect(out).toContain('兑为泽 ䷹  兑宫本宫  →  雷水解 ䷧  震宫二世')
    expect(out).toMatch(/白虎\s+官鬼\s+丁巳火\s+━+\s+○→\s+妻财\s+戊寅木/u)
    expect(out).toContain('签等是')
    expect(out).toMatch(/^[+−] .*\[《.+》.+\]$/mu)
    expect(out).toContain('应期')
    expect(code).toBe(0)
  })

  it('is printed in English without one Chinese sentence', async () => {
    const { out } = await runCli(['liuyao', ...lines, ...plate, '--category', 'wealth', '--lang', 'en'], zh)
    expect(out).toContain('58 Lake (duì)')
    expect(out).toContain('Judgement')
    expect(out).not.toMatch(/[。，、]/u)
  })

  it('is printed in traditional characters where the terminal asks for them', async () => {
    const { out } = await runCli(['liuyao', ...lines, ...plate, '--category', 'wealth'], { env: { LANG: 'zh_TW.UTF-8' } })
    expect(out).toContain('兌為澤')
    expect(out).toContain('斷')
  })

  it('speaks the language of what was typed where the terminal names none', async () => {
    const chinese = await runCli(['liuyao', ...lines, ...plate], { env: { LANG: 'C' } })
    const english = await runCli(['liuyao', ...lines, '--month', 'you', '--day', 'xin-hai'], { env: { LANG: 'C' } })
    expect(chinese.out).toContain('兑为泽')
    expect(english.out).toContain('Lake')
  })

  it('is sealed with the same hash in every language and host zone', async () => {
    const hash = async (LANG: string, TZ: string): Promise<unknown> => {
      const at = ['--at', '2026-07-26T23:30', '--zone', 'Asia/Shanghai']
      const value = parsed(await runCli(['liuyao', ...lines, ...at, '--category', 'wealth', '--json'], { env: { LANG, TZ } }))
      return value instanceof Object && 'hash' in value ? value.hash : undefined
    }
    const [first, second] = [await hash('zh_CN', 'Asia/Tokyo'), await hash('en_US', 'America/New_York')]
    expect(first).toMatch(/^[0-9a-f]{64}$/u)
    expect(second).toBe(first)
  })

  it('is given as JSON with input, conventions, derived data, judgement and facts', async () => {
    const left = await runCli(['liuyao', ...lines, ...plate, '--category', 'wealth', '--json'])
    expect(parsed(left)).toMatchObject({
      engineVersion: expect.any(String),
      input: { way: { kind: 'lines', values: [9, 7, 8, 7, 9, 8] }, when: { kind: 'pillars', monthBranch: 'you' } },
      conventions: { preset: 'zengshan' },
      derived: { hexagram: { number: 58 }, moving: [1, 5] },
      judgement: { subject: { subject: 'wealth', position: 2 }, level: expect.any(String) },
      facts: expect.arrayContaining([expect.objectContaining({ id: 'subject' })]),
    })
    expect(left.code).toBe(0)
  })
})

describe('conventions', () => {
  it('are chosen by preset and by single options, and are stored in full', async () => {
    const left = await runCli(['liuyao', ...lines, ...plate, '--preset', 'zhengzong', '--option', 'hidden=all', '--option', 'clock=standard', '--json'])
    expect(parsed(left)).toMatchObject({ conventions: { preset: 'zhengzong', hidden: 'all', clock: 'standard', monthBreak: 'strict' } })
  })

  it('read day and hour from the true Sun at a longitude', async () => {
    const at = ['--at', '2026-07-26T23:10', '--zone', 'Asia/Shanghai']
    const civil = await runCli(['liuyao', ...lines, ...at, '--json'])
    const solar = await runCli(['liuyao', ...lines, ...at, '--clock', 'true-solar', '--longitude', '87.6', '--json'])
    expect(parsed(civil)).toMatchObject({ derived: { pillars: { hour: { branch: 'zi' } } } })
    expect(parsed(solar)).toMatchObject({ derived: { pillars: { hour: { branch: 'xu' } } } })
  })
})

describe('a way of casting', () => {
  const linesOf = async (...flags: readonly string[]): Promise<unknown> => {
    const value = parsed(await runCli(['liuyao', ...flags, '--json']))
    const derived = value instanceof Object && 'derived' in value ? value.derived : undefined
    const made = derived instanceof Object && 'cast' in derived ? derived.cast : undefined
    return made instanceof Object && 'lines' in made ? made.lines : value
  }

  it.each([
    ['coins as they fell', ['--coins', '背背背,字字字,背字字,背背字,bcc,bbc'], [9, 6, 7, 8, 7, 8]],
    ['counts of backs', ['--backs', '3,0,1,2,1,2'], [9, 6, 7, 8, 7, 8]],
    ['the marks of the books', ['--codes', '重交单拆单拆'], [9, 6, 7, 8, 7, 8]],
    ['hexagram names', ['--base', '兑', '--changed', '解'], [9, 7, 8, 7, 9, 8]],
    ['lines with Chinese commas', ['--lines', '9，7，8，7，9，8'], [9, 7, 8, 7, 9, 8]],
    ['two numbers', ['--numbers', '1,8'], [8, 8, 6, 7, 7, 7]],
    ['a string of digits', ['--digits', '18'], [8, 8, 6, 7, 7, 7]],
    ['bytes of chance, to repeat a cast', ['--method', 'random', '--bytes', '010101000000010000010100010000010100'], [9, 6, 7, 8, 7, 8]],
  ])('by %s', async (_, flags, expected) => {
    expect(await linesOf(...flags, ...plate)).toEqual(expected)
  })

  it('by time takes the lunar date of the zone', async () => {
    const left = await runCli(['liuyao', '--method', 'time', '--at', '2026-07-26T23:30', '--zone', 'Asia/Shanghai', '--json'])
    expect(parsed(left)).toMatchObject({ input: { way: { kind: 'time', yearBranch: 'wu', lunarMonth: 6, lunarDay: 13, hourBranch: 'zi' } } })
  })

  it.each([['random'], ['yarrow']])('by %s chance gives six lines and keeps its bytes', async (method) => {
    expect(await linesOf('--method', method)).toHaveLength(6)
  })
})

describe('a bad input', () => {
  const at = (time: string, zone: string): readonly string[] => [...lines, '--at', time, '--zone', zone]
  it.each([
    { what: 'five lines', flags: ['--lines', '9,7,8,7,9', ...plate], code: 'line-count', field: '--lines', allowed: [6] },
    { what: 'seven lines', flags: ['--lines', '9,7,8,7,9,8,7', ...plate], code: 'line-count', field: '--lines', allowed: [6] },
    { what: 'a five among the lines', flags: ['--lines', '9,7,8,7,9,5', ...plate], code: 'line-value', field: '--lines', allowed: [6, 7, 8, 9] },
    { what: 'a letter among the lines', flags: ['--lines', '9,7,8,7,9,x', ...plate], code: 'line-value', field: '--lines', allowed: [6, 7, 8, 9] },
    {
      what: 'a date that no calendar has',
      flags: at('2026-02-30T10:00', 'UTC'),
      code: 'date-invalid',
      field: '--at',
      allowed: ['2026-02-01T00:00 – 2026-02-28T23:59:59'],
    },
    { what: 'a word for a date', flags: at('tomorrow', 'UTC'), code: 'date-invalid', field: '--at', allowed: ['YYYY-MM-DDTHH:MM'] },
    {
      what: 'a time in a gap',
      flags: at('2026-03-29T01:30', 'Europe/London'),
      code: 'time-gap',
      field: '--at',
      allowed: ['2026-03-29T02:30', '2026-03-29T00:30'],
    },
    { what: 'a time that came twice', flags: at('2026-10-25T01:30', 'Europe/London'), code: 'time-fold', field: '--at', allowed: ['earlier', 'later'] },
    {
      what: 'an unknown zone',
      flags: at('2026-03-29T01:30', 'Mars/Olympus'),
      code: 'zone-unknown',
      field: '--zone',
      allowed: ['Asia/Shanghai', 'Europe/London', 'UTC', '…'],
    },
    { what: 'a year before the tables', flags: at('1850-01-01T00:00', 'UTC'), code: 'date-range', field: '--at', allowed: ['1900–2100'] },
    {
      what: 'a pillar that does not exist',
      flags: [...lines, '--month', '酉', '--day', '辛寅'],
      code: 'pillar-invalid',
      field: '--day',
      allowed: ['甲子–癸亥'],
    },
    { what: 'a lone month', flags: [...lines, '--month', '酉'], code: 'flag-missing', field: '--day', allowed: undefined },
    { what: 'a fold of given pillars', flags: [...lines, ...plate, '--fold', 'earlier'], code: 'flag-conflict', field: '--fold --month', allowed: undefined },
    { what: 'two ways of casting', flags: [...lines, '--numbers', '1,2', ...plate], code: 'flag-conflict', field: '--lines --numbers', allowed: undefined },
    {
      what: 'a preset that there is not',
      flags: [...lines, ...plate, '--preset', 'x'],
      code: 'preset-unknown',
      field: '--preset',
      allowed: ['zengshan', 'zhengzong', 'yinyin'],
    },
    {
      what: 'an option value that there is not',
      flags: [...lines, ...plate, '--option', 'hidden=x'],
      code: 'option-value',
      field: '--option hidden',
      allowed: ['missing', 'all', 'search'],
    },
    {
      what: 'a marriage without the asker’s sex',
      flags: [...lines, ...plate, '--category', 'marriage'],
      code: 'sex-needed',
      field: '--sex',
      allowed: ['female', 'male'],
    },
    {
      what: 'no lines at all',
      flags: plate,
      code: 'flag-missing',
      field: '--lines',
      allowed: ['--lines', '--coins', '--base', '--numbers', '--method random', '…'],
    },
    {
      what: 'a language that there is not',
      flags: [...lines, ...plate, '--lang', 'fr'],
      code: 'flag-invalid',
      field: '--lang',
      allowed: ['zh-Hans', 'zh-Hant', 'en'],
    },
    { what: 'a flag that there is not', flags: [...lines, '--nope'], code: 'usage', field: 'hefu', allowed: undefined },
    { what: 'too few bytes', flags: ['--method', 'random', '--bytes', '00', ...plate], code: 'bytes-short', field: '--bytes', allowed: ['36 × 0–9 a–f'] },
  ])('such as $what ends with code 2 and a typed error', async ({ flags, code, field, allowed }) => {
    const left = await runCli(['liuyao', ...flags, '--json'])
    expect(parsed(left)).toEqual({
      error: expect.objectContaining({ code, field, message: expect.any(String), ...(allowed === undefined ? {} : { allowed }) }),
    })
    expect(left.code).toBe(2)
  })

  it('is told in the reader’s language, on standard error alone, without a stack', async () => {
    const chinese = await runCli(['liuyao', '--lines', '9,7,8,7,9', ...plate], zh)
    expect(chinese).toEqual({ code: 2, out: '', err: '必须正好六爻，不多不少。（--lines：9,7,8,7,9；可用：6）\n' })
    const english = await runCli(['liuyao', '--lines', '9,7,8,7,9', ...plate])
    expect(english).toEqual({ code: 2, out: '', err: 'A hexagram needs exactly six lines. (--lines: 9,7,8,7,9; allowed: 6)\n' })
  })

  it('shows nothing that a terminal would obey, and no more than the beginning of a long value', async () => {
    const escape = '\u001b[31m\u001b]0;owned\u0007red\u202e'
    for (const flags of [['--lines', escape], [...lines, '--preset', escape], [...lines, '--option', escape], [`--${escape}`], ['--method', escape]]) {
      const { err } = await runCli(['liuyao', ...flags, ...plate])
      expect(err).not.toMatch(/(?!\n)[\p{Cc}\u202e]/u)
    }
    const { err } = await runCli(['liuyao', '--lines', '7'.repeat(5_000), ...plate])
    expect(err).toContain(`${'7'.repeat(80)}…`)
    expect(err.length).toBeLessThan(300)
  })

  it('of flags that cannot stand together calls neither of them missing', async () => {
    const { err } = await runCli(['liuyao', ...lines, '--numbers', '1,2', ...plate])
    expect(err).toBe('These cannot be used together. (--lines --numbers)\n')
  })

  it.each([
    ['now', []],
    ['a plain time', at('2026-07-26T10:30', 'Europe/London')],
    ['a time with its own offset', ['--at', '2026-07-26T10:30+08:00']],
  ])('of a --fold that there is not is made with %s too', async (_, time) => {
    const left = await runCli(['liuyao', ...lines, ...time, '--fold', 'bogus', '--json'])
    expect(parsed(left)).toMatchObject({ error: { code: 'flag-invalid', field: '--fold', allowed: ['earlier', 'later'] } })
  })

  it('of a time that came twice names both instants, and --fold chooses', async () => {
    const fold = at('2026-10-25T01:30', 'Europe/London')
    const { err } = await runCli(['liuyao', ...fold])
    expect(err).toContain('earlier = 2026-10-25T01:30+01:00; later = 2026-10-25T01:30+00:00')
    const instants = await Promise.all(['earlier', 'later'].map((which) => runCli(['liuyao', ...fold, '--fold', which, '--json'])))
    expect(instants.map(parsed)).toMatchObject([{ input: { when: { instant: 1_792_888_200 } } }, { input: { when: { instant: 1_792_891_800 } } }])
  })
})

describe('help', () => {
  it('names every command in the reader’s language', async () => {
    const chinese = await runCli(['--help'], zh)
    expect(chinese.out).toContain('用法：')
    expect(chinese.out).toMatch(/ask .*liuyao .*verify/su)
    const english = await runCli([])
    expect(english.out).toContain('Usage:')
    expect([chinese.code, english.code]).toEqual([0, 0])
  })
})
