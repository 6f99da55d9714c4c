import { type BirthMoment, instantsOf } from '@hefu/births'
import { type CivilReading, SkyError, type Zones } from '@hefu/sky'
import { offsetText } from '@hefu/sky/labels'
import type { ReactNode } from 'react'
import { Choice } from '../../../ui/choice.tsx'
import { useWords } from '../../../words/index.ts'
import { peopleWords, type SayPeople } from '../../../words/people.ts'
import { MomentLines } from '../moment-lines.tsx'
import { birthOf } from './birth-of.ts'
import type { Draft } from './draft.ts'
import type { FormPart } from './zone-fields.tsx'

/** What the recorded time of a draft comes to so far; undefined while something is missing. A name is not needed for it. */
export function momentOf(draft: Draft, zones: Zones | undefined): BirthMoment | undefined {
  if (zones === undefined) return undefined
  const made = birthOf({ ...draft, name: '–', notes: '', sourceWords: '', usesOther: false, choice: '' }, zones)
  if (!('birth' in made)) return undefined
  try {
    return instantsOf(made.birth, zones, 'recorded')
  } catch (error) {
    if (error instanceof SkyError) return undefined
    throw error
  }
}

/** Where the offset comes from, and which reading is meant where there are two. */
export function MomentPart({ draft, change, fault, zones }: FormPart): ReactNode {
  const say = useWords(peopleWords)
  const moment = momentOf(draft, zones)
  return (
    <section className="grid gap-3 rounded-slip bg-sunken p-4" aria-label={say('form.moment')}>
      <h3 className="text-sm font-normal text-ink-2">{say('form.moment')}</h3>
      {moment === undefined ? <p className="text-sm text-ink-3">{say('form.moment.wanted')}</p> : <MomentLines moment={moment} />}
      {moment?.kind === 'undecided' ? (
        <div data-field="choice">
          <Choice
            look="list"
            label={say(`form.choice.${moment.why}`)}
            options={moment.readings.flatMap((reading) => optionOf(reading, say))}
            value={draft.choice === '' ? undefined : draft.choice}
            onChange={(choice) => change({ choice })}
            {...(fault('choice') === undefined ? {} : { fault: fault('choice') })}
          />
        </div>
      ) : null}
    </section>
  )
}

function optionOf({ reason, offsetSeconds, shown }: CivilReading, say: SayPeople) {
  const offset = offsetText(offsetSeconds)
  if (reason === 'unique') return []
  const clock = [shown.hour, shown.minute].map((part) => String(part).padStart(2, '0')).join(':')
  return [
    {
      value: reason,
      label: reason === 'gap-before' || reason === 'gap-after' ? say(`choice.${reason}`, { offset, shown: clock }) : say(`choice.${reason}`, { offset }),
    },
  ]
}
