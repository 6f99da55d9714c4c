import type { ReactNode } from 'react'
import { useTitle } from '../../app/document.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { commonWords } from '../../words/common.ts'
import { useWords } from '../../words/index.ts'

/** An address that leads nowhere, or a record that is gone. */
export function MissingPage(): ReactNode {
  const say = useWords(commonWords)
  useTitle(say('page.missing'))
  return (
    <>
      <PageHead title={say('page.missing')}>{say('page.missing.next')}</PageHead>
      <ButtonLink href="/">{say('page.home')}</ButtonLink>
    </>
  )
}
