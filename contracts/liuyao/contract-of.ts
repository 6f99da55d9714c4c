import { type Contract, TurnError, type TurnEvent } from '@hefu/turn'
import type { Log, TurnRow } from '@hefu/turn/host'
import { languages, type Language } from '@hefu/liuyao/labels'
import { parseFollowUpArguments, parseReadingArguments } from './arguments.ts'
import { closedContract, followUpContract, followUpName, readingContract, readingName } from './contract.ts'
import { isOneOf, isRecord } from './guard.ts'
import { mayFollowUp, mayRead } from './permission.ts'
import { storedReading } from './stored-reading.ts'
import { contractWords } from './words/contract-words.ts'

/** The names under which Liu Yao turns are stored. */
export const liuyaoContracts = [readingName, followUpName] as const

/**
 * Makes the contract of a stored turn again, from its turn-start and, for a follow-up, the kept reading. A turn that can no longer be
 * kept gets a contract that ends it with a plain sentence. Throws TurnError 'contract-invalid' for a turn of another contract.
 */
export function contractOf(log: Pick<Log, 'rows'>): (row: TurnRow, start: TurnEvent & { readonly type: 'turn-start' }) => Promise<Contract> {
  return async ({ turn }, { contract: name, input }) => {
    if (name === readingName) return readingOf(input.arguments, turn, log)
    if (name === followUpName) return followUpOf(input.arguments, turn, log)
    throw new TurnError('contract-invalid', `the contract is '${name}'; allowed here are ${liuyaoContracts.join(', ')}`)
  }
}

async function readingOf(given: unknown, turn: string, log: Pick<Log, 'rows'>): Promise<Contract> {
  const parsed = parseReadingArguments(given)
  if ('error' in parsed) return unreadable(readingName, given)
  const { language, cast } = parsed.ok
  const permission = await mayRead(log, { cast: cast.id, language, turn })
  return permission.may === 'ok' ? readingContract(parsed.ok) : closedContract({ name: readingName, language }, permission.sentence)
}

async function followUpOf(given: unknown, turn: string, log: Pick<Log, 'rows'>): Promise<Contract> {
  const parsed = parseFollowUpArguments(given)
  if ('error' in parsed) return unreadable(followUpName, given)
  const { language, reading: cast } = parsed.ok
  const permission = await mayFollowUp(log, { cast, language, turn })
  if (permission.may !== 'ok') return closedContract({ name: followUpName, language }, permission.sentence)
  const stored = await storedReading(log, cast)
  return stored === undefined ? unreadable(followUpName, given) : followUpContract(parsed.ok, stored)
}

function unreadable(name: string, given: unknown): Contract {
  const asked = isRecord(given) ? given['language'] : undefined
  const language: Language = isOneOf(languages, asked) ? asked : 'zh-Hans'
  return closedContract({ name, language }, contractWords[language].unreadable)
}
