import type { Language } from '@hefu/liuyao/labels'
import type { ReactNode } from 'react'
import { Mark } from '../ui/mark.tsx'
import { useWords } from '../words/index.ts'
import type { Tally } from './tally.ts'
import { receiptWords } from './words.ts'

type Props = {
  readonly tally: Tally
  readonly written: Language
  /** The sign level in words, where the text has one. */
  readonly level: string | undefined
}

/** The tally: words, tooth, facts; then the two halves joined. */
export function TallyView({ tally: { pairs, facts, uncited }, written, level }: Props): ReactNode {
  const say = useWords(receiptWords)
  return (
    <div className="tally">
      <div className="tally-head" aria-hidden="true">
        <span>{say('said')}</span>
        <span>{say('computed')}</span>
      </div>
      <ol>
        {pairs.map(({ said, computed }) => (
          <li className="tally-pair" key={said}>
            <p className="tally-said whitespace-pre-line" lang={written}>
              {said}
            </p>
            <span className="tally-tooth" aria-hidden="true" />
            <ul className="tally-computed" aria-label={say('computed')} lang={written}>
              {computed.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className="tally-end">
        <Mark joined />
        <span>
          {say('count', { pieces: pairs.length, facts })}
          {level === undefined ? null : <span className="block">{say('level', { level })}</span>}
          {uncited === 0 ? null : <span className="block text-xs text-ink-3">{say('uncited', { count: uncited })}</span>}
        </span>
      </div>
    </div>
  )
}
