import type { Zones } from '@hefu/sky'
import type { Person } from '@hefu/wire'
import { useRef, useState } from 'react'
import { addPerson, changePerson } from '../../../api/people.ts'
import { renew } from '../../../api/hooks.ts'
import type { Trouble } from '../../../api/trouble.ts'
import { useSay } from '../../../ui/live.tsx'
import { useWords } from '../../../words/index.ts'
import { peopleWords } from '../../../words/people.ts'
import { birthOf, fieldOf } from './birth-of.ts'
import type { Draft, Field } from './draft.ts'
import { momentOf } from './moment-part.tsx'

type Storing = { readonly zones: Zones | undefined; readonly person: Person | undefined; readonly onStored: (person: string) => void }

/** Sends a draft. What is wrong with a field is told by its name, anything else as a trouble; the same draft sent twice adds nobody twice. */
export function useStore({ zones, person, onStored }: Storing) {
  const say = useWords(peopleWords)
  const speak = useSay()
  const [wrong, setWrong] = useState<readonly Field[]>([])
  const [trouble, setTrouble] = useState<Trouble>()
  const [busy, setBusy] = useState(false)
  const request = useRef('')

  async function store(draft: Draft): Promise<void> {
    setTrouble(undefined)
    const moment = momentOf(draft, zones)
    const reasons = moment?.kind === 'undecided' ? moment.readings.map(({ reason }) => reason) : []
    const meant = reasons.some((reason) => reason === draft.choice) ? draft : { ...draft, choice: '' as const }
    const made = birthOf(meant, zones)
    const undecided = reasons.length > 0 && meant.choice === ''
    if (!('birth' in made) || undecided) return setWrong('birth' in made ? ['choice'] : made.wrong)
    if (request.current === '') request.current = crypto.randomUUID()
    setBusy(true)
    const answer = await (person === undefined ? addPerson({ request: request.current, birth: made.birth }) : changePerson(person.person, made.birth))
    setBusy(false)
    if (!answer.ok) return refused(answer.trouble)
    setWrong([])
    await renew('/api/people')
    speak(say('form.saved'))
    onStored(answer.value.person)
  }

  function refused(found: Trouble): void {
    const field = found.kind === 'refused' ? found.error.field : undefined
    if (field?.startsWith('birth.') === true) setWrong([fieldOf(field.slice('birth.'.length))])
    else setTrouble(found)
  }

  return { wrong, trouble, busy, store } as const
}
