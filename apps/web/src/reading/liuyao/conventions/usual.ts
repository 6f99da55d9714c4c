import type { ConventionFields } from './chosen.ts'

const place = 'hefu.conventions'

const builtIn: ConventionFields = { preset: 'zengshan', conventions: '' }

/** The conventions that a new cast on this device starts with. */
export function usualConventions(): ConventionFields {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '')
    if (typeof kept !== 'object' || kept === null || !('preset' in kept) || !('conventions' in kept)) return builtIn
    const { preset, conventions } = kept
    return typeof preset === 'string' && typeof conventions === 'string' ? { preset, conventions } : builtIn
  } catch {
    return builtIn
  }
}

/** Keeps them from now on. False where this device keeps nothing. */
export function keepUsual({ preset, conventions }: ConventionFields): boolean {
  try {
    localStorage.setItem(place, JSON.stringify({ preset, conventions }))
    return true
  } catch {
    return false
  }
}
