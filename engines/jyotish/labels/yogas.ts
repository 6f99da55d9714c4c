import type { Language } from '@hefu/sky/labels'
import { grahas } from '../src/graha.ts'
import type { Weakness } from '../src/yoga/yogas.ts'
import { pointLabels } from './points.ts'

/** English, simplified Chinese, traditional Chinese. */
type Words = readonly [string, string, string]

const places = { en: 0, 'zh-Hans': 1, 'zh-Hant': 2 } as const satisfies Readonly<Record<Language, number>>

/** Names of yogas by their ids, without what stands after `#`. The Indian names are kept in English; Chinese says what they mean. */
const names: Readonly<Record<string, Words>> = {
  ruchaka: ['Ruchaka', '火星大人格', '火星大人格'],
  bhadra: ['Bhadra', '水星大人格', '水星大人格'],
  hamsa: ['Hamsa', '木星大人格', '木星大人格'],
  malavya: ['Malavya', '金星大人格', '金星大人格'],
  sasa: ['Sasa', '土星大人格', '土星大人格'],
  gajakesari: ['Gajakesari', '象狮', '象獅'],
  sunapha: ['Sunapha', '月后有星', '月後有星'],
  anapha: ['Anapha', '月前有星', '月前有星'],
  durudhara: ['Durudhara', '月旁双星', '月旁雙星'],
  kemadruma: ['Kemadruma', '孤月', '孤月'],
  adhi_moon: ['Adhi from the Moon', '月之护佑', '月之護佑'],
  adhi_lagna: ['Adhi from the lagna', '上升护佑', '上升護佑'],
  vasumati: ['Vasumati', '富饶', '富饒'],
  vesi: ['Vesi', '日后有星', '日後有星'],
  vasi: ['Vasi', '日前有星', '日前有星'],
  ubhayachari: ['Ubhayachari', '日旁双星', '日旁雙星'],
  budha_aditya: ['Budha-Aditya', '日水同座', '日水同座'],
  chandra_mangala: ['Chandra-Mangala', '月火同座', '月火同座'],
  guru_mangala: ['Guru-Mangala', '木火相会', '木火相會'],
  guru_chandala: ['Guru-Chandala', '木星罗睺同座', '木星羅睺同座'],
  shakata: ['Shakata', '车轮（月木）', '車輪（月木）'],
  grahana: ['Grahana', '近交点', '近交點'],
  pitru_dosha: ['Pitru dosha', '父祖之忌', '父祖之忌'],
  shrapita: ['Shrapita', '土星罗睺同座', '土星羅睺同座'],
  shubha: ['Shubha', '吉星临命', '吉星臨命'],
  ashubha: ['Ashubha', '凶星临命', '凶星臨命'],
  shubha_kartari: ['Shubha kartari', '吉星相夹', '吉星相夾'],
  papa_kartari: ['Papa kartari', '凶星相夹', '凶星相夾'],
  amala: ['Amala', '无垢', '無垢'],
  parvata: ['Parvata', '山', '山'],
  kahala: ['Kahala', '号角', '號角'],
  chamara: ['Chamara', '拂尘', '拂塵'],
  shankha: ['Shankha', '法螺', '法螺'],
  bheri: ['Bheri', '大鼓', '大鼓'],
  mridanga: ['Mridanga', '手鼓', '手鼓'],
  srinatha: ['Srinatha', '吉祥主', '吉祥主'],
  sharada: ['Sharada', '学问女神', '學問女神'],
  matsya: ['Matsya', '鱼', '魚'],
  kurma: ['Kurma', '龟', '龜'],
  khadga: ['Khadga', '剑', '劍'],
  lakshmi: ['Lakshmi', '吉祥天女', '吉祥天女'],
  kusuma: ['Kusuma', '花', '花'],
  kalanidhi: ['Kalanidhi', '技艺宝藏', '技藝寶藏'],
  kalpadruma: ['Kalpadruma', '如意树', '如意樹'],
  hari: ['Hari', '毗湿奴', '毗濕奴'],
  hara: ['Hara', '湿婆', '濕婆'],
  brahma: ['Brahma', '梵天', '梵天'],
  saraswati: ['Saraswati', '妙音天女', '妙音天女'],
  pushkala: ['Pushkala', '丰盛', '豐盛'],
  maha_bhagya: ['Maha bhagya', '大福', '大福'],
  kala_sarpa: ['Kala sarpa', '时蛇', '時蛇'],
  neecha_bhanga: ['Neecha bhanga', '落陷解除', '落陷解除'],
  harsha: ['Harsha', '喜（六宫主）', '喜（六宮主）'],
  sarala: ['Sarala', '直（八宫主）', '直（八宮主）'],
  vimala: ['Vimala', '净（十二宫主）', '淨（十二宮主）'],
  raja_k_t: ['Raja, lords of kendra and kona', '王者：角宫主与三方宫主', '王者：角宮主與三方宮主'],
  dharma_karmadhipati: ['Dharma-Karmadhipati', '九宫主与十宫主', '九宮主與十宮主'],
  yogakaraka_placed: ['Yogakaraka well placed', '吉格主星得位', '吉格主星得位'],
  node_raja: ['Raja of a node', '交点王者', '交點王者'],
  maha_raja: ['Maha raja', '大王', '大王'],
  jaimini_raja: ['Raja by karakas', '能作星王者', '能作星王者'],
  al_dp_raja: ['Raja by arudhas', '宫像王者', '宮像王者'],
  minister: ['Minister', '大臣', '大臣'],
  exalted_count: ['Several exalted', '多星入旺', '多星入旺'],
  dhana: ['Dhana', '财富', '財富'],
  dhana_fifth: ['Dhana of the fifth house', '五宫财富', '五宮財富'],
  dhana_lagna: ['Dhana of the lagna', '上升财富', '上升財富'],
  al_gain: ['Gains from the arudha lagna', '宫像之得', '宮像之得'],
  daridra: ['Daridra', '匮乏', '匱乏'],
  vipareeta_raja: ['Vipareeta raja', '逆转王者', '逆轉王者'],
  parivartana_maha: ['Maha parivartana', '大互换', '大互換'],
  parivartana_dainya: ['Dainya parivartana', '苦互换', '苦互換'],
  parivartana_khala: ['Khala parivartana', '险互换', '險互換'],
  nabhasa_rajju: ['Rajju', '绳', '繩'],
  nabhasa_musala: ['Musala', '杵', '杵'],
  nabhasa_nala: ['Nala', '苇', '葦'],
  nabhasa_mala: ['Mala', '花环', '花環'],
  nabhasa_sarpa: ['Sarpa', '蛇', '蛇'],
  nabhasa_gada: ['Gada', '锤', '錘'],
  nabhasa_shakata: ['Shakata (nabhasa)', '车', '車'],
  nabhasa_vihaga: ['Vihaga', '鸟', '鳥'],
  nabhasa_shringataka: ['Shringataka', '菱角', '菱角'],
  nabhasa_hala: ['Hala', '犁', '犁'],
  nabhasa_vajra: ['Vajra', '金刚杵', '金剛杵'],
  nabhasa_yava: ['Yava', '麦', '麥'],
  nabhasa_kamala: ['Kamala', '莲', '蓮'],
  nabhasa_vapi: ['Vapi', '池', '池'],
  nabhasa_yupa: ['Yupa', '祭柱', '祭柱'],
  nabhasa_shara: ['Shara', '箭', '箭'],
  nabhasa_shakti: ['Shakti', '矛', '矛'],
  nabhasa_danda: ['Danda', '杖', '杖'],
  nabhasa_nauka: ['Nauka', '船', '船'],
  nabhasa_kuta: ['Kuta', '峰', '峰'],
  nabhasa_chatra: ['Chatra', '伞', '傘'],
  nabhasa_chapa: ['Chapa', '弓', '弓'],
  nabhasa_ardhachandra: ['Ardhachandra', '半月', '半月'],
  nabhasa_chakra: ['Chakra', '轮', '輪'],
  nabhasa_samudra: ['Samudra', '海', '海'],
  nabhasa_sankhya_gola: ['Gola', '球（一座）', '球（一座）'],
  nabhasa_sankhya_yuga: ['Yuga', '轭（二座）', '軛（二座）'],
  nabhasa_sankhya_shula: ['Shula', '戟（三座）', '戟（三座）'],
  nabhasa_sankhya_kedara: ['Kedara', '田（四座）', '田（四座）'],
  nabhasa_sankhya_pasha: ['Pasha', '索（五座）', '索（五座）'],
  nabhasa_sankhya_dama: ['Dama', '绶（六座）', '綬（六座）'],
  nabhasa_sankhya_vina: ['Vina', '琴（七座）', '琴（七座）'],
  mangal: ['Mangal', '火星之忌', '火星之忌'],
}

