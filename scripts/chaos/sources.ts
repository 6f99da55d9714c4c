import {
  contractOf,
  deriveReading,
  followUpContract,
  liuyaoTables,
  narrator,
  readingContract,
  type ReadingArguments,
  storedReading,
} from '@hefu/contracts/liuyao'
import { categories, pillarFrom, terms } from '@hefu/liuyao'
import { languages } from '@hefu/liuyao/labels'
import { memoryBell, sessionHost, systemClock } from '@hefu/turn/host'
import { memoryLog } from '@hefu/turn/memory-log'
import { chaosModel } from '../../turn/testing/chaos/chaos-model.ts'
import { random } from '../../turn/testing/chaos/random.ts'
import type { Source } from '../../turn/testing/chaos/run.ts'

const kept = await readOnce()

/** The registered contracts of the traditions, as stages for chaos. */
export const contractSources: readonly Source[] = [
  {
    name: 'liuyao reading',
    make: (seed) => {
      const given = argumentsOf(seed)
      const data = [
        words(given),
        { ...words(given), sign_level: 'best' },
        { ...words(given), answer: [{ text: '无据', facts: ['no.such.fact'] }] },
        { answer: '只有一句' },
        'nonsense',
      ]
      return stage(seed, { contract: readingContract(given), data, input: { text: '问事', arguments: given } })
    },
  },
  {
    name: 'liuyao follow-up',
    make: (seed) => {
      const language = languages[random(seed, 'language').int(languages.length)] ?? 'en'
      const data = [
        { answer: [{ text: '再等等。', facts: [] }] },
        { answer: '一句话。', sign_level: 'worst', conclusion: [] },
        { answer: [{ text: '无据', facts: ['no.such.fact'] }] },
        {},
      ]
      return stage(seed, { contract: followUpContract({ language, reading: kept.cast }, kept), data, input: { text: '什么时候？' } })
    },
  },
]

type Given = {
  readonly contract: ReturnType<typeof readingContract>
  readonly data: readonly unknown[]
  readonly input: { readonly text: string; readonly arguments?: unknown }
}

function stage(seed: string, { contract, data, input }: Given): ReturnType<Source['make']> {
  const [first, ...rest] = data
  return { contract, input, tables: liuyaoTables, model: (driver) => chaosModel({ seed, tools: ['derive', 'ghost'], data: [first, ...rest] }, driver) }
}

function argumentsOf(seed: string): ReadingArguments {
  const chance = random(seed, 'cast')
  const values = Array.from({ length: 6 }, () => 6 + chance.int(4))
  const place = chance.int(60)
  const [stem = 'jia', branch = 'zi', month = 'zi'] = [terms.stems[place % 10], terms.branches[place % 12], terms.branches[chance.int(12)]]
  const when = { kind: 'pillars', monthBranch: month, day: pillarFrom(stem, branch) } as const
  const category = categories[chance.int(categories.length)] ?? 'other'
  const language = languages[chance.int(languages.length)] ?? 'zh-Hans'
  return { language, cast: { id: 'c', way: { kind: 'lines', values }, when }, options: {}, question: { category, relation: 'self', sex: 'female' } }
}

function words(given: ReadingArguments): Readonly<Record<string, unknown>> {
  const facts = deriveReading(given)
    .facts.slice(0, 2)
    .map(({ id }) => id)
  const piece = [{ text: '可以。', facts }]
  return { conclusion: piece, focus_points: piece, advice: piece, keywords: ['稳'], answer: piece }
}

/** One reading kept by the narrator, for the follow-ups to ask about. */
async function readOnce() {
  const log = memoryLog(liuyaoTables)
  const given = argumentsOf('kept')
  await log.account('house')
  const driver = { log, bell: memoryBell(), clock: systemClock, modelOf: async () => narrator(), contractOf: contractOf(log), mergeMs: 0 }
  const host = sessionHost(driver, () => 'kept')
  await host.open({ session: 's', request: 'r', input: { text: '问事', arguments: given }, account: 'house' }, readingContract(given))
  await host.drive('kept', { why: 'opened', signal: new AbortController().signal })
  const stored = await storedReading(log, 'c')
  if (stored === undefined) throw new Error('the narrator did not keep a reading to ask about')
  return stored
}
