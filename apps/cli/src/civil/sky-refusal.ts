import { SkyError } from '@hefu/sky'
import { type About, CliError } from '../error.ts'

/** Does the engine's work for a flag or argument; what the engine refuses becomes a CliError that names it, its value and what is allowed. */
export function forInput<Made>(about: About, make: () => Made): Made {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof SkyError)) throw error
    throw new CliError('flag-invalid', { allowed: [error.allowed], ...about })
  }
}
