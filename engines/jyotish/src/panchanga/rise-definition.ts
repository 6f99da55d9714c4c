import type { RiseDefinition } from '@hefu/sky'
import type { Settings } from '../settings.ts'

/** What the sky calls each way of reckoning sunrise. */
const definitions = { hindu: 'hindu', centre_34: 'centre34', limb_50: 'limb50' } as const satisfies Record<Settings['sunrise'], RiseDefinition>

/** The definition of rising and setting that the settings name. */
export function riseDefinitionOf(sunrise: Settings['sunrise']): RiseDefinition {
  return definitions[sunrise]
}
