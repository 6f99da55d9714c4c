import { describe } from 'vitest'
import { appends, groupsAppends } from './log-suite/appends.ts'
import { keepsCredits } from './log-suite/credits.ts'
import { opens } from './log-suite/opens.ts'
import { keepsEnds, keepsFocus, keepsRows } from './log-suite/projects.ts'
import type { MakeLog } from './log-suite/samples.ts'
import { storesFaithfully } from './log-suite/stores.ts'

export type { Kept, MakeLog } from './log-suite/samples.ts'

/** Says to vitest what every log must do. `make` gives an empty store with the tables it is given, and `again` opens the same store once more. */
export function logSuite(name: string, make: MakeLog): void {
  describe(name, () => {
    for (const tests of [opens, keepsCredits, appends, groupsAppends, keepsRows, keepsFocus, keepsEnds, storesFaithfully]) tests(make)
  })
}
