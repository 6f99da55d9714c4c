import type { Language } from '@hefu/liuyao/labels'

/** Flags of `dasha` and `panchanga` that the help explains. */
export type JyotishHelpWord =
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
  | 'settings'
  | 'json'
  | 'lang'
  | 'help'

/** What `dasha` and `panchanga` print, in one language. */
export interface JyotishWords {
  readonly help: Readonly<Record<JyotishHelpWord, string>>
  readonly sunrise: string
  readonly sunset: string
  readonly nextSunrise: string
  readonly running: (date: string) => string
  readonly yearOf: (days: number) => string
}

const en: JyotishWords = {
  help: {
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
}

const zhHans: JyotishWords = {
  help: {
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
}

const zhHant: JyotishWords = {
  help: {
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
}

/** The words of `dasha` and `panchanga` by language. */
export const jyotishWords: Readonly<Record<Language, JyotishWords>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant }
