const streamCodes = ['provider_error', 'no_finish', 'call_cut', 'text_cut', 'call_limit'] as const
const contentCodes = ['empty_output', 'reasoning_only', 'required_missing', 'claim_unbacked', 'fact_unknown', 'sealed_dropped'] as const
const callCodes = ['tool_rejected', 'tool_failed', 'write_unknown', 'extra_call', 'abandoned_call'] as const
const turnCodes = ['aborted', 'deadline', 'recovered', 'question_reshown'] as const
/** Codes that tell of the host's own doings; they stay in the diagnostic and never reach a reader. */
export const hostCodes = ['busy', 'resumed', 'already_settled', 'forged_ignored', 'stale_epoch'] as const

/** The closed list of diagnostic codes; what each means stands in docs/faults.md. */
export const codes = [...streamCodes, ...contentCodes, ...callCodes, ...turnCodes, ...hostCodes] as const

/** One diagnostic code. */
export type Code = (typeof codes)[number]

/** What a receipt calls a code, where the library has a name of its own for it. */
export const publicNames: Readonly<Partial<Record<Code, string>>> = { tool_rejected: 'tool_call_rejected' }
