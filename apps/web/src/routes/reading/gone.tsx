import { useEffect, type ReactNode } from 'react'
import { useTitle } from '../../app/document.ts'
import { forgetWords } from '../../reading/liuyao/followup/kept-words.ts'
import { readingWords } from '../../reading/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../words/index.ts'

/** A record that was deleted, here or in another window, or that never was. */
export function Gone({ session }: { readonly session: string }): ReactNode {
  const say = useWords(readingWords)
  useTitle(say('gone'))
  useEffect(() => forgetWords(session), [session])
  return (
    <>
      <PageHead title={say('gone')}>{say('gone.note')}</PageHead>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/history">{say('gone.history')}</ButtonLink>
        <ButtonLink href="/cast/liuyao">{say('gone.cast')}</ButtonLink>
      </div>
    </>
  )
}
