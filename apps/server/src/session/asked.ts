import { followUpContract, mayFollowUp, mayRead, readingContract, storedReading } from '@hefu/contracts/liuyao'
import type { Contract } from '@hefu/turn'
import { longestQuestion, type NewTurn } from '@hefu/wire'
import type { CastRow } from '../store/casts.ts'
import type { SessionRoom } from './room.ts'
import type { Refused } from './use-cases.ts'
import { soundWords } from './words.ts'

/** What a send asks for: the person's words, the contract, and the arguments from which it is made again. */
export interface Asked {
  readonly text: string
  readonly contract: Contract
  readonly arguments: Readonly<Record<string, unknown>>
}

/** The person's words of a send: the session's question, or what a follow-up asks. */
export function wordsOf({ input }: NewTurn, { question }: CastRow): { readonly words: string } | Refused {
  return input.kind === 'reading' ? { words: question } : soundWords(input.text, 'input.text', longestQuestion)
}

/** What may be opened for a send, or why nothing may. */
export async function askedOf(
  text: string,
  { given, cast, room }: { readonly given: NewTurn; readonly cast: CastRow; readonly room: SessionRoom },
): Promise<Asked | Refused> {
  const { log, test } = room
  const { language } = given
  const trial = test?.argumentsOf(text)
  if (test !== undefined && trial !== undefined) return { text, contract: test.contract(), arguments: { trial } }
  const about = { cast: cast.session, language }
  if (given.input.kind === 'reading') {
    if ((await mayRead(log, about)).may !== 'ok') return { refused: 'already-read' }
    const { session, way, when, options, matter } = cast
    const reading = { language, cast: { id: session, way, when }, options, question: matter }
    return { text, contract: readingContract(reading), arguments: reading }
  }
  const { may } = await mayFollowUp(log, about)
  if (may !== 'ok') return { refused: may === 'used' ? 'follow-up-used' : 'not-read' }
  const stored = await storedReading(log, cast.session)
  if (stored === undefined) return { refused: 'not-read' }
  const followUp = { language, reading: cast.session }
  return { text, contract: followUpContract(followUp, stored), arguments: followUp }
}
