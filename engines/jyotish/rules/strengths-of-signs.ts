/** Which rule made one of two signs the stronger, in the order they are tried. */
export const signRules = {
  occupants: 'more grahas stand in it',
  support: 'more of Jupiter, Mercury and its lord stand in it or aspect it by sign',
  exalted: 'an exalted graha stands in it',
  parity: 'its lord stands in a sign of the other parity',
  mode: 'dual before fixed before movable',
  degree: 'its lord stands at a higher degree',
} as const

/** Which rule made one of two co-lords the stronger, in the order they are tried. */
export const lordRules = {
  elsewhere: 'the other one alone stands in the sign',
  companions: 'more grahas stand with it',
  support: 'more of Jupiter, Mercury and its dispositor stand with it or aspect it by sign',
  exalted: 'it is exalted',
  mode: 'it stands in a dual before a fixed before a movable sign',
  period: 'it gives the longer period',
  degree: 'it stands at a higher degree',
} as const

/** Where the rules of strength come from. */
export const strongerRules = {
  sign: { id: 'stronger.sign@1', source: 'JS 2.3; P. V. R. Narasimha Rao' },
  coLord: { id: 'stronger.co_lord@1', source: 'BPHS 46.158-166; P. V. R. Narasimha Rao' },
} as const
