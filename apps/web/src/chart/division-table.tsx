import { houseFrom, starNames, starOf } from '@hefu/jyotish'
import { pointLabels } from '@hefu/jyotish/labels'
import type { ReactNode } from 'react'
import type { Cast } from './cast.ts'
import { DataTable } from './data-table.tsx'
import { type Division, statesOf } from './picture-of.ts'
import { degreeText, signText } from './said.ts'
import type { ChartSpeech } from './words.ts'

/** A division as a table: all that its figure says, and more. */
export function DivisionTable({ division, cast, speech }: { readonly division: Division; readonly cast: Cast; readonly speech: ChartSpeech }): ReactNode {
  const { say, language } = speech
  const withStars = division.varga === 'D1'
  const heads = [say('table.body'), say('table.place'), ...(withStars ? [say('table.star')] : []), say('table.house'), say('table.state')]
  const rows = division.marks.map((mark) => {
    const { star, pada } = starOf(mark.id === 'lagna' ? cast.positions.lagna : cast.positions.longitude[mark.id])
    const place = `${signText(mark.sign, language)}${mark.degree === undefined ? '' : ` ${degreeText(mark.degree)}`}`
    const states = statesOf(division, mark, { cast, speech })
    return {
      id: mark.id,
      cells: [
        mark.name,
        place,
        ...(withStars ? [`${pointLabels[language].star[starNames[star] ?? 'ashvini']} ${pada}`] : []),
        String(houseFrom(division.first, mark.sign)),
        states.length === 0 ? say('table.none') : states.join(say('joint.dot')),
      ],
    }
  })
  return <DataTable caption={say('table.caption', { varga: division.varga })} heads={heads} rows={rows} />
}
