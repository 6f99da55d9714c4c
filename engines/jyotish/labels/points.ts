import type { Language } from '@hefu/sky/labels'
import type { Point } from '../src/graha.ts'
import type { SignName } from '../src/sign.ts'
import type { StarName } from '../src/placement/star.ts'

/** What grahas, lagna, signs and stars are called; the stars keep their Indian names in English, and in Chinese stand by the lunar mansion they are rendered with. */
export type PointLabels = {
  readonly point: Readonly<Record<Point, string>>
  readonly sign: Readonly<Record<SignName, string>>
  readonly star: Readonly<Record<StarName, string>>
}

const en: PointLabels = {
  point: {
    lagna: 'Lagna',
    sun: 'Sun',
    moon: 'Moon',
    mars: 'Mars',
    mercury: 'Mercury',
    jupiter: 'Jupiter',
    venus: 'Venus',
    saturn: 'Saturn',
    rahu: 'Rahu',
    ketu: 'Ketu',
  },
  sign: {
    aries: 'Aries',
    taurus: 'Taurus',
    gemini: 'Gemini',
    cancer: 'Cancer',
    leo: 'Leo',
    virgo: 'Virgo',
    libra: 'Libra',
    scorpio: 'Scorpio',
    sagittarius: 'Sagittarius',
    capricorn: 'Capricorn',
    aquarius: 'Aquarius',
    pisces: 'Pisces',
  },
  star: {
    ashvini: 'Ashvini',
    bharani: 'Bharani',
    krittika: 'Krittika',
    rohini: 'Rohini',
    mrigashira: 'Mrigashira',
    ardra: 'Ardra',
    punarvasu: 'Punarvasu',
    pushya: 'Pushya',
    ashlesha: 'Ashlesha',
    magha: 'Magha',
    purva_phalguni: 'Purva Phalguni',
    uttara_phalguni: 'Uttara Phalguni',
    hasta: 'Hasta',
    chitra: 'Chitra',
    svati: 'Svati',
    vishakha: 'Vishakha',
    anuradha: 'Anuradha',
    jyeshtha: 'Jyeshtha',
    mula: 'Mula',
    purva_ashadha: 'Purva Ashadha',
    uttara_ashadha: 'Uttara Ashadha',
    shravana: 'Shravana',
    dhanishtha: 'Dhanishtha',
    shatabhisha: 'Shatabhisha',
    purva_bhadrapada: 'Purva Bhadrapada',
    uttara_bhadrapada: 'Uttara Bhadrapada',
    revati: 'Revati',
  },
}

const zhHans: PointLabels = {
  point: {
    lagna: '上升',
    sun: '太阳',
    moon: '月亮',
    mars: '火星',
    mercury: '水星',
    jupiter: '木星',
    venus: '金星',
    saturn: '土星',
    rahu: '罗睺',
    ketu: '计都',
  },
  sign: {
    aries: '白羊座',
    taurus: '金牛座',
    gemini: '双子座',
    cancer: '巨蟹座',
    leo: '狮子座',
    virgo: '处女座',
    libra: '天秤座',
    scorpio: '天蝎座',
    sagittarius: '射手座',
    capricorn: '摩羯座',
    aquarius: '水瓶座',
    pisces: '双鱼座',
  },
  star: {
    ashvini: '娄宿',
    bharani: '胃宿',
    krittika: '昴宿',
    rohini: '毕宿',
    mrigashira: '觜宿',
    ardra: '参宿',
    punarvasu: '井宿',
    pushya: '鬼宿',
    ashlesha: '柳宿',
    magha: '星宿',
    purva_phalguni: '张宿',
    uttara_phalguni: '翼宿',
    hasta: '轸宿',
    chitra: '角宿',
    svati: '亢宿',
    vishakha: '氐宿',
    anuradha: '房宿',
    jyeshtha: '心宿',
    mula: '尾宿',
    purva_ashadha: '箕宿',
    uttara_ashadha: '斗宿',
    shravana: '女宿',
    dhanishtha: '虚宿',
    shatabhisha: '危宿',
    purva_bhadrapada: '室宿',
    uttara_bhadrapada: '壁宿',
    revati: '奎宿',
  },
}

const zhHant: PointLabels = {
  point: { ...zhHans.point, sun: '太陽', rahu: '羅睺', ketu: '計都' },
  sign: { ...zhHans.sign, gemini: '雙子座', leo: '獅子座', virgo: '處女座', scorpio: '天蠍座', pisces: '雙魚座' },
  star: { ...zhHans.star, ashvini: '婁宿', rohini: '畢宿', ardra: '參宿', purva_phalguni: '張宿', hasta: '軫宿', dhanishtha: '虛宿' },
}

/** Grahas, lagna, signs and stars in each language. */
export const pointLabels: Readonly<Record<Language, PointLabels>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en }
