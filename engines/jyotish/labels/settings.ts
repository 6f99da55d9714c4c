import type { Language } from '@hefu/sky/labels'
import type { SettingName, settingValues } from '../src/settings.ts'

/** English, simplified Chinese, traditional Chinese. */
type Words = readonly [string, string, string]

type Row<Name extends SettingName> = { readonly name: Words; readonly values: Readonly<Record<(typeof settingValues)[Name][number], Words>> }

const same = (word: string): Words => [word, word, word]

const rows: { readonly [Name in SettingName]: Row<Name> } = {
  ayanamsa: {
    name: ['Ayanamsa', '岁差零点', '歲差零點'],
    values: {
      lahiri: same('Lahiri'),
      raman: same('Raman'),
      krishnamurti: same('Krishnamurti'),
      kp_vp291: same('Krishnamurti VP291'),
      true_chitra: ['True Chitra', '真角宿', '真角宿'],
      true_pushya: ['True Pushya', '真鬼宿', '真鬼宿'],
      true_revati: ['True Revati', '真奎宿', '真奎宿'],
      yukteshwar: same('Yukteshwar'),
      fagan_bradley: same('Fagan/Bradley'),
      lahiri_icrc: same('Lahiri ICRC'),
      lahiri_1940: same('Lahiri 1940'),
      ushashashi: same('Usha/Shashi'),
      user: ['your own', '自定', '自訂'],
    },
  },
  node: { name: ['Lunar node', '月交点', '月交點'], values: { mean: ['mean', '平交点', '平交點'], true: ['true', '真交点', '真交點'] } },
  houses: {
    name: ['Cusps', '宫界', '宮界'],
    values: {
      whole_sign: ['whole signs', '整座', '整座'],
      equal_from_lagna: ['equal, from the lagna', '等宫，自上升起', '等宮，自上升起'],
      equal_lagna_middle: ['equal, lagna in the middle', '等宫，上升居中', '等宮，上升居中'],
      sripati: same('Sripati'),
      placidus: ['Placidus (KP)', 'Placidus（KP）', 'Placidus（KP）'],
    },
  },
  dashaYear: {
    name: ['Days of a dasha year', '大运一年日数', '大運一年日數'],
    values: {
      '365.25': same('365.25'),
      '365.2422': ['365.2422 (tropical)', '365.2422（回归年）', '365.2422（回歸年）'],
      '365.256364': ['365.256364 (sidereal)', '365.256364（恒星年）', '365.256364（恆星年）'],
      '360': same('360'),
    },
  },
  sunrise: {
    name: ['Sunrise', '日出', '日出'],
    values: {
      hindu: ['middle of the disc, no refraction', '日面中心，不计折射', '日面中心，不計折射'],
      centre_34: ['middle of the disc at −34′', '日面中心在 −34′', '日面中心在 −34′'],
      limb_50: ['upper limb, at −50′', '日面上缘，−50′', '日面上緣，−50′'],
    },
  },
  karakas: {
    name: ['Chara karakas', '业星', '業星'],
    values: {
      '7': ['seven', '七星', '七星'],
      '8': ['eight, with Rahu', '八星，含罗睺', '八星，含羅睺'],
      '7_rahu_on_tie': ['seven, Rahu on a tie', '七星，同度时加罗睺', '七星，同度時加羅睺'],
    },
  },
  coLords: {
    name: ['Lords of Scorpio and Aquarius', '天蝎与水瓶的主星', '天蠍與水瓶的主星'],
    values: { single: ['the planet', '行星', '行星'], stronger: ['the stronger of planet and node', '行星与交点之强者', '行星與交點之強者'] },
  },
  upapada: {
    name: ['Upapada', '副映点', '副映點'],
    values: {
      a12: ['of the 12th', '第十二宫', '第十二宮'],
      by_parity: ['of the 2nd where the lagna is even', '上升为偶数座时取第二宫', '上升為偶數座時取第二宮'],
    },
  },
  d2: { name: same('D2'), values: { parashara: same('Parashara'), parivritti: same('Parivritti'), kashinatha: same('Kashinatha') } },
  d3: {
    name: same('D3'),
    values: { parashara: same('Parashara'), parivritti: same('Parivritti'), somanatha: same('Somanatha'), jagannatha: same('Jagannatha') },
  },
  d11: { name: same('D11'), values: { rudra: same('Rudra'), rudra_reverse: ['Rudra, reversed', 'Rudra（反向）', 'Rudra（反向）'] } },
  d24: {
    name: same('D24'),
    values: {
      parashara: same('Parashara'),
      even_backward: ['even signs backward', '偶数座逆数', '偶數座逆數'],
      even_from_leo: ['even signs from Leo', '偶数座自狮子起', '偶數座自獅子起'],
    },
  },
  d30: { name: same('D30'), values: { parashara: same('Parashara'), parivritti: same('Parivritti') } },
  d60: { name: same('D60'), values: { from_sign: ['from the sign', '自本座起', '自本座起'], from_aries: ['from Aries', '自白羊起', '自白羊起'] } },
  bavTable: { name: ['Ashtakavarga table', '八分法表', '八分法表'], values: { bphs: same('BPHS'), varahamihira: same('Varahamihira') } },
  moonBenefic: {
    name: ['The Moon is benefic', '月为吉星', '月為吉星'],
    values: { waxing: ['while it waxes', '渐盈时', '漸盈時'], bright_half: ['120° to 240° from the Sun', '距日 120° 至 240°', '距日 120° 至 240°'] },
  },
  mercuryCompany: {
    name: ['Mercury is malefic', '水星为凶星', '水星為凶星'],
    values: {
      any_malefic: ['with any malefic', '与任一凶星同座', '與任一凶星同座'],
      majority: ['with more malefics than benefics', '同座凶星多于吉星', '同座凶星多於吉星'],
    },
  },
  pushkaraBhaga: { name: ['Pushkara bhaga', '滋养度', '滋養度'], values: { element: ['by element', '按元素', '按元素'], parijata: same('Jataka Parijata') } },
  warWinner: {
    name: ['Winner of a planetary war', '行星战胜者', '行星戰勝者'],
    values: {
      north: ['the more northern', '偏北者', '偏北者'],
      brighter: ['the brighter', '较亮者', '較亮者'],
      lower_longitude: ['the one behind', '黄经较小者', '黃經較小者'],
    },
  },
  nodeAspects: { name: ['Aspects of the nodes', '罗计相位', '羅計相位'], values: { none: ['none', '无', '無'], '5-7-9': same('5, 7, 9'), '7': same('7') } },
  nodeDignity: {
    name: ['Dignity of the nodes', '罗计庙旺', '羅計廟旺'],
    values: {
      none: ['none', '无', '無'],
      taurus: ['Rahu exalted in Taurus', '罗睺旺于金牛', '羅睺旺於金牛'],
      gemini: ['Rahu exalted in Gemini', '罗睺旺于双子', '羅睺旺於雙子'],
    },
  },
  venusMoolatrikona: {
    name: ['Moolatrikona of Venus, in Libra', '金星三方主位（天秤）', '金星三方主位（天秤）'],
    values: { '15': same('0–15°'), '5': same('0–5°'), '10': same('0–10°') },
  },
  chara: {
    name: ['Chara dasha', 'Chara 大运', 'Chara 大運'],
    values: { kn_rao: same('K. N. Rao'), parashara: same('Parashara'), pvr: same('P. V. R. Narasimha Rao') },
  },
  narayanaNodeDignity: {
    name: ['Dignity of nodes in Narayana dasha', 'Narayana 大运计罗计庙旺', 'Narayana 大運計羅計廟旺'],
    values: { off: ['no', '否', '否'], on: ['yes', '是', '是'] },
  },
  ashtottariStars: {
    name: ['Stars of Ashtottari dasha', 'Ashtottari 大运星宿', 'Ashtottari 大運星宿'],
    values: { '28': ['28, with Abhijit', '二十八宿，含牛宿', '二十八宿，含牛宿'], '27': ['27', '二十七宿', '二十七宿'] },
  },
  gulikaPoint: {
    name: ['Gulika rises at', 'Gulika 取', 'Gulika 取'],
    values: {
      begin: ['the beginning of its part', '时段之始', '時段之始'],
      middle: ['the middle', '时段之中', '時段之中'],
      end: ['the end', '时段之末', '時段之末'],
    },
  },
  mandi: { name: same('Mandi'), values: { same: ['as Gulika', '同 Gulika', '同 Gulika'], ghatis: ['by ghatis', '按刻数', '按刻數'] } },
  hora: {
    name: ['Hora', '时主', '時主'],
    values: { unequal: ['12 of the day, 12 of the night', '昼夜各十二', '晝夜各十二'], equal: ['24 equal ones', '二十四等分', '二十四等分'] },
  },
  varnada: { name: ['Varnada', 'Varnada', 'Varnada'], values: { santhanam: same('Santhanam'), raman: same('Raman'), jha: same('Jha'), rath: same('Rath') } },
  ekadhipatya: {
    name: ['Occupied signs in the reduction by lords', '同主消减时视为有星之座', '同主消減時視為有星之座'],
    values: { with_lagna: ['grahas and lagna', '九曜与上升', '九曜與上升'], grahas: ['grahas', '九曜', '九曜'] },
  },
  cheshtaLights: { name: ['Cheshta bala of Sun and Moon', '日月动力', '日月動力'], values: { bphs: same('BPHS 27.18'), none: ['none', '无', '無'] } },
  saptavargaja: {
    name: ['Points in seven divisions', '七分盘计分', '七分盤計分'],
    values: { halves: same('45 30 22.5 15 7.5 3.75 1.875'), tens: same('45 30 20 15 10 4 2') },
  },
  drekkanaBala: { name: ['Drekkana bala', '三分力', '三分力'], values: { raman: same('Raman'), bphs: same('BPHS 27') } },
  ayanaObliquity: { name: ['Obliquity of ayana bala', '行道力黄赤交角', '行道力黃赤交角'], values: { '23.45': same('23°27′'), '24': same('24°') } },
  drikBala: { name: ['Drik bala', '相位力', '相位力'], values: { quarter: ['a quarter', '四分之一', '四分之一'], bphs: same('BPHS 27') } },
  sunRequirement: { name: ['Rupas the Sun needs', '太阳所需力量', '太陽所需力量'], values: { '6.5': same('6.5'), '5': same('5') } },
  bhavaCancer: {
    name: ['Bhava dig bala of Cancer', '巨蟹的宫位方向力', '巨蟹的宮位方向力'],
    values: { watery: ['watery', '水座', '水座'], insect: ['insect', '虫座', '蟲座'] },
  },
}

const places: Readonly<Record<Language, 0 | 1 | 2>> = { en: 0, 'zh-Hans': 1, 'zh-Hant': 2 }

/** What a setting is called. */
export function settingLabel(name: SettingName, language: Language): string {
  return rows[name].name[places[language]]
}

/** What a value of a setting is called; a value that the setting has not is given back as it came. */
export function settingValueLabel(name: SettingName, value: string, language: Language): string {
  const values: Readonly<Record<string, Words>> = rows[name].values
  return values[value]?.[places[language]] ?? value
}
