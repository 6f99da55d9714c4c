import type { Language } from '@hefu/sky/labels'
import type { ArgalaStanding } from '../src/argala/argala.ts'
import type { LordRule } from '../src/stronger/co-lord.ts'
import type { SignRule } from '../src/stronger/sign.ts'

/** Words of arudhas, of argala, and of what makes one sign or one lord stronger than another, in one language. */
export type ArudhaLabels = {
  readonly word: Readonly<Record<'arudha' | 'arudhaLagna' | 'upapada' | 'grahaArudha' | 'argala' | 'secondary' | 'coLord', string>>
  readonly standing: Readonly<Record<ArgalaStanding, string>>
  /** Why a sign is the stronger. */
  readonly signRule: Readonly<Record<SignRule, string>>
  /** Why a lord is the stronger. */
  readonly lordRule: Readonly<Record<LordRule, string>>
}

const en: ArudhaLabels = {
  word: {
    arudha: 'Arudha',
    arudhaLagna: 'Arudha lagna',
    upapada: 'Upapada',
    grahaArudha: 'Arudha of a graha',
    argala: 'Argala',
    secondary: 'secondary',
    coLord: 'Stronger lord',
  },
  standing: { free: 'nothing against it', prevails: 'prevails over what is against it', obstructed: 'obstructed' },
  signRule: {
    occupants: 'more grahas stand in it',
    support: 'more of Jupiter, Mercury and its lord stand in it or aspect it',
    exalted: 'an exalted graha stands in it',
    parity: 'its lord stands in a sign of the other parity',
    mode: 'dual before fixed before movable',
    degree: 'its lord stands at a higher degree',
  },
  lordRule: {
    elsewhere: 'the other one alone stands in the sign',
    companions: 'more grahas stand with it',
    support: 'more of Jupiter, Mercury and its dispositor stand with it or aspect it',
    exalted: 'it is exalted',
    mode: 'it stands in a dual before a fixed before a movable sign',
    period: 'it gives the longer period',
    degree: 'it stands at a higher degree',
  },
}

const zhHans: ArudhaLabels = {
  word: {
    arudha: '映像点',
    arudhaLagna: '上升映像点',
    upapada: '配偶映像点',
    grahaArudha: '星曜映像点',
    argala: '介入',
    secondary: '次级',
    coLord: '较强的宫主',
  },
  standing: { free: '无阻', prevails: '胜过阻碍', obstructed: '受阻' },
  signRule: {
    occupants: '宫内星曜较多',
    support: '木星、水星与宫主在宫内或照宫者较多',
    exalted: '宫内有入旺之星',
    parity: '宫主落在奇偶相异的星座',
    mode: '双元先于固定，固定先于启动',
    degree: '宫主度数较高',
  },
  lordRule: {
    elsewhere: '只有另一宫主在本宫',
    companions: '同宫星曜较多',
    support: '木星、水星与所在宫主同宫或相照者较多',
    exalted: '入旺',
    mode: '所在星座双元先于固定，固定先于启动',
    period: '所给的期限较长',
    degree: '度数较高',
  },
}

const zhHant: ArudhaLabels = {
  word: {
    arudha: '映像點',
    arudhaLagna: '上升映像點',
    upapada: '配偶映像點',
    grahaArudha: '星曜映像點',
    argala: '介入',
    secondary: '次級',
    coLord: '較強的宮主',
  },
  standing: { free: '無阻', prevails: '勝過阻礙', obstructed: '受阻' },
  signRule: {
    occupants: '宮內星曜較多',
    support: '木星、水星與宮主在宮內或照宮者較多',
    exalted: '宮內有入旺之星',
    parity: '宮主落在奇偶相異的星座',
    mode: '雙元先於固定，固定先於啟動',
    degree: '宮主度數較高',
  },
  lordRule: {
    elsewhere: '只有另一宮主在本宮',
    companions: '同宮星曜較多',
    support: '木星、水星與所在宮主同宮或相照者較多',
    exalted: '入旺',
    mode: '所在星座雙元先於固定，固定先於啟動',
    period: '所給的期限較長',
    degree: '度數較高',
  },
}

/** The words of arudhas, argala and strength by language. */
export const arudhaLabels: Readonly<Record<Language, ArudhaLabels>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en }
