import type { KeptReading } from '@hefu/wire'
import type { ReactNode } from 'react'
import { useLanguage, useWords, type PageLanguage } from '../../../words/index.ts'
import { readingWords } from '../../words.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** Times at which the matter may ripen, the likeliest first, with their dates where the cast has one. */
export function Timing({ kept: { reading, facts, language: written } }: { readonly kept: KeptReading }): ReactNode {
  const say = useWords(readingWords)
  const [language] = useLanguage()
  const { windows } = reading.ui_hints
  if (windows.length === 0) return null
  return (
    <>
      <ul className="grid max-w-(--measure) gap-3">
        {windows.map(({ id, from, to }) => (
          <li key={id} className="grid gap-x-4 border-b border-line pb-3 sm:grid-cols-[11rem_1fr]">
            {from === undefined || to === undefined ? null : (
              <b className="num font-normal">
                <span className="nb">{dayText(from, language)}</span>{' '}
                {from === to ? null : <span className="nb">{say('windows.until', { date: dayText(to, language) })}</span>}
              </b>
            )}
            <span className="text-sm text-ink-2" lang={written}>
              {facts.find((fact) => fact.id === id)?.text}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs leading-relaxed text-ink-3">{say('windows.note')}</p>
    </>
  )
}

/** A date `YYYY-MM-DD` as a list says it. */
function dayText(date: string, language: PageLanguage): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return language === 'en' ? `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}` : `${year} 年 ${Number(month)} 月 ${Number(day)} 日`
}
