import type { LineValue, Throw } from '@hefu/liuyao'
import { useState, type ReactNode } from 'react'
import { CoinButtons, CoinTray } from '../../reading/liuyao/coins/tray.tsx'
import { Forming } from '../../reading/liuyao/coins/forming.tsx'
import { coinLetters, type Thrown, valuesOf } from '../../reading/liuyao/coins/thrown.ts'
import { resolvedOf } from '../../reading/liuyao/conventions/chosen.ts'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/live.tsx'
import { Seam } from '../../ui/seam.tsx'
import { castWords } from '../../words/cast.ts'
import { useLanguage, useWords } from '../../words/index.ts'
import { chance, nowSeconds } from './chance.ts'
import { DraftMoment } from './draft-moment.tsx'
import type { Change } from './draft/draft.ts'
import { notedLine, takenBack, thrownLines } from './draft/toss.ts'
import type { Editing } from './draft/use-draft.ts'
import { thrownOf } from './draft/way-of.ts'
import { landedSentence, lastThrow, lineName } from './landed.ts'
import { LockedHead } from './locked-head.tsx'
import { SameNote } from './same-note.tsx'
import { useTossKeys } from './use-toss-keys.ts'
import { useSameToday } from './use-same-today.ts'

const startingCoins: Throw = ['characters', 'characters', 'characters']
const allLines = 6

/** Lines come one at a time, from the bottom up; each can be taken back. */
export function TossStep({ editing, thrown }: { readonly editing: Editing; readonly thrown: Thrown }): ReactNode {
  const say = useWords(castWords)
  const tossing = useTossing(editing, thrown)
  const same = useSameToday(editing.draft.question)
  const { draft, change } = editing
  return (
    <>
      <LockedHead draft={draft} />
      <div className="flex flex-col gap-6 xl:grid xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start xl:gap-12">
        <section className="min-w-0 flex-col gap-6 max-xl:contents xl:flex" aria-label={say('toss.tray')}>
          {same === undefined ? null : <SameNote row={same} />}
          <Table {...tossing} thrown={thrown} />
          <Actions {...tossing} thrown={thrown} onBack={tossing.values.length === 0 ? () => change({ step: 'write' }) : undefined} />
        </section>
        <div className="max-xl:order-first">
          <Forming values={tossing.values} />
        </div>
      </div>
      <div className="mt-8 max-w-[34rem]">
        <Seam />
        <div className="mt-2">
          <DraftMoment draft={draft} />
        </div>
      </div>
    </>
  )
}

type Tossing = {
  readonly values: readonly LineValue[]
  readonly byHand: boolean
  readonly coins: Throw
  readonly setCoins: (coins: Throw) => void
  readonly next: () => void
  readonly rest: () => void
  readonly undo: () => void
}

/** Throws, notes and takes back; each step is said once. */
function useTossing({ draft, change }: Editing, thrown: Thrown): Tossing {
  const say = useWords(castWords)
  const speak = useSay()
  const [language] = useLanguage()
  const [coins, setCoins] = useState(startingCoins)
  const { coinFace } = resolvedOf(draft)
  const values = valuesOf(thrown, coinFace)
  const byHand = thrown.way === 'coins' && draft.hand === 'table'
  const move = (made: Change): void => {
    change(made)
    const after = thrownOf({ ...draft, ...made })
    if (after === undefined) return
    const said = landedSentence(after, valuesOf(after, coinFace), language)
    if (said !== undefined) speak(made.step === 'plate' ? `${said} ${say('toss.all')}` : said)
  }
  const next = (): void => move(byHand ? notedLine(draft, coinLetters(coins), nowSeconds()) : thrownLines(draft, 1, { chance, now: nowSeconds() }))
  const rest = (): void => move(thrownLines(draft, allLines, { chance, now: nowSeconds() }))
  const undo = (): void => {
    if (values.length === 0) return
    change(takenBack(draft))
    speak(say('toss.undone', { line: lineName(values.length, language) }))
  }
  useTossKeys(next, undo)
  return { values, byHand, coins, setCoins, next, rest, undo }
}

/** The coins with the sentence of the line that landed last. */
function Table({ values, byHand, coins, setCoins, thrown }: Tossing & { readonly thrown: Thrown }): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const landed = landedSentence(thrown, values, language)
  return (
    <>
      <p key={values.length} className={landed === undefined ? 'text-center text-ink-2' : 'words-in text-center text-ink-2'}>
        {landed ?? say('toss.begin')}
      </p>
      {thrown.way === 'coins' && !byHand ? <CoinTray thrown={lastThrow(thrown)} turn={values.length} /> : null}
      {byHand ? <CoinButtons thrown={coins} onTurn={setCoins} /> : null}
    </>
  )
}

function Actions({
  values,
  byHand,
  thrown,
  next,
  rest,
  undo,
  onBack,
}: Tossing & { readonly thrown: Thrown; readonly onBack: (() => void) | undefined }): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const line = lineName(values.length + 1, language)
  const yarrow = thrown.way === 'yarrow'
  const label = byHand ? say('toss.record', { line }) : yarrow ? say('toss.divide', { line }) : say('toss.throw', { line })
  return (
    <>
      <div className="grid grid-cols-[1fr_auto] gap-2 bg-paper max-lg:sticky max-lg:bottom-14.5 max-lg:z-2 max-lg:py-2">
        <Button look="primary" size="big" onClick={next}>
          {label}
        </Button>
        {onBack === undefined ? (
          <Button size="big" className="px-4!" onClick={undo}>
            {say('toss.undo')}
          </Button>
        ) : (
          <Button size="big" className="px-4!" onClick={onBack}>
            {say('back')}
          </Button>
        )}
      </div>
      {byHand ? (
        <p className="text-xs leading-relaxed text-ink-3">{say('toss.turn')}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-xs text-ink-3">
          <span>
            {say('toss.rest.lead')}{' '}
            <button type="button" className="min-h-tap text-ink underline underline-offset-2" onClick={rest}>
              {yarrow ? say('toss.rest.divide') : say('toss.rest')}
            </button>
          </span>
          <span className="max-lg:hidden">{say('toss.keys')}</span>
        </div>
      )}
    </>
  )
}
