import { houses, placeOf } from '@hefu/jyotish'
import type { Ephemeris } from '@hefu/sky'
import { type ReactNode, useMemo } from 'react'
import type { Cast } from '../cast.ts'
import { DataTable } from '../data-table.tsx'
import { cuspsOf } from '../differ/differences.ts'
import { degreeText, signText } from '../said.ts'
import { valueText } from '../settings/words-of.ts'
import type { ChartSpeech } from '../words.ts'

/** Starts and middles of the houses in the chosen system. */
export function Cusps({ cast, ephemeris, speech }: { readonly cast: Cast; readonly ephemeris: Ephemeris; readonly speech: ChartSpeech }): ReactNode {
  const { say, language } = speech
  const found = useMemo(() => cuspsOf(ephemeris, cast.moment, cast.settings), [ephemeris, cast])
  const place = (longitude: number | undefined): string => {
    if (longitude === undefined) return say('table.none')
    const { sign, degree } = placeOf(longitude)
    return `${signText(sign, language)} ${degreeText(degree)}`
  }
  return (
    <details>
      <summary>{[say('cusps.title'), valueText('houses', cast.settings, speech)].join(say('joint.dot'))}</summary>
      {found === undefined ? (
        <p className="text-sm text-ink-2">{say('cusps.none')}</p>
      ) : (
        <DataTable
          caption={say('cusps.title')}
          heads={[say('table.house'), say('cusps.start'), say('cusps.middle')]}
          rows={houses.map((house) => ({ id: String(house), cells: [String(house), place(found.starts[house - 1]), place(found.middles[house - 1])] }))}
        />
      )}
    </details>
  )
}
