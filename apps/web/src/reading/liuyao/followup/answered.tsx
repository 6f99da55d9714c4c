import type { KeptFollowUp, KeptReading } from '@hefu/wire'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { emptyDraft } from '../../../routes/cast/draft/draft.ts'
import { keepDraft, keptDraft } from '../../../routes/cast/draft/keep-draft.ts'
import { useWords } from '../../../words/index.ts'
import { authorOf } from '../../author.ts'
import { readingWords } from '../../words.ts'
import { CitedProse } from '../answer/cited.tsx'
import { AuthorLabel, labelText } from '../answer/label.tsx'
import { followUpText } from '../answer/as-text.ts'
import { KeptActions } from '../answer/actions.tsx'

type Props = {
  readonly followUp: KeptFollowUp
  readonly kept: KeptReading
  /** Words typed here that went unanswered, because the one question was asked elsewhere. */
  readonly unsent: string
  readonly onReceipt: () => void
}

/** The follow-up and its answer: prose and facts, no sign level, no keywords. */
export function Answered({ followUp, kept, unsent, onReceipt }: Props): ReactNode {
  const say = useWords(readingWords)
  const author = authorOf(followUp.writtenBy)
  return (
    <>
      <OwnWords text={followUp.text} />
      <div>
        <CitedProse passages={followUp.answer} written={kept.language} />
      </div>
      <AuthorLabel author={author} of="followUp" />
      <KeptActions
        turn={followUp.turn}
        text={followUpText(followUp, `[${say(`label.${author}`)}] ${labelText(author, 'followUp', say)}`)}
        onReceipt={onReceipt}
      />
      <div className="flex max-w-(--measure) flex-wrap items-center gap-x-3 gap-y-2 border-t border-dashed border-line-ui pt-3 text-sm text-ink-2">
        <span>{say(unsent === '' ? 'followUp.used' : 'followUp.words')}</span>
        {unsent === '' ? null : <OwnWords text={unsent} />}
        <Link href="/cast/liuyao" onClick={() => takeAlong(unsent)} className="relative after:absolute after:-inset-3">
          {say('followUp.again')}
        </Link>
      </div>
    </>
  )
}

/** Lays words that went unanswered into the field of a new cast, unless one is being made there. */
function takeAlong(words: string): void {
  if (words !== '' && keptDraft().question === '') keepDraft({ ...emptyDraft, question: words })
}

/** The person's words, exactly as typed. */
export function OwnWords({ text }: { readonly text: string }): ReactNode {
  const say = useWords(readingWords)
  return (
    <p className="max-w-(--measure) justify-self-start rounded-slip bg-sunken px-4 py-3 leading-[1.7] wrap-anywhere whitespace-pre-wrap">
      <span className="sr-only">{say('you.asked')}</span>
      {text}
    </p>
  )
}
