import { randomBytes } from 'node:crypto'
import { cast, type CastWay, type Options, type When } from '@hefu/liuyao'
import { labelsOf } from '@hefu/liuyao/labels'
import type { Screen } from '../screen.ts'
import type { Dialogue } from './dialogue.ts'

/** Bytes of chance that one line takes: one for each coin. */
const bytesPerLine = 3
const lineCount = 6
const positions = [1, 2, 3, 4, 5, 6] as const

/** Six lines thrown at once. */
export function tossedAtOnce(): CastWay {
  return { kind: 'random', bytes: [...randomBytes(bytesPerLine * lineCount)] }
}

/** What a toss needs besides chance: how coin faces are read, and when the first coin falls. */
export interface Tossing {
  readonly options: Options
  readonly when: () => When
}

/** Tosses the coins a line at a time, on Enter; `u` takes the last line back. When the input ends, the rest is thrown at once. */
export async function toss(tossing: Tossing, screen: Screen, dialogue: Dialogue): Promise<{ readonly way: CastWay; readonly when: When }> {
  const { ask } = screen.messages
  const { position } = labelsOf(screen.messages.language)
  screen.line()
  screen.line(ask.toss)
  const thrown: number[] = []
  const moments: When[] = []
  for (;;) {
    const next = positions[thrown.length / bytesPerLine]
    const answer = await dialogue.ask(next === undefined ? ask.tossDone : ask.tossLine(position[next]))
    if (answer === undefined) break
    if (/^u$/iu.test(answer)) {
      const last = positions[thrown.length / bytesPerLine - 1]
      thrown.splice(-bytesPerLine)
      screen.line(last === undefined ? ask.nothingToUndo : ask.undone(position[last]))
    } else if (next === undefined) break
    else {
      if (moments.length === 0) moments.push(tossing.when())
      thrown.push(...randomBytes(bytesPerLine))
      screen.line(landed(thrown, tossing, screen))
    }
  }
  const missing = bytesPerLine * lineCount - thrown.length
  if (missing > 0) screen.line(ask.tossRest)
  const [when = tossing.when()] = moments
  return { way: { kind: 'random', bytes: [...thrown, ...randomBytes(missing)] }, when }
}

/** The line that landed last: its name, its coins, its drawing. Places not thrown yet are filled so that the engine reads the coins. */
function landed(thrown: readonly number[], { options, when }: Tossing, { messages }: Screen): string {
  const { coin, position, lineValue } = labelsOf(messages.language)
  const bytes = [...thrown, ...Array.from({ length: bytesPerLine * lineCount - thrown.length }, () => 0)]
  const { lines, throws = [] } = cast({ way: { kind: 'random', bytes }, when: when() }, options)
  const place = thrown.length / bytesPerLine - 1
  const [name, value] = [positions[place], lines[place]]
  if (name === undefined || value === undefined) return ''
  const faces = (throws[place] ?? []).map((side) => coin[side]).join(' ')
  return `  ${position[name]}  ${faces}  ${drawn[value]}  ${lineValue[value]}`
}

const drawn: Readonly<Record<6 | 7 | 8 | 9, string>> = { 6: '━━━ ━━━ ×', 7: '━━━━━━━  ', 8: '━━━ ━━━  ', 9: '━━━━━━━ ○' }
