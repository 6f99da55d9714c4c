import { setImmediate as turnOfLoop, setTimeout as pause } from 'node:timers/promises'

/** How entries are written together. */
export interface Grouping<Item, Result> {
  /** Entries of one key keep their order and never share a commit. */
  readonly key: (item: Item) => string
  /** Writes a group in one transaction; gives each entry's result in order. Throws, and keeps nothing, where one of them sinks all. */
  readonly commit: (group: readonly Item[]) => Promise<readonly Result[]>
  /** Whether an error means that nothing was kept, so that each can be tried alone. */
  readonly undone: (error: unknown) => boolean
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly done: (result: Result) => void
  readonly fail: (error: unknown) => void
}

/** Most entries of one commit. */
const groupSize = 256

/** Least time from one shared commit to the next, in milliseconds: fewer and larger commits where many write at once. */
const pace = 15

/**
 * Commits entries in order. A lone entry goes at once; what comes while a commit is under way shares the next one. Between commits timers
 * and readers get their turn, since a database in this process lets nobody else run while it works.
 */
export class GroupQueue<Item, Result> {
  readonly #grouping: Grouping<Item, Result>
  #waiting: Waiting<Item, Result>[] = []
  #running: Promise<void> | undefined

  constructor(grouping: Grouping<Item, Result>) {
    this.#grouping = grouping
  }

  /** Resolves with the entry's result when it is committed; rejects, with nothing of it kept, where it alone fails. */
  add(item: Item): Promise<Result> {
    return new Promise((done, fail) => {
      this.#waiting.push({ item, done, fail })
      this.#running ??= this.#drain()
    })
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    await this.#running
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#next()
      const began = performance.now()
      await this.#commit(group)
      const left = pace - (performance.now() - began)
      if (group.length > 1 && left > 1) await pause(left)
      else await turnOfLoop()
    }
    this.#running = undefined
  }

  #next(): readonly Waiting<Item, Result>[] {
    const keys = new Set<string>()
    const group: Waiting<Item, Result>[] = []
    const rest: Waiting<Item, Result>[] = []
    for (const each of this.#waiting) {
      const key = this.#grouping.key(each.item)
      if (group.length < groupSize && !keys.has(key)) group.push(each)
      else rest.push(each)
      keys.add(key)
    }
    this.#waiting = rest
    return group
  }

  /** One bad entry undoes its group, so each of the group is then tried alone. Where the outcome is unknown, none is tried again. */
  async #commit(group: readonly Waiting<Item, Result>[]): Promise<void> {
    const { commit, undone } = this.#grouping
    try {
      const results = await commit(group.map(({ item }) => item))
      for (const [index, result] of results.entries()) group[index]?.done(result)
    } catch (error) {
      if (group.length > 1 && undone(error)) for (const each of group) await this.#commit([each])
      else for (const { fail } of group) fail(error)
    }
  }
}
