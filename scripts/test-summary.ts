/** How one test ended. `reason` is why it was skipped: the note given by the test, or else its title. */
export interface Outcome {
  readonly title: string
  readonly state: 'passed' | 'failed' | 'skipped'
  readonly reason?: string
}

/** What `npm test` prints after the run, the count last, and whether the run counts as passed. */
export interface Summary {
  readonly lines: readonly string[]
  readonly passed: boolean
}

/** Counts the outcomes; where PostgreSQL is required, a test skipped for want of it has failed. */
export function summarise(outcomes: readonly Outcome[], { requirePostgres }: { readonly requirePostgres: boolean }): Summary {
  const judged = outcomes.map((outcome) => (requirePostgres && lacksPostgres(outcome) ? { ...outcome, state: 'failed' as const } : outcome))
  const count = (state: Outcome['state']): number => judged.filter((outcome) => outcome.state === state).length
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')]
  const lines = [
    ...outcomes.filter(({ state }) => state === 'skipped').map(({ title, reason }) => `skipped: ${title}${reason === undefined ? '' : ` (${reason})`}`),
    ...judged
      .filter((outcome, at) => outcome !== outcomes[at])
      .map(({ title }) => `failed: ${title}: HEFU_REQUIRE_POSTGRES is set, so this test may not be skipped`),
    `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`,
  ]
  return { lines, passed: failed === 0 && passed > 0 }
}

function lacksPostgres({ state, title, reason }: Outcome): boolean {
  return state === 'skipped' && /postgres/i.test(`${title} ${reason ?? ''}`)
}
