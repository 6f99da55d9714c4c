import type { Chart } from '@hefu/liuyao'
import type { KeptReading } from '@hefu/wire'
import type { ReactNode } from 'react'
import { ConventionList } from '../../reading/liuyao/conventions/moment-facts.tsx'
import { usePointed } from '../../reading/liuyao/facts/frame.tsx'
import { Plate } from '../../reading/liuyao/plate/plate.tsx'
import { OldText } from '../../reading/liuyao/texts/old-text.tsx'
import { useLanguage } from '../../words/index.ts'

/** The plate with the book's words and its conventions in folds below. */
export function PlatePart({ chart, kept }: { readonly chart: Chart; readonly kept: KeptReading | undefined }): ReactNode {
  const [language] = useLanguage()
  const { pointed } = usePointed()
  return (
    <>
      <Plate chart={chart} language={language} marked={kept?.reading.ui_hints.lines ?? []} pointed={pointed} />
      <OldText chart={chart} />
      <ConventionList options={chart.options} />
    </>
  )
}
