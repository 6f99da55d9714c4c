import type { ReactNode } from 'react'
import { useTitle } from '../../app/document.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { commonWords } from '../../words/common.ts'
import { useWords } from '../../words/index.ts'

export function CastPage(): ReactNode {
  const say = useWords(commonWords)
  useTitle(say('nav.cast'))
  return <PageHead title={say('nav.cast')} />
}
