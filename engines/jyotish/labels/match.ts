import type { Koota, MatchNature, MatchTables } from '../src/match/koota.ts'
import type { MangalFlag } from '../src/match/mangal.ts'
import type { MatchFlag, Rajju } from '../src/match/match.ts'
import type { Language } from '@hefu/sky/labels'

/** Words of matching in one language. */
export type MatchLabels = {
  readonly koota: Readonly<Record<Koota, string>>
  readonly vashya: Readonly<Record<MatchNature['vashya'], string>>
  readonly yoni: Readonly<Record<MatchNature['yoni'], string>>
  readonly gana: Readonly<Record<MatchNature['gana'], string>>
  readonly nadi: Readonly<Record<MatchNature['nadi'], string>>
  readonly rajju: Readonly<Record<Rajju, string>>
  readonly flag: Readonly<Record<MatchFlag, string>>
  readonly mangal: Readonly<Record<MangalFlag, string>>
  readonly table: Readonly<Record<MatchTables['vashya'] | MatchTables['yoni'] | MatchTables['gana'], string>>
}

const en: MatchLabels = {
  koota: { varna: 'Varna', vashya: 'Vashya', tara: 'Tara', yoni: 'Yoni', maitri: 'Graha maitri', gana: 'Gana', bhakoot: 'Bhakoot', nadi: 'Nadi' },
  vashya: { chatushpada: 'four-footed', manava: 'human', jalachara: 'of water', vanachara: 'of the forest', keeta: 'insect' },
  yoni: {
    horse: 'horse',
    elephant: 'elephant',
    sheep: 'sheep',
    snake: 'snake',
    dog: 'dog',
    cat: 'cat',
    rat: 'rat',
    cow: 'cow',
    buffalo: 'buffalo',
    tiger: 'tiger',
    deer: 'deer',
    monkey: 'monkey',
    mongoose: 'mongoose',
    lion: 'lion',
  },
  gana: { deva: 'Deva', manushya: 'Manushya', rakshasa: 'Rakshasa' },
  nadi: { adi: 'Adi', madhya: 'Madhya', antya: 'Antya' },
  rajju: { feet: 'feet', waist: 'waist', navel: 'navel', neck: 'neck', head: 'head' },
  flag: {
    bhakoot_same_lord: 'Some set the missing bhakoot aside: both Moon signs have one lord',
    bhakoot_friendly_lords: 'Some set the missing bhakoot aside: the lords of the Moon signs are friends of each other',
    nadi_same_star: 'Some set the missing nadi aside: one star, different quarters',
    nadi_same_sign: 'Some set the missing nadi aside: one sign, different stars',
  },
  mangal: {
    own_or_exalted: 'Mars is in its own sign or exalted',
    with_jupiter: 'Mars is with Jupiter',
    aspected_by_jupiter: 'Jupiter aspects Mars',
    leo_or_aquarius: 'Mars is in Leo or Aquarius',
    exempt_sign: 'Mars is in a sign exempt for that house',
    both_have_it: 'Both charts have it',
  },
  table: {
    printed: 'as almanacs print it',
    plain: 'the verses alone',
    manushya_groom: 'groom manushya, bride deva: 6',
    deva_groom: 'groom deva, bride manushya: 6',
  },
}

const zhHans: MatchLabels = {
  koota: { varna: '种姓', vashya: '服从', tara: '星数', yoni: '兽性', maitri: '主星友好', gana: '天性', bhakoot: '月座距离', nadi: '脉' },
  vashya: { chatushpada: '四足', manava: '人', jalachara: '水族', vanachara: '林兽', keeta: '虫' },
  yoni: {
    horse: '马',
    elephant: '象',
    sheep: '羊',
    snake: '蛇',
    dog: '狗',
    cat: '猫',
    rat: '鼠',
    cow: '牛',
    buffalo: '水牛',
    tiger: '虎',
    deer: '鹿',
    monkey: '猴',
    mongoose: '獴',
    lion: '狮',
  },
  gana: { deva: '天', manushya: '人', rakshasa: '罗刹' },
  nadi: { adi: '初脉', madhya: '中脉', antya: '末脉' },
  rajju: { feet: '足', waist: '腰', navel: '脐', neck: '颈', head: '头' },
  flag: {
    bhakoot_same_lord: '有流派不计月座距离之失：两月座同一主星',
    bhakoot_friendly_lords: '有流派不计月座距离之失：两月座主星互为友',
    nadi_same_star: '有流派不计脉之失：同宿不同足',
    nadi_same_sign: '有流派不计脉之失：同座不同宿',
  },
  mangal: {
    own_or_exalted: '火星在本座或旺座',
    with_jupiter: '火星与木星同座',
    aspected_by_jupiter: '木星照火星',
    leo_or_aquarius: '火星在狮子或宝瓶',
    exempt_sign: '火星所在之座于该宫可免',
    both_have_it: '两盘皆有',
  },
  table: { printed: '历书通行表', plain: '只依偈颂', manushya_groom: '男人女天计 6', deva_groom: '男天女人计 6' },
}

const zhHant: MatchLabels = {
  koota: { varna: '種姓', vashya: '服從', tara: '星數', yoni: '獸性', maitri: '主星友好', gana: '天性', bhakoot: '月座距離', nadi: '脈' },
  vashya: { chatushpada: '四足', manava: '人', jalachara: '水族', vanachara: '林獸', keeta: '蟲' },
  yoni: {
    horse: '馬',
    elephant: '象',
    sheep: '羊',
    snake: '蛇',
    dog: '狗',
    cat: '貓',
    rat: '鼠',
    cow: '牛',
    buffalo: '水牛',
    tiger: '虎',
    deer: '鹿',
    monkey: '猴',
    mongoose: '獴',
    lion: '獅',
  },
  gana: { deva: '天', manushya: '人', rakshasa: '羅剎' },
  nadi: { adi: '初脈', madhya: '中脈', antya: '末脈' },
  rajju: { feet: '足', waist: '腰', navel: '臍', neck: '頸', head: '頭' },
  flag: {
    bhakoot_same_lord: '有流派不計月座距離之失：兩月座同一主星',
    bhakoot_friendly_lords: '有流派不計月座距離之失：兩月座主星互為友',
    nadi_same_star: '有流派不計脈之失：同宿不同足',
    nadi_same_sign: '有流派不計脈之失：同座不同宿',
  },
  mangal: {
    own_or_exalted: '火星在本座或旺座',
    with_jupiter: '火星與木星同座',
    aspected_by_jupiter: '木星照火星',
    leo_or_aquarius: '火星在獅子或寶瓶',
    exempt_sign: '火星所在之座於該宮可免',
    both_have_it: '兩盤皆有',
  },
  table: { printed: '曆書通行表', plain: '只依偈頌', manushya_groom: '男人女天計 6', deva_groom: '男天女人計 6' },
}

/** The words of matching by language. */
export const matchLabels: Readonly<Record<Language, MatchLabels>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant }
