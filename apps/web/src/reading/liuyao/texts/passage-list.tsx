import type { Chart } from '@hefu/liuyao'
import { Fragment, type ReactNode } from 'react'
import { useLanguage, useWords } from '../../../words/index.ts'
import { readingWords } from '../../words.ts'
import { passagesOf } from './passages.ts'

/** The passages of a cast, each with its name. */
export function PassageList({ chart }: { readonly chart: Chart }): ReactNode {
  const say = useWords(readingWords)
  const [language] = useLanguage()
  return (
    <dl lang={language} className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 pb-3 font-read leading-[1.8]">
      {passagesOf(chart, language, say).map(({ name, text }) => (
        <Fragment key={name}>
          <dt className="text-ink-3">{name}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
