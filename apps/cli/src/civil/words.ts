import type { Language } from '@hefu/liuyao/labels'

/** Flags and arguments of `time` and `place` that the help explains. */
export type CivilHelpWord =
  | 'time'
  | 'place'
  | 'clock'
  | 'name'
  | 'at-place'
  | 'zone'
  | 'latitude'
  | 'longitude'
  | 'offset'
  | 'mean-time'
  | 'practice'
  | 'julian'
  | 'limit'
  | 'near'
  | 'json'
  | 'lang'
  | 'help'

/** What `time` and `place` print themselves, in one language; the rest are the engine's labels. */
export interface CivilWords {
  readonly help: Readonly<Record<CivilHelpWord, string>>
  readonly julian: string
  readonly gap: string
  readonly shown: (clock: string) => string
  readonly others: string
  readonly hemisphere: (about: { readonly kilometres: number; readonly meant: string }) => string
  readonly far: (kilometres: number) => string
  readonly population: (people: string) => string
  readonly nearest: (about: { readonly place: string; readonly kilometres: number }) => string
  /** Why a zone of ships is named. */
  readonly atSea: string
  readonly credit: string
}

const en: CivilWords = {
  help: {
    time: 'Say which instant a clock time means: offset, daylight time, where it comes from',
    place: 'Find a place by name in any script, or the time zone of coordinates',
    clock: 'what the clock showed, such as "1942-10-11 16:00"',
    name: 'a name, such as Allahabad or "Paris, Texas", or coordinates, such as "25.45, 81.85"',
    'at-place': 'the place, by name',
    zone: 'the time zone, such as Asia/Kolkata (otherwise that of the place)',
    latitude: 'degrees, north positive; kept over those of the place',
    longitude: 'degrees, east positive; kept over those of the place',
    offset: 'an offset to use instead of the zone, such as +05:30',
    'mean-time': 'the clock kept local mean time',
    practice: 'the clock followed a local practice: bombay-time, calcutta-time, india-local-time, …',
    julian: 'the date is of the Julian calendar',
    limit: 'how many places to list (10)',
    near: 'places near here first, such as "25.45, 81.85"',
    json: 'print JSON for machines',
    lang: 'language: zh-Hans, zh-Hant or en',
    help: 'show this help',
  },
  julian: 'Julian calendar',
  gap: 'no instant; the clock could be read as',
  shown: (clock) => `the clock then showed ${clock}`,
  others: 'Other places of this name',
  hemisphere: ({ kilometres, meant }) =>
    `The coordinates lie ${kilometres} km from the place named; with the other sign they would be near: ${meant}. They are kept as typed.`,
  far: (kilometres) => `The coordinates lie ${kilometres} km from the place named. They are kept as typed.`,
  population: (people) => `about ${people} people`,
  nearest: ({ place, kilometres }) => `by ${place}, ${kilometres} km away`,
  atSea: 'by longitude, as ships keep it: no place is near',
  credit: 'Places: GeoNames, CC BY 4.0',
}

const zhHans: CivilWords = {
  help: {
    time: '钟表时间是哪一刻：时差、夏令时及其出处',
    place: '按任何文字的地名找地点，或按坐标找时区',
    clock: '钟表所示，如 "1942-10-11 16:00"',
    name: '地名，如 Allahabad、"Paris, Texas"，或坐标，如 "25.45, 81.85"',
    'at-place': '地名',
    zone: '时区，如 Asia/Kolkata（默认取该地的时区）',
    latitude: '纬度，北纬为正；以所填为准',
    longitude: '经度，东经为正；以所填为准',
    offset: '不用时区而用这个时差，如 +05:30',
    'mean-time': '钟表用地方平时',
    practice: '钟表用当地习惯的时间：bombay-time、calcutta-time、india-local-time 等',
    julian: '日期为儒略历',
    limit: '列出几个地点（默认 10）',
    near: '先列附近的，如 "25.45, 81.85"',
    json: '输出机器可读的 JSON',
    lang: '语言：zh-Hans、zh-Hant、en',
    help: '显示帮助',
  },
  julian: '儒略历',
  gap: '没有这一刻；可读作',
  shown: (clock) => `当时钟表显示 ${clock}`,
  others: '同名的其他地点',
  hemisphere: ({ kilometres, meant }) => `坐标离所说的地点 ${kilometres} 公里；正负号相反则相近：${meant}。仍以所填为准。`,
  far: (kilometres) => `坐标离所说的地点 ${kilometres} 公里。仍以所填为准。`,
  population: (people) => `约 ${people} 人`,
  nearest: ({ place, kilometres }) => `按 ${place}，相距 ${kilometres} 公里`,
  atSea: '按经度，如海上船只所用：附近没有地点',
  credit: '地点资料：GeoNames，CC BY 4.0',
}

const zhHant: CivilWords = {
  help: {
    time: '鐘錶時間是哪一刻：時差、夏令時及其出處',
    place: '按任何文字的地名找地點，或按座標找時區',
    clock: '鐘錶所示，如 "1942-10-11 16:00"',
    name: '地名，如 Allahabad、"Paris, Texas"，或座標，如 "25.45, 81.85"',
    'at-place': '地名',
    zone: '時區，如 Asia/Kolkata（預設取該地的時區）',
    latitude: '緯度，北緯為正；以所填為準',
    longitude: '經度，東經為正；以所填為準',
    offset: '不用時區而用這個時差，如 +05:30',
    'mean-time': '鐘錶用地方平時',
    practice: '鐘錶用當地習慣的時間：bombay-time、calcutta-time、india-local-time 等',
    julian: '日期為儒略曆',
    limit: '列出幾個地點（預設 10）',
    near: '先列附近的，如 "25.45, 81.85"',
    json: '輸出機器可讀的 JSON',
    lang: '語言：zh-Hans、zh-Hant、en',
    help: '顯示說明',
  },
  julian: '儒略曆',
  gap: '沒有這一刻；可讀作',
  shown: (clock) => `當時鐘錶顯示 ${clock}`,
  others: '同名的其他地點',
  hemisphere: ({ kilometres, meant }) => `座標離所說的地點 ${kilometres} 公里；正負號相反則相近：${meant}。仍以所填為準。`,
  far: (kilometres) => `座標離所說的地點 ${kilometres} 公里。仍以所填為準。`,
  population: (people) => `約 ${people} 人`,
  nearest: ({ place, kilometres }) => `按 ${place}，相距 ${kilometres} 公里`,
  atSea: '按經度，如海上船隻所用：附近沒有地點',
  credit: '地點資料：GeoNames，CC BY 4.0',
}

/** The words of `time` and `place` by language. */
export const civilWords: Readonly<Record<Language, CivilWords>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en }