/** What cancels or grades a yoga, by name. */
const flags: Readonly<Record<string, Words>> = {
  cancel_graha_in_kendra_from_moon: ['cancelled: a graha in a kendra from the Moon', '解除：月之角宫有星', '解除：月之角宮有星'],
  cancel_jupiter_aspects_moon: ['cancelled: Jupiter aspects the Moon', '解除：木星照月', '解除：木星照月'],
  cancel_moon_in_kendra: ['cancelled: the Moon in a kendra', '解除：月在角宫', '解除：月在角宮'],
  mercury_malefic: ['Mercury is no benefic here', '水星在此不为吉', '水星在此不為吉'],
  benefic: ['by a benefic', '由吉星', '由吉星'],
  malefic: ['by a malefic', '由凶星', '由凶星'],
  sun: ['the Sun', '太阳', '太陽'],
  moon: ['the Moon', '月亮', '月亮'],
  rahu_to_ketu: ['from Rahu to Ketu', '自罗睺至计都', '自羅睺至計都'],
  ketu_to_rahu: ['from Ketu to Rahu', '自计都至罗睺', '自計都至羅睺'],
  dispositor_in_kendra: ['its dispositor in a kendra', '宫主星在角宫', '宮主星在角宮'],
  exaltation_lord_in_kendra: ['the lord of its exaltation in a kendra', '入旺座之主在角宫', '入旺座之主在角宮'],
  exalted_there_in_kendra: ['the planet exalted there in a kendra', '入旺于此座之星在角宫', '入旺於此座之星在角宮'],
  dispositor_with_or_aspects: ['with or aspected by its dispositor', '与宫主星同座或受其照', '與宮主星同座或受其照'],
  exalted_in_navamsa: ['exalted in the navamsa', '九分盘中入旺', '九分盤中入旺'],
  owns_dusthana: [
    'one of them owns 6, 8 or 12: denied by BPHS 34.15',
    '其一亦主六、八或十二宫：BPHS 34.15 谓不成',
    '其一亦主六、八或十二宮：BPHS 34.15 謂不成',
  ],
  putra: ['with the putrakaraka', '与子能作星', '與子能作星'],
  amatya: ['with the amatyakaraka', '与臣能作星', '與臣能作星'],
  four_or_more: ['four or more, moolatrikona counted', '四星以上，含三方主位', '四星以上，含三方主位'],
  unbroken: ['the twelfth from it is free', '其十二宫无碍', '其十二宮無礙'],
  lagna_lord_with_lord_of_harm: ['the lagna lord with a lord of 6, 8 or 12', '上升主与六、八或十二宫主同座', '上升主與六、八或十二宮主同座'],
  own_or_exalted: ['weak: Mars at home or exalted', '减轻：火星入庙或入旺', '減輕：火星入廟或入旺'],
  with_jupiter: ['weak: with Jupiter', '减轻：与木星同座', '減輕：與木星同座'],
  aspected_by_jupiter: ['weak: aspected by Jupiter', '减轻：受木星照', '減輕：受木星照'],
  leo_or_aquarius: ['weak: in Leo or Aquarius', '减轻：在狮子座或水瓶座', '減輕：在獅子座或水瓶座'],
  exempt_sign: ['weak: in a sign exempt in this house', '减轻：此宫所免之座', '減輕：此宮所免之座'],
  both_have_it: ['weak: both have it', '减轻：双方皆有', '減輕：雙方皆有'],
}

