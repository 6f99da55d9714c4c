import type { Language } from '@hefu/sky/labels'
import type { FunctionalMark } from '../rules/functional.ts'
import type { Baladi } from '../src/avastha/baladi.ts'
import type { Diptadi } from '../src/avastha/diptadi.ts'
import type { Jagradadi } from '../src/avastha/jagradadi.ts'
import type { Lajjitadi } from '../src/avastha/lajjitadi.ts'
import type { Dignity, NodeDignity } from '../src/dignity/dignity.ts'
import type { VimshopakaGroup } from '../src/dignity/vimshopaka.ts'
import type { Lordship } from '../src/functional/functional.ts'

/** How a planet is placed, in words. */
export type PlacementLabels = {
  readonly dignity: Readonly<Record<Dignity | NodeDignity, string>>
  readonly nature: Readonly<Record<Lordship['nature'], string>>
  readonly functional: Readonly<Record<FunctionalMark, string>>
  readonly avastha: Readonly<Record<Baladi | Jagradadi | Diptadi | Lajjitadi, string>>
  readonly vimshopaka: Readonly<Record<VimshopakaGroup, string>>
  readonly state: Readonly<
    Record<
      'retrograde' | 'stationary' | 'combust' | 'war' | 'vargottama' | 'yogakaraka' | 'nearBoundary' | 'nodeSensitive' | 'pushkaraNavamsa' | 'pushkaraBhaga',
      string
    >
  >
}

const en: PlacementLabels = {
  dignity: {
    exalted: 'exalted',
    moolatrikona: 'moolatrikona',
    own: 'own sign',
    debilitated: 'debilitated',
    great_friend: "great friend's sign",
    friend: "friend's sign",
    neutral: "neutral's sign",
    enemy: "enemy's sign",
    great_enemy: "great enemy's sign",
    none: 'no dignity',
  },
  nature: { benefic: 'benefic', malefic: 'malefic', mixed: 'mixed', neutral: 'neutral' },
  functional: {
    benefic: 'benefic',
    malefic: 'malefic',
    neutral: 'neutral',
    mixed: 'mixed',
    by_company: 'by its company',
    maraka: 'maraka',
    maraka_by_company: 'maraka by its company',
    best: 'the best',
  },
  avastha: {
    bala: 'Bala (child)',
    kumara: 'Kumara (youth)',
    yuva: 'Yuva (adult)',
    vriddha: 'Vriddha (old)',
    mrita: 'Mrita (dead)',
    jagrat: 'Jagrat (awake)',
    svapna: 'Svapna (dreaming)',
    sushupti: 'Sushupti (asleep)',
    dipta: 'Dipta (bright)',
    svastha: 'Svastha (at ease)',
    pramudita: 'Pramudita (glad)',
    shanta: 'Shanta (calm)',
    dina: 'Dina (poor)',
    duhkhita: 'Duhkhita (distressed)',
    khala: 'Khala (mean)',
    vikala: 'Vikala (crippled)',
    kopa: 'Kopa (angry)',
    lajjita: 'Lajjita (ashamed)',
    garvita: 'Garvita (proud)',
    kshudhita: 'Kshudhita (hungry)',
    trushita: 'Trushita (thirsty)',
    mudita: 'Mudita (delighted)',
    kshobhita: 'Kshobhita (shaken)',
  },
  vimshopaka: { shad: 'six divisions', sapta: 'seven divisions', dasha: 'ten divisions', shodasha: 'sixteen divisions' },
  state: {
    retrograde: 'retrograde',
    stationary: 'stationary',
    combust: 'combust',
    war: 'planetary war',
    vargottama: 'vargottama',
    yogakaraka: 'yogakaraka',
    nearBoundary: 'near an edge',
    nodeSensitive: 'depends on the node chosen',
    pushkaraNavamsa: 'pushkara navamsa',
    pushkaraBhaga: 'pushkara bhaga',
  },
}

