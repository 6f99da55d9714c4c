import type { Language } from '@hefu/liuyao/labels'
import { type Contract, contract, type Delivered } from '@hefu/turn'
import { acceptedOutput } from './accept.ts'
import type { FollowUpArguments, ReadingArguments } from './arguments.ts'
import { derivationOf } from './derivation.ts'
import type { WordedFact } from './facts/describe.ts'
import { factsIn } from './facts-in.ts'
import { followUpOutput, modelFields, readingOutput, sealedFields } from './output.ts'
import { followUpInstructions, readingInstructions } from './prompt.ts'
import { keptReading } from './reading.ts'
import { liuyaoSkill } from './skill.ts'
import type { StoredReading } from './stored-reading.ts'
import { textsOf } from './texts.ts'
import { derive, deriveTool } from './tools.ts'
import { unsupported } from './unsupported.ts'
import { contractWords } from './words/contract-words.ts'

/** The name of a reading's contract. */
export const readingName = 'liuyao-reading'

/** The name of a follow-up's contract. */
export const followUpName = 'liuyao-follow-up'

const version = '1'
const { name, version: skillVersion, hash } = liuyaoSkill
const skill = { name, version: skillVersion, hash }
const limits = { attempts: 2, maxSteps: 3, maxTokens: 6_000, deadlineMs: 180_000 } as const

/** The contract of a reading: the host derives, the model words it in five fields, and the row is written only when kept. */
export function readingContract(given: ReadingArguments): Contract {
  const words = contractWords[given.language]
  return contract({
    name: readingName,
    version,
    skill,
    language: given.language,
    instructions: readingInstructions(given.language),
    tools: { [deriveTool]: derive },
    prepare: [{ tool: deriveTool, args: given }],
    output: acceptedOutput(readingOutput),
    accept: modelFields,
    sealed: sealedFields,
    citable: (facts) => new Set(derivationOf(facts)?.facts.map((fact) => fact.id)),
    release: 'hold',
    limits,
    fallback: words.readingFailed,
    interruptedNote: words.interrupted,
    onBroken: 'fail',
    corrections: words.corrections,
    price: 1,
    marks: ({ facts, data }) => marksOf(data, derivationOf(facts)?.facts ?? [], given.language),
    deliver: (delivered) => readingRows(given, delivered),
  })
}

/** The contract of the one follow-up: no tool, no derivation, `answer` alone, from the sealed reading given as closed data. */
export function followUpContract(given: FollowUpArguments, stored: StoredReading): Contract {
  const words = contractWords[given.language]
  const facts = factsIn(stored, given.language)
  const ids = new Set(facts.map((fact) => fact.id))
  return contract({
    name: followUpName,
    version,
    skill,
    language: given.language,
    instructions: followUpInstructions(stored, given.language),
    output: acceptedOutput(followUpOutput),
    accept: ['answer'],
    sealed: [...sealedFields, ...modelFields.filter((field) => field !== 'answer')],
    citable: () => ids,
    release: 'hold',
    limits,
    fallback: words.followUpFailed,
    interruptedNote: words.interrupted,
    onBroken: 'fail',
    corrections: words.corrections,
    price: 1,
    marks: ({ data }) => marksOf(data, facts, given.language),
    deliver: ({ session, turn, segments }) => [{ table: 'follow_up', values: { reading: stored.cast, session, turn, answer: segments } }],
  })
}

/** What the words of an answer name against the facts, as `kind word`. */
function marksOf(data: unknown, facts: readonly WordedFact[], language: Language): readonly string[] {
  return unsupported(textsOf(data).join('\n'), facts, language).map(({ kind, word }) => `${kind} ${word}`)
}

/** A contract for a turn that cannot be kept: no attempt is made, the reader is told why, nothing is charged. */
export function closedContract(named: { readonly name: string; readonly language: string }, sentence: string): Contract {
  return contract({ ...named, version, skill, limits: { attempts: 0, maxSteps: 0 }, fallback: sentence, price: 0 })
}

function readingRows({ language, cast }: ReadingArguments, { session, turn, input, facts, data }: Delivered) {
  const derived = derivationOf(facts)
  const words = readingOutput.parse(data)
  if (derived === undefined || 'error' in words) return []
  const reading = keptReading(derived, words.ok)
  return [{ table: 'reading', values: { cast: cast.id, session, turn, language, question: input.text, reading, facts: derived.facts } }]
}
