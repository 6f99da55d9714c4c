import type { Language } from '@hefu/liuyao/labels'
import type { DeltaTKind } from '@hefu/sky'

/** Flags of `sky` that the help explains. */
export type SkyHelpWord = 'sky' | 'at' | 'place' | 'zone' | 'lat' | 'lon' | 'fold' | 'ayanamsa' | 'houses' | 'json' | 'lang' | 'help'

/** What `sky` prints, in one language. */
export interface SkyWords {
  readonly help: Readonly<Record<SkyHelpWord, string>>
  /** Heads of the columns: body, sidereal longitude, tropical longitude, latitude, motion a day, distance. */
  readonly heads: readonly [string, string, string, string, string, string]
  readonly ascendant: string
  readonly midheaven: string
  readonly ayanamsa: (about: { readonly name: string; readonly degrees: string }) => string
  readonly houses: (system: string) => string
  readonly noHouses: (system: string) => string
  readonly deltaT: Readonly<Record<DeltaTKind, string>>
}

const en: SkyWords = {
  help: {
    sky: 'Show where Sun, Moon, planets and nodes stand at a moment, with ascendant and houses for a place',
    at: 'the moment, such as 2024-05-04T10:57:00+05:30, or "2024-05-04 10:57" with a place or zone',
    place: 'the place, by name',
    zone: 'the time zone, such as Asia/Kolkata (otherwise that of the place)',
    lat: 'degrees, north positive; kept over those of the place',
    lon: 'degrees, east positive; kept over those of the place',
    fold: 'which of two, where the clock was put back: earlier or later',
    ayanamsa: 'which zodiac: lahiri, trueChitra, krishnamurti, raman, … or none (lahiri)',
    houses: 'which houses: wholeSign, equalFromLagna, sripati, placidus, … (wholeSign)',
    json: 'print JSON for machines',
    lang: 'language: zh-Hans, zh-Hant or en',
    help: 'show this help',
  },
  heads: ['', 'sidereal °', 'tropical °', 'latitude °', '° a day', 'distance au'],
  ascendant: 'Ascendant',
  midheaven: 'Midheaven',
  ayanamsa: ({ name, degrees }) => `Ayanamsa ${name} ${degrees}°`,
  houses: (system) => `Houses ${system}, from the first`,
  noHouses: (system) => `Houses ${system} are not defined here.`,
  deltaT: { reconstructed: 'reconstructed', observed: 'observed', forecast: 'forecast' },
}

const zhHans: SkyWords = {
  help: {
    sky: '某一时刻日月、行星与交点的位置，以及某地的上升点与宫位',
    at: '时刻，如 2024-05-04T10:57:00+05:30；或 "2024-05-04 10:57"，另给地点或时区',
    place: '地名',
    zone: '时区，如 Asia/Kolkata（默认取该地的时区）',
    lat: '纬度，北纬为正；以所填为准',
    lon: '经度，东经为正；以所填为准',
    fold: '钟表向后拨时是哪一次：earlier 或 later',
    ayanamsa: '岁差零点：lahiri、trueChitra、krishnamurti、raman 等，或 none（默认 lahiri）',
    houses: '宫制：wholeSign、equalFromLagna、sripati、placidus 等（默认 wholeSign）',
    json: '输出 JSON',
    lang: '语言：zh-Hans、zh-Hant 或 en',
    help: '显示本帮助',
  },
  heads: ['', '恒星黄经°', '回归黄经°', '黄纬°', '每日°', '距离 au'],
  ascendant: '上升点',
  midheaven: '中天',
  ayanamsa: ({ name, degrees }) => `岁差 ${name} ${degrees}°`,
  houses: (system) => `宫位 ${system}，自第一宫起`,
  noHouses: (system) => `此地没有 ${system} 宫位。`,
  deltaT: { reconstructed: '由史料推定', observed: '实测', forecast: '预测' },
}

const zhHant: SkyWords = {
  help: {
    sky: '某一時刻日月、行星與交點的位置，以及某地的上升點與宮位',
    at: '時刻，如 2024-05-04T10:57:00+05:30；或 "2024-05-04 10:57"，另給地點或時區',
    place: '地名',
    zone: '時區，如 Asia/Kolkata（預設取該地的時區）',
    lat: '緯度，北緯為正；以所填為準',
    lon: '經度，東經為正；以所填為準',
    fold: '鐘錶向後撥時是哪一次：earlier 或 later',
    ayanamsa: '歲差零點：lahiri、trueChitra、krishnamurti、raman 等，或 none（預設 lahiri）',
    houses: '宮制：wholeSign、equalFromLagna、sripati、placidus 等（預設 wholeSign）',
    json: '輸出 JSON',
    lang: '語言：zh-Hans、zh-Hant 或 en',
    help: '顯示本說明',
  },
  heads: ['', '恆星黃經°', '回歸黃經°', '黃緯°', '每日°', '距離 au'],
  ascendant: '上升點',
  midheaven: '中天',
  ayanamsa: ({ name, degrees }) => `歲差 ${name} ${degrees}°`,
  houses: (system) => `宮位 ${system}，自第一宮起`,
  noHouses: (system) => `此地沒有 ${system} 宮位。`,
  deltaT: { reconstructed: '由史料推定', observed: '實測', forecast: '預測' },
}

/** The words of `sky` by language. */
export const skyWords: Readonly<Record<Language, SkyWords>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant }
