import type { Branch } from '../../src/terms.ts'

/** 化进神 by 增删卜易 进神退神章: the branch each becomes when it advances; the reverse is 化退神. */
export const advances: Readonly<Partial<Record<Branch, Branch>>> = { hai: 'zi', chou: 'chen', yin: 'mao', chen: 'wei', si: 'wu', wei: 'xu', shen: 'you' }

/** The step by which other books close the earth branches to a cycle. */
export const advanceOfXu: Branch = 'chou'
