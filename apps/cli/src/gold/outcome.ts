import { isRecord, textAt } from '../json.ts'

/** One expected value that did not come out. */
export type Difference = { readonly path: string; readonly expected: unknown; readonly actual: unknown }

/** What became of one case: it agrees where `differences` is empty; `skipped` says why a case was not compared. */
export type Outcome = { readonly id: string; readonly differences: readonly Difference[] } | { readonly id: string; readonly skipped: string }

/** Reads one gold file that was parsed already and compares every case of it. */
export type Comparer = (gold: unknown) => Promise<readonly Outcome[]>

/** How one kind of case is told from other values, named, and compared. */
export interface Comparison<Case> {
  readonly is: (value: unknown) => value is Case
  readonly wanted: string
  readonly name: (one: Case) => string
  readonly compare: (one: Case) => readonly Difference[] | Promise<readonly Difference[]>
}

/** Compares each value of a list; one that has not the shape of a case, or at which the comparison throws, is a failed case. */
export async function compareEach<Case>(values: readonly unknown[], comparison: Comparison<Case>): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [index, value] of values.entries()) {
    if (comparison.is(value)) outcomes.push({ id: comparison.name(value), differences: await differencesOf(value, comparison) })
    else outcomes.push({ id: nameless(value, index), differences: [{ path: nameless(value, index), expected: comparison.wanted, actual: shape(value) }] })
  }
  return outcomes
}

async function differencesOf<Case>(value: Case, { name, compare }: Comparison<Case>): Promise<readonly Difference[]> {
  try {
    return await compare(value)
  } catch (error) {
    return [{ path: name(value), expected: 'no error', actual: error instanceof Error ? error.message : String(error) }]
  }
}

function nameless(value: unknown, index: number): string {
  return textAt(value, 'id') ?? `#${index + 1}`
}

function shape(value: unknown): string {
  return isRecord(value) ? `an object with ${Object.keys(value).join(', ') || 'no keys'}` : JSON.stringify(value)
}
