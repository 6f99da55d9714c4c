import { useRef, useState, type ReactNode } from 'react'
import { MatterFieldset } from '../../reading/liuyao/matter/matter-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { castWords } from '../../words/cast.ts'
import { useLanguage, useWords } from '../../words/index.ts'
import { Advice } from './advice.tsx'
import { nowSeconds } from './chance.ts'
import { emptyDraft } from './draft/draft.ts'
import { type Fault } from './draft/fault.ts'
import { madeOf, matterFaults } from './draft/made.ts'
import { momentOf } from './draft/moment-of.ts'
import { nothingThrown } from './draft/toss.ts'
import type { Editing } from './draft/use-draft.ts'
import { thrownOf, wayChosen, ways } from './draft/way-of.ts'
import { type FaultTexts, faultTexts } from './fault-text.ts'
import { QuestionField } from './question-field.tsx'
import { SameNote } from './same-note.tsx'
import { useFaultFocus } from './use-fault-focus.ts'
import { useSameToday } from './use-same-today.ts'
import { WayPanel } from './ways/way-panel.tsx'
import { WhenFieldset } from './when-fields.tsx'

type WriteProps = { readonly editing: Editing; readonly refused: FaultTexts; readonly onStart: () => void }

/** The question, what it is about, and how the lines come. */
export function WriteStep({ editing, refused, onStart }: WriteProps): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const { draft, change } = editing
  const [found, setFound] = useState<readonly Fault[]>([])
  const form = useRef<HTMLDivElement>(null)
  const same = useSameToday(draft.question)
  const faults = found.length > 0 ? faultTexts(found, language) : refused
  useFaultFocus(form, faults)

  const start = (): void => {
    const wrong = startFaults(editing)
    setFound(wrong)
    if (wrong.length > 0) return
    onStart()
    change(started(editing))
  }
  const goOn = (label: string): ReactNode =>
    same === undefined ? (
      <Button look="primary" size="big" onClick={start}>
        {label}
      </Button>
    ) : (
      <SameNote row={same} onAnyway={start} />
    )
  return (
    <div ref={form} className="grid gap-12 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid min-w-0 content-start gap-6">
        <QuestionField question={draft.question} onChange={(question) => change({ question })} fault={faults.question} />
        <MatterFieldset fields={draft} onChange={change} faults={faults} />
        <div data-field="way" className="grid gap-6">
          <Choice
            label={say('way')}
            options={ways.map((value) => ({ value, label: say(`way.${value}`) }))}
            value={wayChosen(draft)}
            onChange={(way) => change({ ...nothingThrown, way })}
            {...(faults.way === undefined ? {} : { fault: faults.way })}
          />
          <WhenFieldset editing={editing} faults={faults} />
          <WayPanel editing={editing} faults={faults} goOn={goOn} />
        </div>
      </div>
      <Advice editing={editing} />
    </div>
  )
}

/** What stands in the way of going on, in the order of the page. */
function startFaults({ draft }: Editing): readonly Fault[] {
  const matter = matterFaults(draft)
  const rest = thrownOf(draft) === undefined ? madeOf(draft, nowSeconds()) : momentOf(draft, nowSeconds())
  return rest.ok ? matter : [...matter, rest.fault]
}

/** Coins and stalks are thrown next; every other way has its six lines, and its moment is settled now. */
function started({ draft }: Editing): Partial<typeof draft> {
  if (thrownOf(draft) !== undefined) return { step: 'toss' }
  return { step: 'plate', request: emptyDraft.request, started: String(Math.floor(nowSeconds())) }
}