const weaknesses: Readonly<Record<Weakness, Words>> = {
  combust: ['{} combust', '{}焦伤', '{}焦傷'],
  debilitated: ['{} debilitated', '{}落陷', '{}落陷'],
  with_node: ['{} with a node', '{}与交点同座', '{}與交點同座'],
  dusthana: ['{} in 6, 8 or 12', '{}在六、八或十二宫', '{}在六、八或十二宮'],
}

const readings: Readonly<Record<string, Words>> = {
  strict: ['strict reading', '严格读法', '嚴格讀法'],
  partial: ['two of them', '其中二星', '其中二星'],
  medium: ['medium: two of them', '中等：其中二星', '中等：其中二星'],
  slight: ['slight: one of them', '轻微：其中一星', '輕微：其中一星'],
  opposite: ['in opposition', '相对', '相對'],
  ketu: ['with Ketu', '与计都', '與計都'],
  from_jupiter: ['the Moon counted from Jupiter', '自木星数月', '自木星數月'],
  by_sign: ['by whole signs', '以整座计', '以整座計'],
  phaladeepika: ['after Phaladeepika', '依 Phaladeepika', '依 Phaladeepika'],
  with: ['or with them', '或同座', '或同座'],
  either: ['one half is enough', '其一即可', '其一即可'],
}

/** The name of a yoga, with what stands after `#`: houses as they are, grahas and the lagna by their names. An id that is unknown is given back. */
export function yogaLabel(id: string, language: Language): string {
  const [base = id, detail] = id.split('#')
  const name = names[base]?.[places[language]] ?? base
  if (detail === undefined) return name
  return language === 'en' ? `${name} (${pointWord(detail, language)})` : `${name}（${pointWord(detail, language)}）`
}

/** What a flag of a yoga says: a name of its rule, or `weakness.graha`. */
export function yogaFlagLabel(flag: string, language: Language): string {
  const [first = flag, graha] = flag.split('.')
  if (graha === undefined) return flags[first]?.[places[language]] ?? flag
  const weakness = (['combust', 'debilitated', 'with_node', 'dusthana'] as const).find((one) => one === first)
  return weakness === undefined ? flag : weaknesses[weakness][places[language]].replace('{}', pointWord(graha, language))
}

/** The name of another reading of a yoga. */
export function yogaReadingLabel(reading: string, language: Language): string {
  return readings[reading]?.[places[language]] ?? reading
}

function pointWord(word: string, language: Language): string {
  const point = (['lagna', ...grahas] as const).find((one) => one === word)
  return point === undefined ? word : pointLabels[language].point[point]
}
