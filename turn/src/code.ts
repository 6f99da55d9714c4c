/** The closed list of diagnostic codes, in no order; what each means stands in docs/faults.md. */
export const codes = [
  'provider_error',
  'no_finish',
  'call_cut',
  'text_cut',
  'call_limit',
  'empty_output',
  'reasoning_only',
  'required_missing',
  'claim_unbacked',
  'fact_unknown',
  'tool_rejected',
  'tool_failed',
  'write_unknown',
  'extra_call',
  'sealed_dropped',
  'question_reshown',
  'aborted',
  'deadline',
  'abandoned_call',
  'recovered',
  'stale_epoch',
  'resumed',
  'busy',
  'already_settled',
  'forged_ignored',
] as const

/** One diagnostic code. */
export type Code = (typeof codes)[number]

/** Codes that tell of the host's own doings; they stay in the diagnostic and never reach a reader. */
export const hostCodes: readonly Code[] = ['busy', 'resumed', 'already_settled', 'forged_ignored', 'stale_epoch']

/** What a receipt calls a code, where the library has a name of its own for it. */
export const publicNames: Readonly<Partial<Record<Code, string>>> = { tool_rejected: 'tool_call_rejected' }
