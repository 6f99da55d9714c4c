import type { Chart, Judgement } from '@hefu/liuyao'
import type { Language } from '@hefu/liuyao/labels'
import type { CitedFact } from '@hefu/wire'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { useLanguage, useWords } from '../../../words/index.ts'
import { readingWords } from '../../words.ts'
import type { Told } from './short.ts'

/** What a kept text may cite. `written` is the language that it was written in. */
export type Grounds = { readonly chart: Chart; readonly judgement: Judgement; readonly facts: readonly CitedFact[]; readonly written: Language }

const Grounded = createContext<Grounds | undefined>(undefined)
const Pointing = createContext<{ readonly pointed: CitedFact | undefined; readonly point: (fact: CitedFact | undefined) => void }>({
  pointed: undefined,
  point: () => undefined,
})

/** Gives what is inside the facts that it may cite. */
export function GroundsOf({ grounds, children }: { readonly grounds: Grounds; readonly children: ReactNode }): ReactNode {
  return <Grounded value={grounds}>{children}</Grounded>
}

/** Ties citations to the plate: the fact that is pointed at or focused is outlined there. */
export function PointedFacts({ children }: { readonly children: ReactNode }): ReactNode {
  const [pointed, point] = useState<CitedFact>()
  return <Pointing value={useMemo(() => ({ pointed, point }), [pointed])}>{children}</Pointing>
}

/** The fact that is pointed at, and how to point. */
export const usePointed = () => useContext(Pointing)

/** A cited fact with what its names are made from. */
export type Cited = { readonly fact: CitedFact; readonly told: Told; readonly written: Language }

/** Looks facts up by their ids; ids outside the closed list are left out. */
export function useCited(ids: readonly string[]): readonly Cited[] {
  const grounds = useContext(Grounded)
  const say = useWords(readingWords)
  const [language] = useLanguage()
  if (grounds === undefined) return []
  const { chart, judgement, facts, written } = grounds
  return ids.flatMap((id) => {
    const fact = facts.find((one) => one.id === id)
    return fact === undefined ? [] : [{ fact, told: { chart, judgement, language, say }, written }]
  })
}
