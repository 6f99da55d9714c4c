import type { FollowUpWords } from '@hefu/contracts/liuyao/output'
import type { Language } from '@hefu/liuyao/labels'
import type { ReactNode } from 'react'
import { Margin } from '../facts/margin.tsx'

/** Passages of a kept text. */
export type Passages = FollowUpWords['answer']

/** Prose with its facts beside it. */
export function CitedProse({ passages, written }: { readonly passages: Passages; readonly written: Language }): ReactNode {
  return passages.map(({ text, facts }) => (
    <div className="cited" key={text}>
      <p className="prose whitespace-pre-line" lang={written}>
        {text}
      </p>
      <Margin ids={facts} />
    </div>
  ))
}

/** Numbered points with their facts. */
export function CitedPoints({ passages, written }: { readonly passages: Passages; readonly written: Language }): ReactNode {
  return (
    <ol>
      {passages.map(({ text, facts }, at) => (
        <li className="cited" key={text}>
          <p className="prose grid grid-cols-[1.5rem_1fr]">
            <span className="pt-[0.6em] font-num text-sm leading-none text-ink-3" aria-hidden="true">
              {at + 1}
            </span>
            <span className="whitespace-pre-line" lang={written}>
              {text}
            </span>
          </p>
          <Margin ids={facts} />
        </li>
      ))}
    </ol>
  )
}
