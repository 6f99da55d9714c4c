import type { Chart } from '@hefu/liuyao'
import { labelsOf } from '@hefu/liuyao/labels'
import type { KeptReading } from '@hefu/wire'
import type { ReactNode } from 'react'
import { usePointed } from '../../reading/liuyao/facts/frame.tsx'
import { Plate } from '../../reading/liuyao/plate/plate.tsx'
import { OldText } from '../../reading/liuyao/texts/old-text.tsx'
import { readingWords } from '../../reading/words.ts'
import { useLanguage, useWords } from '../../words/index.ts'

/** The plate with the book's words and its conventions in folds below. */
export function PlatePart({ chart, kept }: { readonly chart: Chart; readonly kept: KeptReading | undefined }): ReactNode {
  const [language] = useLanguage()
  const { pointed } = usePointed()
  return (
    <>
      <Plate chart={chart} language={language} marked={kept?.reading.ui_hints.lines ?? []} pointed={pointed} />
      <OldText chart={chart} />
      <ConventionList chart={chart} />
    </>
  )
}

/** Every convention that the plate was set out by. */
function ConventionList({ chart }: { readonly chart: Chart }): ReactNode {
  const say = useWords(readingWords)
  const [language] = useLanguage()
  const { option, preset } = labelsOf(language)
  const { preset: chosen, ...conventions } = chart.options
  return (
    <details>
      <summary>{say('conventions.open', { preset: preset[chosen] })}</summary>
      <dl className="grid gap-x-5 gap-y-1 pb-3 text-sm sm:grid-cols-[auto_1fr]">
        {Object.entries(conventions).map(([name, value]) => (
          <ConventionRow key={name} words={option} name={name} value={value} />
        ))}
      </dl>
    </details>
  )
}

type Named = Readonly<Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>>

function ConventionRow({ words, name, value }: { readonly words: Named; readonly name: string; readonly value: string }): ReactNode {
  const named = words[name]
  return (
    <>
      <dt className="text-ink-3">{named?.name ?? name}</dt>
      <dd className="max-sm:mb-2">{named?.values[value] ?? value}</dd>
    </>
  )
}
