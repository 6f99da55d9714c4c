import { useMemo } from 'react'
import { useLanguage, wordsIn } from '../words/index.ts'
import { type ChartSpeech, chartWords } from './words.ts'

/** The page's language with the words of charts. */
export function useSpeech(): ChartSpeech {
  const [language] = useLanguage()
  return useMemo(() => ({ language, say: wordsIn(chartWords, language) }), [language])
}
