import type { Check } from './kit/check.ts'
import { verdictOf } from './kit/command.ts'

/** Checks that are programs of their own, kept out of this process so that they run beside each other. */
export const toolChecks: readonly Check[] = [
  { name: 'format', run: ({ root }) => verdictOf(root, ['oxfmt', '--check', '.']) },
  { name: 'lint', run: ({ root }) => verdictOf(root, ['oxlint', '--deny-warnings', '--format=unix']) },
  { name: 'types', run: ({ root }) => verdictOf(root, ['tsc', '-p', '.']) },
  { name: 'types of the page', run: ({ root }) => verdictOf(root, ['tsc', '-p', 'apps/web']) },
  { name: 'types of its worker', run: ({ root }) => verdictOf(root, ['tsc', '-p', 'apps/web/worker']) },
  { name: 'types of e2e', run: ({ root }) => verdictOf(root, ['tsc', '-p', 'e2e']) },
  { name: 'unused', run: ({ root }) => verdictOf(root, ['knip', '--no-progress', '--no-config-hints']) },
]

/** The unit tests; tests in `*.slow.test.ts` belong to `npm test` alone. */
export const testsCheck: Check = { name: 'unit tests', run: ({ root }) => verdictOf(root, ['vitest', 'run', '--reporter=dot', '--exclude=**/*.slow.test.ts']) }
