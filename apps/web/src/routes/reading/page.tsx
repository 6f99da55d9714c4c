import type { SessionWhole } from '@hefu/wire'
import { judgementLabels } from '@hefu/liuyao/labels'
import { useState, type ReactNode } from 'react'
import { useSession } from '../../api/hooks.ts'
import { useTitle } from '../../app/document.ts'
import { TroubleNote } from '../../app/trouble-note.tsx'
import { useChart } from '../../reading/liuyao/chart-of.ts'
import { GroundsOf, PointedFacts } from '../../reading/liuyao/facts/frame.tsx'
import { standingOf } from '../../reading/live/standing.ts'
import { useSending } from '../../reading/live/use-sending.ts'
import { useSettled } from '../../reading/live/use-settled.ts'
import { readingWords } from '../../reading/words.ts'
import { ReceiptDrawer } from '../../receipt/drawer.tsx'
import { AfterPatience, WaitingLine } from '../../ui/waiting.tsx'
import { useLanguage, useWords } from '../../words/index.ts'
import { ReadingBody } from './body.tsx'
import { Gone } from './gone.tsx'
import { ReadingHead } from './head.tsx'
import { nameOf } from './names.ts'
import { PlatePart } from './plate-part.tsx'
import { Unread } from './unread.tsx'
import { Verdict } from './verdict.tsx'

/** One question with its plate and its reading. */
export function ReadingPage({ session }: { readonly session: string }): ReactNode {
  const say = useWords(readingWords)
  const { value, trouble, again } = useSession(session)
  if (trouble?.kind === 'refused' && trouble.error.code === 'session-unknown') return <Gone session={session} />
  if (value !== undefined) return <ReadingOf whole={value} />
  if (trouble !== undefined) return <TroubleNote trouble={trouble} again={again} />
  return (
    <AfterPatience>
      <WaitingLine>{say('waiting')}</WaitingLine>
    </AfterPatience>
  )
}

function ReadingOf({ whole }: { readonly whole: SessionWhole }): ReactNode {
  const say = useWords(readingWords)
  const [language] = useLanguage()
  const chart = useChart(whole)
  const sending = useSending(whole.session)
  const [receipt, showReceipt] = useState<string>()
  const kept = whole.reading
  const standing = standingOf(whole, 'reading', sending.opened)
  const level = kept?.reading.sign_level ?? undefined
  const joining = useSettled(standing, say('settled.reading', { level: level === undefined ? '' : judgementLabels[language].level[level] }))
  useTitle(nameOf(whole).head)
  const grounds = groundsOf(whole)
  const parts = (
    <>
      <div className="my-6 mb-12 grid gap-8 *:min-w-0 2xl:grid-cols-[532px_minmax(0,1fr)] 2xl:items-start 2xl:gap-12">
        <div className="max-2xl:order-1" id="plate">
          {chart === undefined ? <div className="min-h-[420px]" /> : <PlatePart chart={chart} kept={kept} />}
        </div>
        {kept === undefined ? <Unread whole={whole} standing={standing} sending={sending} onReceipt={showReceipt} /> : <Verdict kept={kept} />}
      </div>
      {kept === undefined ? null : <ReadingBody whole={whole} kept={kept} joining={joining} onReceipt={showReceipt} />}
    </>
  )
  return (
    <PointedFacts>
      <ReadingHead whole={whole} chart={chart} />
      {grounds === undefined ? parts : <GroundsOf grounds={grounds}>{parts}</GroundsOf>}
      {receipt === undefined ? null : <ReceiptDrawer whole={whole} turn={receipt} onClose={() => showReceipt(undefined)} />}
    </PointedFacts>
  )
}

/** What the kept words may cite. */
function groundsOf({ reading }: SessionWhole) {
  const derived = reading?.reading.divination_derived
  if (reading === undefined || derived === undefined || derived === null) return undefined
  const { chart, judgement } = derived
  return { chart, judgement, facts: reading.facts, written: reading.language }
}
