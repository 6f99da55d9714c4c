import { narrator, type Piece, type StoredReading, type WordedFact } from '@hefu/contracts/liuyao'
import { render } from '@hefu/liuyao'
import type { ShortReceipt } from '../ask/run-turn.ts'
import type { Messages } from '../messages/messages.ts'
import type { Screen } from '../screen.ts'
import { plain, wrapped } from '../text.ts'

/** Numbers the facts that a text cites, in the order of their first mention. */
class Notes {
  readonly #facts: readonly WordedFact[]
  readonly #cited: string[] = []

  constructor(facts: readonly WordedFact[]) {
    this.#facts = facts
  }

  /** The marks of a piece's facts, such as [1][3]. */
  marks(ids: readonly string[]): string {
    return ids
      .filter((id) => this.#facts.some((fact) => fact.id === id))
      .map((id) => {
        if (!this.#cited.includes(id)) this.#cited.push(id)
        return `[${this.#cited.indexOf(id) + 1}]`
      })
      .join('')
  }

  /** The facts that were cited, by number. */
  list(): readonly (readonly [string, string])[] {
    return this.#cited.map((id, place) => [String(place + 1).padStart(2), this.#facts.find((fact) => fact.id === id)?.text ?? ''])
  }
}

/** Prints the plate that a kept reading rests on. */
export function printPlate({ reading: { divination_derived: derived } }: StoredReading, screen: Screen): void {
  if (derived !== null) screen.line(render(derived.chart, { lang: screen.messages.language, format: 'text' }))
}

/** Prints a kept reading: its sign, its words with numbered grounds, the windows of time, and the receipt. */
export function printReading({ reading, facts }: StoredReading, receipt: ShortReceipt, screen: Screen): void {
  const { reading: words, judgement } = screen.messages
  const notes = new Notes(facts)
  const said = (id: string): string | undefined => facts.find((fact) => fact.id === id)?.text
  screen.line()
  heading(words.title, screen)
  for (const id of ['level', 'direction']) item('·', said(id), screen)
  pieces(words.conclusion, reading.conclusion, { notes, screen, mark: ' ' })
  pieces(words.answer, reading.answer, { notes, screen, mark: ' ' })
  pieces(words.focus, reading.focus_points, { notes, screen, mark: '·' })
  pieces(words.advice, reading.advice, { notes, screen, mark: '·' })
  listed(
    words.windows,
    facts.flatMap((fact) => (fact.kind === 'window' ? [['·', fact.text] as const] : [])),
    screen,
  )
  listed(words.notes, notes.list(), screen)
  if (reading.keywords.length > 0) {
    screen.line()
    item(' ', `${words.keywords} ${reading.keywords.map(plain).join(' · ')}`, screen)
  }
  screen.line()
  screen.line(judgement.reflection)
  screen.line(receiptLine(receipt, words))
}

/** Prints the answer to a follow-up with its grounds and its receipt. */
export function printFollowUp(
  answer: readonly Piece[],
  facts: readonly WordedFact[],
  printed: { readonly receipt: ShortReceipt; readonly screen: Screen },
): void {
  const { receipt, screen } = printed
  const { reading: words } = screen.messages
  const notes = new Notes(facts)
  pieces(words.answer, answer, { notes, screen, mark: ' ' })
  listed(words.notes, notes.list(), screen)
  screen.line()
  screen.line(receiptLine(receipt, words))
}

/** Who wrote the words, and the receipt. */
function receiptLine(receipt: ShortReceipt, words: Messages['reading']): string {
  const author = receipt.model === narrator().name ? words.computed : words.generated
  return `${author}\n${words.receipt(receipt)}`
}

function heading(title: string, screen: Screen): void {
  screen.line(`── ${title} ${'─'.repeat(Math.max(4, screen.columns - 12))}`)
}

function item(mark: string, text: string | undefined, screen: Screen): void {
  const indent = mark.length + 1
  if (text !== undefined && text !== '') screen.line(`${mark} ${wrapped(plain(text), { columns: screen.columns, indent })}`)
}

function listed(title: string, entries: readonly (readonly [string, string])[], screen: Screen): void {
  if (entries.length === 0) return
  screen.line()
  screen.line(title)
  for (const [mark, text] of entries) item(mark, text, screen)
}

function pieces(title: string, list: readonly Piece[], print: { readonly notes: Notes; readonly screen: Screen; readonly mark: string }): void {
  const { notes, screen, mark } = print
  listed(
    title,
    list.map(({ text, facts }) => [mark, `${text} ${notes.marks(facts)}`.trimEnd()]),
    screen,
  )
}
