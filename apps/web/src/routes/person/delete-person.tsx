import type { Person } from '@hefu/wire'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { renew } from '../../api/hooks.ts'
import { deletePerson } from '../../api/people.ts'
import type { Trouble } from '../../api/trouble.ts'
import { TroubleNote } from '../../app/trouble-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSay } from '../../ui/live.tsx'
import { commonWords } from '../../words/common.ts'
import { useWords } from '../../words/index.ts'
import { peopleWords } from '../../words/people.ts'

/** Takes a person away, after naming what goes with it. */
export function DeletePerson({ person: { person, birth, sessions } }: { readonly person: Person }): ReactNode {
  const say = useWords(peopleWords)
  const sayCommon = useWords(commonWords)
  const speak = useSay()
  const [, go] = useLocation()
  const [open, setOpen] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  async function erase(): Promise<void> {
    const answer = await deletePerson(person)
    if (!answer.ok) return setTrouble(answer.trouble)
    go('/people', { replace: true })
    await renew('/api/')
    speak(say('delete.done'))
  }
  const actions = (
    <>
      <Button look="quiet" onClick={() => setOpen(false)}>
        {sayCommon('cancel')}
      </Button>
      <Button look="danger" onClick={() => void erase()}>
        {say('person.delete')}
      </Button>
    </>
  )
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {say('person.delete')}
      </Button>
      <Dialog open={open} alert onClose={() => setOpen(false)} title={say('delete.title', { name: birth.name })} actions={actions}>
        <p>{say('delete.what')}</p>
        {sessions === 0 ? null : <p>{say('delete.sessions', { count: sessions })}</p>}
        <p>{say('delete.once')}</p>
        {trouble === undefined ? null : <TroubleNote trouble={trouble} />}
      </Dialog>
    </>
  )
}
