import { useMemo, useRef, useState, type ReactNode } from 'react'
import { MatterFieldset } from '../../reading/liuyao/matter/matter-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { castWords } from '../../words/cast.ts'
import { useLanguage, useWords } from '../../words/index.ts'
import { Advice } from './advice.tsx'
import { nowSeconds } from './chance.ts'
import { type Change, type Draft, emptyDraft } from './draft/draft.ts'
import { type Fault } from './draft/fault.ts'
import { madeOf, matterFaults } from './draft/made.ts'
import { momentOf } from './draft/moment-of.ts'
import { linesThrown, nothingThrown } from './draft/toss.ts'
import type { Editing } from './draft/use-draft.ts'
import { thrownOf, wayChosen, ways } from './draft/way-of.ts'
import { faultTexts, type Refusal, standing } from './fault-text.ts'
import { QuestionField } from './question-field.tsx'
import { SameNote } from './same-note.tsx'
import { useFaultFocus } from './use-fault-focus.ts'
import { useSameToday } from './use-same-today.ts'
import { WayPanel } from './ways/way-panel.tsx'
import { WhenFieldset } from './when-fields.tsx'

/** Six ways: two rows of three on a phone, one row from 700 px. */
const wayGrid =
  '[&>div]:grid [&>div]:w-full [&>div]:max-w-[34rem] [&>div]:grid-cols-3 sm:[&>div]:grid-cols-6 [&_label]:px-2 max-sm:[&_label]:nth-[n+4]:border-t max-sm:[&_label]:nth-4:border-l-0'

type WriteProps = { readonly editing: Editing; readonly refused: Refusal; readonly onStart: () => void }

/** The question, what it is about, and how the lines come. */
export function WriteStep({ editing, refused, onStart }: WriteProps): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const { draft, change } = editing
  const [found, setFound] = useState<readonly Fault[]>([])
  const form = useRef<HTMLDivElement>(null)
  const same = useSameToday(draft.question)
  const still = startFaults(draft).filter(({ field }) => found.some((one) => one.field === field))
  const faults = found.length > 0 ? faultTexts(still, language) : standing(refused, draft)
  useFaultFocus(
    form,
    useMemo(() => [...found.map(({ field }) => field), ...refused.fields], [found, refused]),
  )

  const start = (): void => {
    const wrong = startFaults(draft)
    setFound(wrong)
    if (wrong.length > 0) return
    onStart()
    change(started(draft))
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
            className={wayGrid}
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
function startFaults(draft: Draft): readonly Fault[] {
  const matter = matterFaults(draft)
  const rest = thrownOf(draft) === undefined ? madeOf(draft, nowSeconds()) : momentOf(draft, nowSeconds())
  return rest.ok ? matter : [...matter, rest.fault]
}

/** Coins and stalks are thrown next; every other way has its six lines, and its moment is settled now. The conventions hold from here on. */
function started(draft: Draft): Change {
  const { preset, conventions } = draft
  if (thrownOf(draft) !== undefined) return { step: linesThrown(draft) === 6 ? 'plate' : 'toss', preset, conventions }
  return { preset, conventions, step: 'plate', request: emptyDraft.request, started: String(Math.floor(nowSeconds())) }
}
