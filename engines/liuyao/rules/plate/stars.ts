import type { Branch, Stem } from '../../src/terms.ts'

/** Branches by day stem. */
export type ByStem = Readonly<Record<Stem, readonly Branch[]>>

/** Branches by the triad a branch belongs to, in the order water, fire, metal, wood. */
export type ByTriad = readonly [water: Branch, fire: Branch, metal: Branch, wood: Branch]

/** 天乙贵人: 甲戊庚 牛羊 (卜筮 tables in general use). */
export const noblemanChouWei: ByStem = {
  jia: ['chou', 'wei'],
  yi: ['zi', 'shen'],
  bing: ['hai', 'you'],
  ding: ['hai', 'you'],
  wu: ['chou', 'wei'],
  ji: ['zi', 'shen'],
  geng: ['chou', 'wei'],
  xin: ['yin', 'wu'],
  ren: ['mao', 'si'],
  gui: ['mao', 'si'],
}

/** 天乙贵人 of 增删卜易 and 卜筮正宗: 庚辛 逢马虎. */
export const noblemanYinWu: ByStem = { ...noblemanChouWei, geng: ['yin', 'wu'] }

/** 禄神. */
export const prosperity: ByStem = {
  jia: ['yin'],
  yi: ['mao'],
  bing: ['si'],
  ding: ['wu'],
  wu: ['si'],
  ji: ['wu'],
  geng: ['shen'],
  xin: ['you'],
  ren: ['hai'],
  gui: ['zi'],
}

/** 羊刃 with the yin stems one branch behind 禄. */
export const bladeBehind: ByStem = {
  jia: ['mao'],
  yi: ['yin'],
  bing: ['wu'],
  ding: ['si'],
  wu: ['wu'],
  ji: ['si'],
  geng: ['you'],
  xin: ['shen'],
  ren: ['zi'],
  gui: ['hai'],
}

/** 羊刃 with the yin stems one branch ahead of 禄. */
export const bladeAhead: ByStem = { ...bladeBehind, yi: ['chen'], ding: ['wei'], ji: ['wei'], xin: ['xu'], gui: ['chou'] }

/** 文昌. */
export const literary: ByStem = {
  jia: ['si'],
  yi: ['wu'],
  bing: ['shen'],
  ding: ['you'],
  wu: ['shen'],
  ji: ['you'],
  geng: ['hai'],
  xin: ['zi'],
  ren: ['yin'],
  gui: ['mao'],
}

/** 驿马 桃花 将星 华盖 劫煞 灾煞 谋星 by the triad of the day branch. */
export const byDayTriad = {
  postHorse: ['yin', 'shen', 'hai', 'si'],
  peachBlossom: ['you', 'mao', 'wu', 'zi'],
  general: ['zi', 'wu', 'you', 'mao'],
  canopy: ['chen', 'xu', 'chou', 'wei'],
  robbery: ['si', 'hai', 'yin', 'shen'],
  calamity: ['wu', 'zi', 'mao', 'you'],
  strategist: ['xu', 'chen', 'wei', 'chou'],
} as const satisfies Record<string, ByTriad>

/** 天喜 by the season of the month. */
export const joy: Readonly<Record<Branch, Branch>> = {
  yin: 'xu',
  mao: 'xu',
  chen: 'xu',
  si: 'chou',
  wu: 'chou',
  wei: 'chou',
  shen: 'chen',
  you: 'chen',
  xu: 'chen',
  hai: 'wei',
  zi: 'wei',
  chou: 'wei',
}

/** 天德 by month; four months point to a branch, the others to a stem. */
export const heavenVirtue: Readonly<Record<Branch, { readonly stem: Stem } | { readonly branch: Branch }>> = {
  yin: { stem: 'ding' },
  mao: { branch: 'shen' },
  chen: { stem: 'ren' },
  si: { stem: 'xin' },
  wu: { branch: 'hai' },
  wei: { stem: 'jia' },
  shen: { stem: 'gui' },
  you: { branch: 'yin' },
  xu: { stem: 'bing' },
  hai: { stem: 'yi' },
  zi: { branch: 'si' },
  chou: { stem: 'geng' },
}

/** 月德 by the triad of the month, in the order water, fire, metal, wood. */
export const monthVirtue: readonly [Stem, Stem, Stem, Stem] = ['ren', 'bing', 'geng', 'jia']
