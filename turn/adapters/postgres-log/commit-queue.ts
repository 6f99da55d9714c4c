import { TurnError } from '../../src/index.ts'
import type { Prepared } from './append-group.ts'
import { sqlState, uniqueViolation } from './sql.ts'

/** Writes a group in one commit and gives those let through, or says why one was not. */
export interface Committer {
  readonly commit: (group: readonly Prepared[]) => Promise<ReadonlySet<Prepared>>
  readonly refusal: (entry: Prepared) => Promise<Error>
}

interface Waiting {
  readonly prepared: Prepared
  readonly done: () => void
  readonly fail: (error: unknown) => void
}

/** Most entries of one commit. */
const groupSize = 256

/** Commits entries in order. A lone entry goes at once; what comes while a commit is under way shares the next one. */
export class CommitQueue {
  readonly #committer: Committer
  #waiting: Waiting[] = []
  #running: Promise<void> | undefined

  constructor(committer: Committer) {
    this.#committer = committer
  }

  /** Resolves when the entry is committed; rejects, with nothing of it kept, when it is refused. */
  add(prepared: Prepared): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ prepared, done, fail })
      this.#running ??= this.#drain()
    })
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    await this.#running
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) await this.#commit(this.#next())
    this.#running = undefined
  }

  /** The next group: one entry of each turn, so that a turn's entries keep their order. */
  #next(): readonly Waiting[] {
    const turns = new Set<string>()
    const group: Waiting[] = []
    const rest: Waiting[] = []
    for (const each of this.#waiting) {
      const fits = group.length < groupSize && !turns.has(each.prepared.turn)
      if (fits) group.push(each)
      else rest.push(each)
      turns.add(each.prepared.turn)
    }
    this.#waiting = rest
    return group
  }

  /** One bad entry undoes its group, so each of the group is then tried alone. Where the outcome is unknown, none is tried again. */
  async #commit(group: readonly Waiting[]): Promise<void> {
    try {
      const through = await this.#committer.commit(group.map(({ prepared }) => prepared))
      for (const { prepared, done } of group) if (through.has(prepared)) done()
      for (const { prepared, fail } of group) if (!through.has(prepared)) this.#committer.refusal(prepared).then(fail, fail)
    } catch (error) {
      const undone = error instanceof TurnError || sqlState(error) !== undefined
      if (group.length > 1 && undone) for (const each of group) await this.#commit([each])
      else for (const { fail } of group) fail(told(error))
    }
  }
}

function told(error: unknown): unknown {
  return sqlState(error) === uniqueViolation ? new TurnError('seq-taken', 'a row breaks a key of its table; the key is unique', { cause: error }) : error
}
