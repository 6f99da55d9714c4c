import { labelsOf } from '@hefu/liuyao/labels'
import type { ReactNode } from 'react'
import { momentText } from '../../../reading/liuyao/conventions/moment-facts.tsx'
import { resolvedOf } from '../../../reading/liuyao/conventions/chosen.ts'
import { castWords } from '../../../words/cast.ts'
import { useLanguage, useWords } from '../../../words/index.ts'
import { momentOf } from '../draft/moment-of.ts'
import { hourOf } from '../draft/way-of.ts'
import { useNow } from '../use-now.ts'
import type { PanelProps } from './panel.ts'

/** The moment itself makes the hexagram. */
export function TimePanel({ editing: { draft }, goOn }: PanelProps): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const moment = momentOf(draft, useNow())
  const { branch } = labelsOf(language)
  const hour = moment.ok ? hourOf({ moment: moment.value, options: resolvedOf(draft) }) : undefined
  const lunar = moment.ok ? moment.value.lunar : undefined
  return (
    <>
      <p className="text-sm leading-[1.75] text-ink-2">{say('time.explained')}</p>
      {lunar === undefined || hour?.ok !== true || !moment.ok ? null : (
        <p className="num text-sm">
          {momentText(moment.value)}
          <br />
          {say(lunar.leap ? 'time.leap' : 'time.lunar', { year: branch[lunar.yearBranch], month: lunar.month, day: lunar.day, hour: branch[hour.value] })}
        </p>
      )}
      {goOn(say('time.make'))}
    </>
  )
}
