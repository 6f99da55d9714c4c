/** Where the rules of strength come from. */
export const strongerRules = {
  sign: { id: 'stronger.sign@1', source: 'JS 2.3; P. V. R. Narasimha Rao' },
  coLord: { id: 'stronger.co_lord@1', source: 'BPHS 46.158-166; P. V. R. Narasimha Rao' },
} as const

/**
 * What makes one of two signs the stronger, in the order it is tried: more grahas in it; more of Jupiter, Mercury and its lord in it or
 * seeing it; an exalted graha in it; its lord in a sign of the other parity; dual before fixed before movable; its lord at a higher degree.
 */
export const signRules = ['occupants', 'support', 'exalted', 'parity', 'mode', 'degree'] as const

/**
 * What makes one of two co-lords the stronger, in the order it is tried: the other one alone stands in the sign; more companions; more of
 * Jupiter, Mercury and its dispositor with it or seeing it; exaltation; a dual before a fixed before a movable sign; the longer period; a
 * higher degree.
 */
export const lordRules = ['elsewhere', 'companions', 'support', 'exalted', 'mode', 'period', 'degree'] as const
