import { judgementLabels } from '@hefu/liuyao/labels'
import type { ReactNode } from 'react'
import { questionOf, tableSubject } from '../../reading/liuyao/matter/asks.ts'
import { capital } from '../../reading/liuyao/matter/capital.ts'
import { castWords } from '../../words/cast.ts'
import { useLanguage, useWords } from '../../words/index.ts'
import type { Draft } from './draft/draft.ts'

/** The question as it was typed, settled, with what it is about. */
export function LockedHead({ draft }: { readonly draft: Draft }): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const labels = judgementLabels[language]
  const question = questionOf(draft)
  const subject = question === undefined ? undefined : (question.subject ?? tableSubject(question))
  const parts = [
    ...(question === undefined ? [] : [capital(labels.category[question.category])]),
    ...(subject === undefined ? [] : [labels.subject[subject]]),
    say('question.locked'),
  ]
  return (
    <header className="mb-6 grid gap-1">
      <h1 tabIndex={-1} className="wrap-anywhere whitespace-pre-wrap">
        {draft.question.trim()}
      </h1>
      <p className="text-sm text-ink-2">{parts.join(' · ')}</p>
    </header>
  )
}
