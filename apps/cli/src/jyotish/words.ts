import type { Language } from '@hefu/liuyao/labels'

/** Flags of `chart`, `dasha` and `panchanga` that the help explains. */
export type JyotishHelpWord =
  | 'chart'
  | 'dasha'
  | 'panchanga'
  | 'birth'
  | 'moment'
  | 'date'
  | 'place'
  | 'zone'
  | 'lat'
  | 'lon'
  | 'fold'
  | 'system'
  | 'level'
  | 'on'
  | 'vargas'
  | 'sex'
  | 'facts'
  | 'factsOn'
  | 'settings'
  | 'json'
  | 'lang'
  | 'help'

/** What `chart`, `dasha` and `panchanga` print, in one language. */
export interface JyotishWords {
  readonly help: Readonly<Record<JyotishHelpWord, string>>
  readonly sunrise: string
  readonly sunset: string
  readonly nextSunrise: string
  readonly running: (date: string) => string
  readonly yearOf: (days: number) => string
  /** Heads of the columns of a chart: point, sign, star and quarter, house, dignity, navamsa, state. */
  readonly heads: readonly [string, string, string, string, string, string, string]
  readonly node: Readonly<Record<'mean' | 'true', string>>
  readonly nodeSensitive: string
  readonly noSunrise: Readonly<Record<'polar_night' | 'polar_day', string>>
  readonly noHouses: (system: string) => string
}

const en: JyotishWords = {
  help: {
    chart: 'Show a Vedic chart: lagna and grahas with signs, stars, houses, dignities and navamsas, special points, ashtakavarga',
    dasha: 'Show the periods of a Vedic chart, and which run on a date',
    panchanga: 'Show the almanac of a day or a moment: tithi, nakshatra, yoga, karana, weekday, hora, month',
    birth: 'the birth, such as 1991-02-03T16:00:00+05:30, or "1991-02-03 16:00" with a place or zone',
    moment: 'a moment, such as 2024-05-04T10:57:00+05:30, or "2024-05-04 10:57"; instead of --date',
    date: 'a day from sunrise to sunrise, such as 2024-05-04',
    place: 'the place, by name',
    zone: 'the time zone, such as Asia/Kolkata (otherwise that of the place)',
    lat: 'degrees, north positive; kept over those of the place',
    lon: 'degrees, east positive; kept over those of the place',
    fold: 'which of two, where the clock was put back: earlier or later',
    system: 'vimshottari, ashtottari, yogini, narayana or chara (vimshottari); the last two need a place',
    level: 'how many levels of periods, 1 to 5; 1 or 2 for narayana and chara (2)',
    on: 'show only the periods that run at this moment',
    vargas: 'also the signs of every division',
    sex: 'female or male; one yoga asks for it',
    facts: 'print every fact of the chart with its id, or those whose ids begin with a prefix, such as d9.',
    factsOn: 'with --facts: also the periods that run at this moment',
    settings: 'a setting of the chart, such as ayanamsa=raman or dashaYear=360; may be repeated',
    json: 'print JSON for machines',
    lang: 'language: zh-Hans, zh-Hant or en',
    help: 'show this help',
  },
  sunrise: 'Sunrise',
  sunset: 'Sunset',
  nextSunrise: 'Next sunrise',
  running: (date) => `Running at ${date}`,
  yearOf: (days) => `a year of ${days} days`,
  heads: ['', 'sign', 'star', 'house', 'dignity', 'navamsa', ''],
  node: { mean: 'mean node', true: 'true node' },
  nodeSensitive: 'The other node would give another sign, quarter or order of karakas.',
  noSunrise: {
    polar_night: 'The Sun does not rise here: nothing is told that takes a sunrise.',
    polar_day: 'The Sun does not set here: nothing is told that takes a sunrise.',
  },
  noHouses: (system) => `Houses ${system} are not defined here.`,
}

