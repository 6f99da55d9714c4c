import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'

const Live = createContext<(sentence: string) => void>(() => undefined)

/** The one polite live region of the page: whole sentences, settled text only. */
export function LiveRegion({ children }: { readonly children: ReactNode }): ReactNode {
  const [said, setSaid] = useState({ sentence: '', turn: 0 })
  const say = useCallback((sentence: string) => setSaid(({ turn }) => ({ sentence, turn: turn + 1 })), [])
  return (
    <Live value={say}>
      {children}
      <output aria-live="polite" className="sr-only">
        <span key={said.turn}>{said.sentence}</span>
      </output>
    </Live>
  )
}

/** Says a sentence to those who listen to the page. */
export function useSay(): (sentence: string) => void {
  return useContext(Live)
}
