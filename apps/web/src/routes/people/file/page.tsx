import { encodings } from '@hefu/births'
import type { ReactNode } from 'react'
import { useTitle } from '../../../app/document.ts'
import { TroubleNote } from '../../../app/trouble-note.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { WaitingLine } from '../../../ui/waiting.tsx'
import { useWords } from '../../../words/index.ts'
import { peopleWords } from '../../../words/people.ts'
import { FileField } from './file-field.tsx'
import { Preview } from './preview.tsx'
import { type Reading, useReading } from './use-reading.ts'

/** From a file to people: choose it, see what was read, keep what is wanted. */
export function ImportPage(): ReactNode {
  const say = useWords(peopleWords)
  useTitle(say('import.title'))
  const reading = useReading()
  const { state } = reading
  return (
    <>
      <PageHead title={say('import.title')}>{say('import.below')}</PageHead>
      {state.kind === 'added' ? <Added count={state.count} onAgain={reading.reset} /> : <Choosing reading={reading} />}
    </>
  )
}

function Choosing({ reading }: { readonly reading: Reading }): ReactNode {
  const say = useWords(peopleWords)
  const { state, encoding } = reading
  return (
    <div className="grid gap-6">
      <div className="grid max-w-xl gap-4 sm:grid-cols-2">
        <FileField onChoose={reading.choose} />
        <SelectField
          label={say('import.encoding')}
          value={encoding}
          onChange={(event) => {
            const chosen = encodings.find((one) => one === event.target.value)
            if (chosen !== undefined) reading.decode(chosen)
          }}
        >
          {encodings.map((one) => (
            <option key={one} value={one}>
              {say(`encoding.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {state.kind === 'reading' ? <WaitingLine>{say('import.reading')}</WaitingLine> : null}
      {state.kind === 'unreadable' ? (
        <Note tone="change">
          <p>{say(state.why === 'too-large' ? 'import.too-large' : 'import.unreadable')}</p>
        </Note>
      ) : null}
      {state.kind === 'trouble' ? <TroubleNote trouble={state.trouble} again={reading.again} /> : null}
      {state.kind === 'shown' ? <Preview key={state.round} name={state.name} preview={state.preview} reading={reading} /> : null}
    </div>
  )
}

function Added({ count, onAgain }: { readonly count: number; readonly onAgain: () => void }): ReactNode {
  const say = useWords(peopleWords)
  return (
    <Note
      tone="recorded"
      actions={
        <>
          <ButtonLink href="/people" look="primary">
            {say('import.see')}
          </ButtonLink>
          <ButtonLink href="/people/import" onClick={onAgain}>
            {say('import.another')}
          </ButtonLink>
        </>
      }
    >
      <p>{say('import.done', { count })}</p>
    </Note>
  )
}
