import type { Branch, Element } from '../terms.ts'

/** Place of each branch, 0 = 子. */
export const branchIndex: Readonly<Record<Branch, number>> = Object.freeze({
  zi: 0,
  chou: 1,
  yin: 2,
  mao: 3,
  chen: 4,
  si: 5,
  wu: 6,
  wei: 7,
  shen: 8,
  you: 9,
  xu: 10,
  hai: 11,
})

/** A table with one entry a branch. */
export function byBranch<Value>(value: (branch: Branch) => Value): Readonly<Record<Branch, Value>> {
  return Object.freeze({
    zi: value('zi'),
    chou: value('chou'),
    yin: value('yin'),
    mao: value('mao'),
    chen: value('chen'),
    si: value('si'),
    wu: value('wu'),
    wei: value('wei'),
    shen: value('shen'),
    you: value('you'),
    xu: value('xu'),
    hai: value('hai'),
  })
}

/** The phase of each branch. */
export const branchElement: Readonly<Record<Branch, Element>> = Object.freeze({
  zi: 'water',
  chou: 'earth',
  yin: 'wood',
  mao: 'wood',
  chen: 'earth',
  si: 'fire',
  wu: 'fire',
  wei: 'earth',
  shen: 'metal',
  you: 'metal',
  xu: 'earth',
  hai: 'water',
})

/** The branch that clashes with each (六冲): 子午 丑未 寅申 卯酉 辰戌 巳亥. */
export const clashOf: Readonly<Record<Branch, Branch>> = Object.freeze({
  zi: 'wu',
  chou: 'wei',
  yin: 'shen',
  mao: 'you',
  chen: 'xu',
  si: 'hai',
  wu: 'zi',
  wei: 'chou',
  shen: 'yin',
  you: 'mao',
  xu: 'chen',
  hai: 'si',
})

/** The branch that combines with each (六合): 子丑 寅亥 卯戌 辰酉 巳申 午未. */
export const combineOf: Readonly<Record<Branch, Branch>> = Object.freeze({
  zi: 'chou',
  chou: 'zi',
  yin: 'hai',
  hai: 'yin',
  mao: 'xu',
  xu: 'mao',
  chen: 'you',
  you: 'chen',
  si: 'shen',
  shen: 'si',
  wu: 'wei',
  wei: 'wu',
})

/** The branch that harms each (六害): 子未 丑午 寅巳 卯辰 申亥 酉戌. */
export const harmOf: Readonly<Record<Branch, Branch>> = Object.freeze({
  zi: 'wei',
  wei: 'zi',
  chou: 'wu',
  wu: 'chou',
  yin: 'si',
  si: 'yin',
  mao: 'chen',
  chen: 'mao',
  shen: 'hai',
  hai: 'shen',
  you: 'xu',
  xu: 'you',
})
