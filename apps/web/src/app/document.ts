import { useEffect } from 'react'
import { commonWords } from '../words/common.ts'
import { useWords } from '../words/index.ts'

/** The document's title: the page's name, then ours. */
export function useTitle(page: string): void {
  const say = useWords(commonWords)
  const title = say('title', { page })
  useEffect(() => {
    document.title = title
  }, [title])
}
