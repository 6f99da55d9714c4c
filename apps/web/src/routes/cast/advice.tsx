import type { ReactNode } from 'react'
import { Slip } from '../../ui/slip.tsx'
import { castWords } from '../../words/cast.ts'
import { useWords } from '../../words/index.ts'
import { DraftMoment } from './draft-moment.tsx'
import type { Editing } from './draft/use-draft.ts'

/** Beside the question: how to ask well, and the moment that the cast will have. */
export function Advice({ editing }: { readonly editing: Editing }): ReactNode {
  const say = useWords(castWords)
  return (
    <aside className="grid content-start gap-6" aria-labelledby="advice">
      <Slip className="grid gap-3">
        <h2 id="advice" className="text-lg!">
          {say('advice')}
        </h2>
        <ul className="grid gap-3 text-sm leading-[1.7] text-ink-2">
          {(['own', 'term', 'once'] as const).map((name) => (
            <li key={name}>{say(`advice.${name}`)}</li>
          ))}
        </ul>
      </Slip>
      <div className="px-1">
        <DraftMoment draft={editing.draft} />
      </div>
    </aside>
  )
}