const zhHans: PlacementLabels = {
  dignity: {
    exalted: '入旺',
    moolatrikona: '三方主位',
    own: '入庙',
    debilitated: '落陷',
    great_friend: '至友星座',
    friend: '友星座',
    neutral: '中性星座',
    enemy: '敌星座',
    great_enemy: '至敌星座',
    none: '不计庙旺',
  },
  nature: { benefic: '吉', malefic: '凶', mixed: '吉凶参半', neutral: '中性' },
  functional: {
    benefic: '吉',
    malefic: '凶',
    neutral: '中性',
    mixed: '吉凶参半',
    by_company: '随同宫者',
    maraka: '死亡主星（maraka）',
    maraka_by_company: '随同宫者为死亡主星',
    best: '最吉',
  },
  avastha: {
    bala: '幼童（bala）',
    kumara: '少年（kumara）',
    yuva: '青年（yuva）',
    vriddha: '老年（vriddha）',
    mrita: '亡（mrita）',
    jagrat: '醒（jagrat）',
    svapna: '梦（svapna）',
    sushupti: '眠（sushupti）',
    dipta: '光明（dipta）',
    svastha: '安适（svastha）',
    pramudita: '喜悦（pramudita）',
    shanta: '平静（shanta）',
    dina: '贫弱（dina）',
    duhkhita: '愁苦（duhkhita）',
    khala: '卑劣（khala）',
    vikala: '残缺（vikala）',
    kopa: '愤怒（kopa）',
    lajjita: '羞惭（lajjita）',
    garvita: '骄傲（garvita）',
    kshudhita: '饥饿（kshudhita）',
    trushita: '干渴（trushita）',
    mudita: '欢欣（mudita）',
    kshobhita: '不安（kshobhita）',
  },
  vimshopaka: { shad: '六分盘', sapta: '七分盘', dasha: '十分盘', shodasha: '十六分盘' },
  state: {
    retrograde: '逆行',
    stationary: '留',
    combust: '焦伤',
    war: '行星战',
    vargottama: '本九分同座（vargottama）',
    yogakaraka: '吉格主星（yogakaraka）',
    nearBoundary: '临近分界',
    nodeSensitive: '随交点取法而变',
    pushkaraNavamsa: '滋养九分（pushkara navamsa）',
    pushkaraBhaga: '滋养度（pushkara bhaga）',
  },
}

const zhHant: PlacementLabels = {
  dignity: { ...zhHans.dignity, own: '入廟', enemy: '敵星座', great_enemy: '至敵星座', none: '不計廟旺' },
  nature: { ...zhHans.nature, mixed: '吉凶參半' },
  functional: { ...zhHans.functional, mixed: '吉凶參半', by_company: '隨同宮者', maraka_by_company: '隨同宮者為死亡主星' },
  avastha: {
    ...zhHans.avastha,
    svapna: '夢（svapna）',
    svastha: '安適（svastha）',
    pramudita: '喜悅（pramudita）',
    shanta: '平靜（shanta）',
    dina: '貧弱（dina）',
    vikala: '殘缺（vikala）',
    kopa: '憤怒（kopa）',
    lajjita: '羞慚（lajjita）',
    garvita: '驕傲（garvita）',
    kshudhita: '飢餓（kshudhita）',
    trushita: '乾渴（trushita）',
    mudita: '歡欣（mudita）',
  },
  vimshopaka: { shad: '六分盤', sapta: '七分盤', dasha: '十分盤', shodasha: '十六分盤' },
  state: {
    ...zhHans.state,
    combust: '焦傷',
    war: '行星戰',
    nearBoundary: '臨近分界',
    nodeSensitive: '隨交點取法而變',
    pushkaraNavamsa: '滋養九分（pushkara navamsa）',
    pushkaraBhaga: '滋養度（pushkara bhaga）',
  },
}

/** Dignities, natures, states and strengths of divisions in each language. */
export const placementLabels: Readonly<Record<Language, PlacementLabels>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en }
