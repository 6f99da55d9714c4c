import type { NewSession } from '@hefu/wire'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { castWords } from '../../words/cast.ts'
import { useWords } from '../../words/index.ts'
import { dropUnsent, unsentCasts } from './unsent.ts'

type UnsentProps = { readonly except: string; readonly onSend: (session: NewSession) => void; readonly busy: boolean }

/** Casts of this device that were made and not sent, each with the way to send it. */
export function UnsentNotes({ except, onSend, busy }: UnsentProps): ReactNode {
  const say = useWords(castWords)
  const [casts, setCasts] = useState(unsentCasts)
  const drop = ({ request }: NewSession): void => {
    dropUnsent(request)
    setCasts(unsentCasts())
  }
  return casts
    .filter(({ request }) => request !== except)
    .map((session) => (
      <Note
        key={session.request}
        className="mb-6"
        actions={
          <>
            <Button onClick={() => onSend(session)} disabled={busy}>
              {say('unsent.send')}
            </Button>
            <Button look="quiet" onClick={() => drop(session)} disabled={busy}>
              {say('unsent.drop')}
            </Button>
          </>
        }
      >
        <p className="wrap-anywhere">{say('unsent.said', { question: session.question })}</p>
      </Note>
    ))
}
