import { useEffect, useRef, useState, type ReactNode } from 'react'
import { TroubleNote } from '../../app/trouble-note.tsx'
import { valuesOf } from '../../reading/liuyao/coins/thrown.ts'
import { resolvedOf } from '../../reading/liuyao/conventions/chosen.ts'
import { ConventionList, MomentFacts, momentText } from '../../reading/liuyao/conventions/moment-facts.tsx'
import { Plate } from '../../reading/liuyao/plate/plate.tsx'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/live.tsx'
import { Note } from '../../ui/note.tsx'
import { AfterPatience, WaitingLine } from '../../ui/waiting.tsx'
import { castWords } from '../../words/cast.ts'
import { useLanguage, useWords } from '../../words/index.ts'
import { newRequest } from './chance.ts'
import { type Made, sessionOf } from './draft/made.ts'
import { takenBack } from './draft/toss.ts'
import type { Editing } from './draft/use-draft.ts'
import { thrownOf } from './draft/way-of.ts'
import { landedSentence, lineName } from './landed.ts'
import { LockedHead } from './locked-head.tsx'
import { SameNote } from './same-note.tsx'
import type { Sending, UseSending } from './use-sending.ts'
import { useSameToday } from './use-same-today.ts'
import { useTossKeys } from './use-toss-keys.ts'

type PlateProps = { readonly editing: Editing; readonly made: Made; readonly sending: UseSending }

/** The plate, at once and from the engine of the page alone; then it is sent to be read. */
export function PlateStep({ editing, made, sending }: PlateProps): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const { draft } = editing
  const { chart } = made
  const thrown = thrownOf(draft)
  const landed = thrown === undefined ? undefined : landedSentence(thrown, valuesOf(thrown, resolvedOf(draft).coinFace), language)
  return (
    <>
      <LockedHead draft={draft} />
      {landed === undefined ? null : <p className="-mt-3 mb-6 text-sm text-ink-2">{landed}</p>}
      <div className="flex flex-col gap-6 2xl:grid 2xl:grid-cols-[532px_minmax(0,1fr)] 2xl:gap-12">
        <Plate chart={chart} language={language} />
        <div className="content-start gap-6 max-2xl:contents 2xl:grid">
          <Acts editing={editing} made={made} sending={sending} />
          <div>
            <MomentFacts
              pillars={chart.pillars}
              void={chart.void}
              options={chart.options}
              warnings={chart.warnings}
              when={say('when.locked', { time: momentText(chart.cast.when) })}
            />
            <ConventionList options={chart.options} />
          </div>
        </div>
      </div>
    </>
  )
}

function Acts({ editing, made, sending: { sending, send } }: PlateProps): ReactNode {
  const say = useWords(castWords)
  const speak = useSay()
  const [language] = useLanguage()
  const [noted] = useState(newRequest)
  const { draft, change } = editing
  const same = useSameToday(draft.request === '' ? draft.question : '')
  const isThrown = thrownOf(draft) !== undefined
  const open = draft.request === ''
  const read = (): void => {
    const request = open ? noted : draft.request
    change({ request })
    const session = sessionOf({ ...draft, request }, made, language)
    if (session !== undefined) send(session)
  }
  const undo = (): void => {
    change(takenBack(draft))
    speak(say('toss.undone', { line: lineName(6, language) }))
  }
  const canUndo = open && isThrown
  useTossKeys(undefined, canUndo ? undo : undefined)
  return (
    <div className="gap-4 max-2xl:contents 2xl:grid">
      {same === undefined ? null : <SameNote row={same} />}
      <Standing sending={sending} waiting={!open} />
      <div className="flex flex-wrap gap-2 bg-paper max-lg:sticky max-lg:bottom-14.5 max-lg:z-2 max-lg:py-2">
        <Button look="primary" size="big" className="grow sm:grow-0" onClick={read} disabled={sending.kind === 'doing'}>
          {open || sending.kind === 'doing' ? say('plate.read') : say('plate.again')}
        </Button>
        {canUndo ? (
          <Button size="big" className="px-4!" onClick={undo}>
            {say('plate.undo')}
          </Button>
        ) : null}
        {open && !isThrown ? (
          <Button size="big" className="px-4!" onClick={() => change({ step: 'write', started: '' })}>
            {say('plate.edit')}
          </Button>
        ) : null}
      </div>
      <p className="text-xs leading-relaxed text-ink-3">{say('plate.sealed')}</p>
    </div>
  )
}

type StandingProps = {
  readonly sending: Sending
  /** The cast was sent before, and no answer came. */
  readonly waiting: boolean
}

/** How the sending stands, in words: said once, and brought into view where it is a trouble. */
function Standing({ sending, waiting }: StandingProps): ReactNode {
  const say = useWords(castWords)
  const speak = useSay()
  const place = useRef<HTMLDivElement>(null)
  const away = sending.kind === 'trouble' && sending.trouble.kind === 'unreachable'
  const said = away ? say('send.away') : sending.kind === 'trouble' && sending.trouble.kind === 'refused' ? sending.trouble.error.message : undefined
  useEffect(() => {
    if (said === undefined) return
    speak(said)
    place.current?.scrollIntoView({ block: 'center' })
  }, [said, sending, speak])
  if (sending.kind === 'doing') {
    return (
      <AfterPatience>
        <WaitingLine>{say('send.doing')}</WaitingLine>
      </AfterPatience>
    )
  }
  if (sending.kind !== 'trouble' && !waiting) return null
  return (
    <div ref={place}>
      {sending.kind === 'trouble' && !away ? (
        <TroubleNote trouble={sending.trouble} />
      ) : (
        <Note tone="change">
          <p>{away ? say('send.away') : say('send.kept')}</p>
        </Note>
      )}
    </div>
  )
}
