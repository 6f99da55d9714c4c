import type { Body } from '../src/position/bodies.ts'
import type { Language } from './language.ts'

/** What bodies are called in each language. */
export const bodyLabels: Readonly<Record<Language, Readonly<Record<Body, string>>>> = {
  en: {
    sun: 'Sun',
    moon: 'Moon',
    mercury: 'Mercury',
    venus: 'Venus',
    mars: 'Mars',
    jupiter: 'Jupiter',
    saturn: 'Saturn',
    uranus: 'Uranus',
    neptune: 'Neptune',
    pluto: 'Pluto',
    meanNode: 'Mean node',
    trueNode: 'True node',
  },
  'zh-Hans': {
    sun: '太阳',
    moon: '月亮',
    mercury: '水星',
    venus: '金星',
    mars: '火星',
    jupiter: '木星',
    saturn: '土星',
    uranus: '天王星',
    neptune: '海王星',
    pluto: '冥王星',
    meanNode: '平升交点',
    trueNode: '真升交点',
  },
  'zh-Hant': {
    sun: '太陽',
    moon: '月亮',
    mercury: '水星',
    venus: '金星',
    mars: '火星',
    jupiter: '木星',
    saturn: '土星',
    uranus: '天王星',
    neptune: '海王星',
    pluto: '冥王星',
    meanNode: '平升交點',
    trueNode: '真升交點',
  },
}
