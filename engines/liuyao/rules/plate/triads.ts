import type { Punishment } from '../../src/chart.ts'
import type { Branch, Element } from '../../src/terms.ts'

/** 三合局 (卜筮正宗 卷一): birth, peak and tomb of a phase. */
export type TriadRule = { readonly element: Element; readonly branches: readonly [birth: Branch, peak: Branch, tomb: Branch] }

/** The four triads. */
export const triadRules: readonly TriadRule[] = [
  { element: 'water', branches: ['shen', 'zi', 'chen'] },
  { element: 'wood', branches: ['hai', 'mao', 'wei'] },
  { element: 'fire', branches: ['yin', 'wu', 'xu'] },
  { element: 'metal', branches: ['si', 'you', 'chou'] },
]

/** 三刑 (卜筮正宗 卷一): sets that punish one another; a branch of the last kind punishes itself and is needed twice. */
export const punishmentRules: readonly { readonly kind: Punishment['kind']; readonly branches: readonly Branch[] }[] = [
  { kind: 'thankless', branches: ['yin', 'si', 'shen'] },
  { kind: 'bullying', branches: ['chou', 'xu', 'wei'] },
  { kind: 'rude', branches: ['zi', 'mao'] },
  { kind: 'self', branches: ['chen', 'chen'] },
  { kind: 'self', branches: ['wu', 'wu'] },
  { kind: 'self', branches: ['you', 'you'] },
  { kind: 'self', branches: ['hai', 'hai'] },
]
