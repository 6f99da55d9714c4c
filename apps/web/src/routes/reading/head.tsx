import type { Chart } from '@hefu/liuyao'
import { judgementLabels, labelsOf, pillarLabel } from '@hefu/liuyao/labels'
import type { SessionWhole } from '@hefu/wire'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { momentText } from '../../reading/liuyao/conventions/moment-facts.tsx'
import { forgetWords } from '../../reading/liuyao/followup/kept-words.ts'
import { OwnWords } from '../../reading/liuyao/followup/answered.tsx'
import { readingWords } from '../../reading/words.ts'
import { useLanguage, useWords } from '../../words/index.ts'
import { SessionMenu } from '../history/session-menu.tsx'
import { nameOf } from './names.ts'

/** The question, when it was cast, and what can be done with the record. */
export function ReadingHead({ whole, chart }: { readonly whole: SessionWhole; readonly chart: Chart | undefined }): ReactNode {
  const say = useWords(readingWords)
  const [language] = useLanguage()
  const [, go] = useLocation()
  const category = judgementLabels[language].category[whole.matter.category]
  const { head, renamed, long } = nameOf(whole)
  const onDeleted = (): void => {
    forgetWords(whole.session)
    go('/history')
  }
  return (
    <header className="grid gap-2">
      <div className="flex items-start justify-between gap-4">
        <p className="self-center text-xs tracking-wider text-ink-3">
          {renamed === undefined ? say('eyebrow', { category }) : say('eyebrow.titled', { category, title: renamed })}
        </p>
        <SessionMenu row={whole} onDeleted={onDeleted} />
      </div>
      <h1 tabIndex={-1} lang={whole.language} className="max-w-[24em] leading-[1.4]! wrap-anywhere">
        {head}
      </h1>
      {long ? <OwnWords text={whole.question} /> : null}
      {chart === undefined ? <div className="min-h-6" /> : <CastWhen chart={chart} />}
    </header>
  )
}

/** When it was cast: clock, pillars, void, and how. */
function CastWhen({ chart }: { readonly chart: Chart }): ReactNode {
  const say = useWords(readingWords)
  const [language] = useLanguage()
  const { pillars, cast, void: empty } = chart
  const { branch, way } = labelsOf(language)
  const { year, month, day, hour, monthBranch } = pillars
  const four = [
    ...(year === undefined ? [] : [say('pillar.year', { pillar: pillarLabel(year, language) })]),
    month === undefined ? say('pillar.monthBranch', { branch: branch[monthBranch] }) : say('pillar.month', { pillar: pillarLabel(month, language) }),
    say('pillar.day', { pillar: pillarLabel(day, language) }),
    ...(hour === undefined ? [] : [say('pillar.hour', { pillar: pillarLabel(hour, language) })]),
  ]
  return (
    <>
      <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-2">
        {cast.when.kind === 'instant' ? <span className="num">{momentText(cast.when)}</span> : null}
        <span>{four.join(language === 'en' ? ', ' : ' ')}</span>
        <span className="nb">{say('void', { branches: empty.map((one) => branch[one]).join(language === 'en' ? ', ' : '') })}</span>
        <span>{way[cast.way.kind]}</span>
      </p>
      {chart.warnings.map((warning) => (
        <p key={`${warning.kind}-${warning.pillar}`} className="text-xs leading-relaxed text-ochre">
          {say('warning.near', {
            edge: labelsOf(language).warning[warning.kind],
            before: pillarLabel(warning.before, language),
            after: pillarLabel(warning.after, language),
          })}
        </p>
      ))}
    </>
  )
}
