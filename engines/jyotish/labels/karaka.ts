import type { Language } from '@hefu/sky/labels'
import type { KarakaRole } from '../src/karaka/chara.ts'
import type { SthiraName } from '../rules/karakas.ts'

/** Words of the karakas in one language. */
export type KarakaLabels = {
  readonly role: Readonly<Record<KarakaRole, string>>
  /** For whom a fixed karaka stands. */
  readonly sthira: Readonly<Record<SthiraName, string>>
  readonly word: Readonly<Record<'chara' | 'sthira' | 'naisargika' | 'karakamsa' | 'svamsa' | 'tie' | 'nodeSensitive', string>>
}

const en: KarakaLabels = {
  role: {
    ak: 'Atmakaraka (self)',
    amk: 'Amatyakaraka (minister)',
    bk: 'Bhratrikaraka (brother)',
    mk: 'Matrikaraka (mother)',
    pik: 'Pitrikaraka (father)',
    pk: 'Putrakaraka (child)',
    gk: 'Gnatikaraka (rival)',
    dk: 'Darakaraka (spouse)',
  },
  sthira: {
    father: 'father',
    mother: 'mother',
    sister: 'sister',
    brother_in_law: 'brother-in-law',
    younger_brother: 'younger brother',
    maternal_relatives: 'mother’s relatives',
    paternal_grandfather: 'father’s father',
    husband: 'husband',
    children: 'children',
    wife: 'wife',
    parents_in_law: 'parents-in-law',
    maternal_grandfather: 'mother’s father',
  },
  word: {
    chara: 'Movable karakas',
    sthira: 'Fixed karakas',
    naisargika: 'Natural karakas of the houses',
    karakamsa: 'Karakamsa',
    svamsa: 'Svamsa',
    tie: 'within one second of arc of another',
    nodeSensitive: 'The order changes with the choice of node',
  },
}

const zhHans: KarakaLabels = {
  role: { ak: '自身征象星', amk: '辅臣征象星', bk: '兄弟征象星', mk: '母亲征象星', pik: '父亲征象星', pk: '子女征象星', gk: '对手征象星', dk: '配偶征象星' },
  sthira: {
    father: '父亲',
    mother: '母亲',
    sister: '姐妹',
    brother_in_law: '姻兄弟',
    younger_brother: '弟弟',
    maternal_relatives: '母家亲属',
    paternal_grandfather: '祖父',
    husband: '丈夫',
    children: '子女',
    wife: '妻子',
    parents_in_law: '配偶的父母',
    maternal_grandfather: '外祖父',
  },
  word: {
    chara: '可变征象星',
    sthira: '固定征象星',
    naisargika: '各宫自然征象星',
    karakamsa: '自身征象星的九分盘星座',
    svamsa: '上升的九分盘星座',
    tie: '与另一星相差不到一角秒',
    nodeSensitive: '次序随交点的取法而变',
  },
}

const zhHant: KarakaLabels = {
  role: { ak: '自身徵象星', amk: '輔臣徵象星', bk: '兄弟徵象星', mk: '母親徵象星', pik: '父親徵象星', pk: '子女徵象星', gk: '對手徵象星', dk: '配偶徵象星' },
  sthira: { ...zhHans.sthira, father: '父親', mother: '母親', maternal_relatives: '母家親屬' },
  word: {
    chara: '可變徵象星',
    sthira: '固定徵象星',
    naisargika: '各宮自然徵象星',
    karakamsa: '自身徵象星的九分盤星座',
    svamsa: '上升的九分盤星座',
    tie: '與另一星相差不到一角秒',
    nodeSensitive: '次序隨交點的取法而變',
  },
}

/** The words of the karakas by language. */
export const karakaLabels: Readonly<Record<Language, KarakaLabels>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en }