const zhHans: JyotishWords = {
  help: {
    chart: '印度占星命盘：上升与九曜的星座、月宿、宫位、庙旺、九分盘，以及特殊点与八分法',
    dasha: '印度占星的大运，以及某日正行的各级大运',
    panchanga: '某日或某时刻的印度历：太阴日、月宿、合、半日、星期、时主、月份',
    birth: '出生时刻，如 1991-02-03T16:00:00+05:30；或 "1991-02-03 16:00"，另给地点或时区',
    moment: '时刻，如 2024-05-04T10:57:00+05:30 或 "2024-05-04 10:57"；用来代替 --date',
    date: '自日出至次日日出的一天，如 2024-05-04',
    place: '地名',
    zone: '时区，如 Asia/Kolkata（默认取该地的时区）',
    lat: '纬度，北纬为正；以所填为准',
    lon: '经度，东经为正；以所填为准',
    fold: '钟表向后拨时是哪一次：earlier 或 later',
    system: 'vimshottari、ashtottari、yogini、narayana 或 chara（默认 vimshottari）；后两种须有地点',
    level: '列出几级，1 至 5；narayana 与 chara 为 1 或 2（默认 2）',
    on: '只列此时刻正行的大运',
    vargas: '另列各分盘的星座',
    sex: '性别 female 或 male；有一格局须知性别',
    facts: '列出命盘的每项事实及其编号；或只列编号以某前缀开头者，如 d9.',
    factsOn: '与 --facts 同用：加上此时刻正行的大运',
    settings: '一项设置，如 ayanamsa=raman 或 dashaYear=360；可重复',
    json: '输出 JSON',
    lang: '语言：zh-Hans、zh-Hant 或 en',
    help: '显示本帮助',
  },
  sunrise: '日出',
  sunset: '日落',
  nextSunrise: '次日日出',
  running: (date) => `${date} 正行`,
  yearOf: (days) => `每年 ${days} 日`,
  heads: ['', '星座', '月宿', '宫', '庙旺', '九分', ''],
  node: { mean: '平交点', true: '真交点' },
  nodeSensitive: '若取另一种交点，星座、月宿四分或业星次序会不同。',
  noSunrise: { polar_night: '此地太阳不升：须以日出推算者从缺。', polar_day: '此地太阳不落：须以日出推算者从缺。' },
  noHouses: (system) => `此地不能以 ${system} 分宫。`,
}

const zhHant: JyotishWords = {
  help: {
    chart: '印度占星命盤：上升與九曜的星座、月宿、宮位、廟旺、九分盤，以及特殊點與八分法',
    dasha: '印度占星的大運，以及某日正行的各級大運',
    panchanga: '某日或某時刻的印度曆：太陰日、月宿、合、半日、星期、時主、月份',
    birth: '出生時刻，如 1991-02-03T16:00:00+05:30；或 "1991-02-03 16:00"，另給地點或時區',
    moment: '時刻，如 2024-05-04T10:57:00+05:30 或 "2024-05-04 10:57"；用來代替 --date',
    date: '自日出至次日日出的一天，如 2024-05-04',
    place: '地名',
    zone: '時區，如 Asia/Kolkata（預設取該地的時區）',
    lat: '緯度，北緯為正；以所填為準',
    lon: '經度，東經為正；以所填為準',
    fold: '鐘錶向後撥時是哪一次：earlier 或 later',
    system: 'vimshottari、ashtottari、yogini、narayana 或 chara（預設 vimshottari）；後兩種須有地點',
    level: '列出幾級，1 至 5；narayana 與 chara 為 1 或 2（預設 2）',
    on: '只列此時刻正行的大運',
    vargas: '另列各分盤的星座',
    sex: '性別 female 或 male；有一格局須知性別',
    facts: '列出命盤的每項事實及其編號；或只列編號以某前綴開頭者，如 d9.',
    factsOn: '與 --facts 同用：加上此時刻正行的大運',
    settings: '一項設定，如 ayanamsa=raman 或 dashaYear=360；可重複',
    json: '輸出 JSON',
    lang: '語言：zh-Hans、zh-Hant 或 en',
    help: '顯示本說明',
  },
  sunrise: '日出',
  sunset: '日落',
  nextSunrise: '次日日出',
  running: (date) => `${date} 正行`,
  yearOf: (days) => `每年 ${days} 日`,
  heads: ['', '星座', '月宿', '宮', '廟旺', '九分', ''],
  node: { mean: '平交點', true: '真交點' },
  nodeSensitive: '若取另一種交點，星座、月宿四分或業星次序會不同。',
  noSunrise: { polar_night: '此地太陽不升：須以日出推算者從缺。', polar_day: '此地太陽不落：須以日出推算者從缺。' },
  noHouses: (system) => `此地不能以 ${system} 分宮。`,
}

/** The words of `chart`, `dasha` and `panchanga` by language. */
export const jyotishWords: Readonly<Record<Language, JyotishWords>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant }
