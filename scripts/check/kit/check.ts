import type { Repository } from './repository.ts'

/** What a check found: one line per fault, and a figure worth printing even when all is well. */
export interface Verdict {
  readonly faults: readonly string[]
  readonly note?: string
}

/** One named check over the files of the repository. */
export interface Check {
  readonly name: string
  readonly run: (repository: Repository) => Verdict | Promise<Verdict>
}
