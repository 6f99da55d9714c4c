import type { CitedFact } from '@hefu/wire'
import { escapedLine } from './escape.ts'

/** Numbers the facts that texts cite, in the order of their first mention. */
export class Notes {
  readonly #facts: readonly CitedFact[]
  readonly #cited: string[] = []

  constructor(facts: readonly CitedFact[]) {
    this.#facts = facts
  }

  /** The footnote marks of the facts that a piece rests on. */
  marks(ids: readonly string[]): string {
    return ids
      .filter((id) => this.#facts.some((fact) => fact.id === id))
      .map((id) => {
        if (!this.#cited.includes(id)) this.#cited.push(id)
        return `[^${this.#cited.indexOf(id) + 1}]`
      })
      .join('')
  }

  /** Every fact that was cited, in words and by id, under a title; nothing where none was. */
  list(title: string): readonly string[] {
    if (this.#cited.length === 0) return []
    const lines = this.#cited.map((id, place) => `[^${place + 1}]: ${escapedLine(this.#facts.find((fact) => fact.id === id)?.text ?? '')} \`${id}\``)
    return [`## ${title}`, lines.join('\n')]
  }
}
