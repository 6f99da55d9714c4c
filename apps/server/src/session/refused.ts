import type { Refused } from './use-cases.ts'

/** Whether what a use case gave is a refusal. */
export function isRefused(value: object): value is Refused {
  return 'refused' in value
}
