import { describe } from 'vitest'
import { appends, fences, groupsAppends } from './log-suite/appends.ts'
import { keepsCredits, refusesCredits } from './log-suite/credits.ts'
import { erases } from './log-suite/erases.ts'
import { opens } from './log-suite/opens.ts'
import { keepsEnds, keepsFocus, keepsRows } from './log-suite/projects.ts'
import type { MakeLog } from './log-suite/samples.ts'
import { storesText, storesValues } from './log-suite/stores.ts'

export type { MakeLog } from './log-suite/samples.ts'

const suites = [opens, keepsCredits, refusesCredits, appends, fences, groupsAppends, keepsRows, keepsFocus, keepsEnds, storesText, storesValues, erases]

/** Says to vitest what every log must do. `make` gives an empty store with the tables it is given, and `again` opens the same store once more. */
export function logSuite(name: string, make: MakeLog): void {
  describe(`${name}`, () => {
    for (const tests of suites) tests(make)
  })
}
