import {
  type Dignity,
  dignityOf,
  type Graha,
  grahas,
  houseFrom,
  houses,
  isCombust,
  isPlanet,
  motionOf,
  placeOf,
  type Point,
  type Sign,
  signOfHouse,
  signs,
  vargaDegree,
  vargaDignity,
  type VargaName,
  vargaSigns,
} from '@hefu/jyotish'
import { placementLabels, pointLabels } from '@hefu/jyotish/labels'
import type { Cast } from './cast.ts'
import { type Mark, marksIn, type Picture } from './picture.ts'
import { signText } from './said.ts'
import type { ChartSpeech } from './words.ts'

/** A division of a chart as figures and tables show it: where every point stands and what is said of it. */
export type Division = {
  readonly varga: VargaName
  readonly first: Sign
  /** Whether the first house is the lagna's. */
  readonly hasLagna: boolean
  readonly marks: readonly Mark[]
  readonly dignity: Partial<Readonly<Record<Graha, Dignity>>>
}

/** Reads a division out of a chart. Without a time of birth it has no lagna and is counted from the Moon. */
export function divisionOf({ positions, settings, moment }: Cast, varga: VargaName, speech: ChartSpeech): Division {
  const places = vargaSigns(varga, positions, settings)
  const hasLagna = moment.timeKnown
  const points: readonly Point[] = hasLagna ? ['lagna', ...grahas] : grahas
  const longitude = (point: Point): number => (point === 'lagna' ? positions.lagna : positions.longitude[point])
  const marks = points.map((point): Mark => {
    const degree = varga === 'D1' ? placeOf(longitude(point)).degree : vargaDegree(varga, longitude(point), settings)
    return {
      id: point,
      ...shortOf(point, speech),
      name: pointLabels[speech.language].point[point],
      sign: places[point],
      degree,
      retrograde: isTold(point, settings.node) && motionOf(positions, point).retrograde,
      combust: point !== 'lagna' && isCombust(positions, point),
    }
  })
  const dignity = Object.fromEntries(
    grahas.flatMap((graha) => {
      if (!isPlanet(graha)) return []
      const found =
        varga === 'D1' ? dignityOf(graha, { longitude: positions.longitude[graha], signs: places }, settings) : vargaDignity(graha, places[graha], places)
      return [[graha, found] as const]
    }),
  )
  return { varga, first: hasLagna ? places.lagna : places.moon, hasLagna, marks, dignity }
}

/** The mean nodes always go backwards, so nothing is told by saying so. */
function isTold(point: Point, node: 'mean' | 'true'): point is Graha {
  return point !== 'lagna' && (node === 'true' || (point !== 'rahu' && point !== 'ketu'))
}

function shortOf(point: Point, { language, say }: ChartSpeech): Pick<Mark, 'short' | 'shorter'> {
  const short = say(`short.${point}`)
  return language === 'en' && point === 'lagna' ? { short, shorter: short.slice(0, 2) } : { short }
}

/** What the figure of a division is drawn from. */
export function pictureOf(division: Division, style: 'north' | 'south', { speech, title, zodiac }: PictureWords): Picture {
  const { say, language } = speech
  return {
    first: division.first,
    title,
    under: [division.varga, zodiac].join(say('joint.dot')),
    marks: division.marks,
    signs: signs.map((sign) => ({ name: signText(sign, language), short: say(`sign.${sign}`) })),
    sentence: say(`sentence.${style}`, {
      varga: division.varga,
      first: say(division.hasLagna ? 'sentence.lagna' : 'sentence.moon', { sign: signText(division.first, language) }),
      houses: houses.flatMap((house) => houseSentence(division, signOfHouse(division.first, house), speech)).join(say('joint.house')),
    }),
  }
}

/** Words that go into a figure. */
type PictureWords = { readonly speech: ChartSpeech; readonly title: string; readonly zodiac: string }

function houseSentence(division: Division, sign: Sign, { say, language }: ChartSpeech): readonly string[] {
  const bodies = marksIn(division, sign).filter(({ id }) => id !== 'lagna')
  if (bodies.length === 0) return []
  const said = bodies.map(({ name, retrograde, combust }) => {
    const marks = [retrograde ? say('state.retrograde') : '', combust ? say('state.combust') : ''].filter((mark) => mark !== '')
    return say('sentence.body', { name, marks: marks.length === 0 ? '' : say('sentence.marks', { marks: marks.join(say('joint.mark')) }) })
  })
  return [say('sentence.house', { house: houseFrom(division.first, sign), sign: signText(sign, language), bodies: said.join(say('joint.body')) })]
}

/** What is said of a mark in the table: dignity, motion, closeness to the Sun, which node. */
export function statesOf(
  division: Division,
  mark: Mark,
  { cast, speech: { say, language } }: { readonly cast: Cast; readonly speech: ChartSpeech },
): readonly string[] {
  if (mark.id === 'lagna') return []
  const dignity = division.dignity[mark.id]
  const isNode = mark.id === 'rahu' || mark.id === 'ketu'
  return [
    ...(dignity === undefined || dignity === 'neutral' ? [] : [placementLabels[language].dignity[dignity]]),
    ...(isNode ? [say(cast.settings.node === 'mean' ? 'state.meanNode' : 'state.trueNode')] : []),
    ...(mark.retrograde ? [say('state.retrograde')] : []),
    ...(mark.combust ? [say('state.combust')] : []),
    ...(division.varga !== 'D1' && cast.placements[mark.id].sign === mark.sign ? [say('state.vargottama')] : []),
  ]
}
