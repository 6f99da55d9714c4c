import { useState } from 'react'

/** Words that were typed and not yet answered; they stay on the device through a reload, unless they are forgotten. */
export type KeptWords = { readonly words: string; readonly keep: (words: string) => void; readonly forget: () => void }

/** The words typed under a session's seal. What is forgotten stays in the field and nowhere else. */
export function useKeptWords(session: string): KeptWords {
  const place = placeOf(session)
  const [words, setWords] = useState(() => read(place))
  const keep = (next: string): void => {
    setWords(next)
    write(place, next)
  }
  return { words, keep, forget: () => write(place, '') }
}

/** Takes away what was typed under a session that is no more. */
export function forgetWords(session: string): void {
  write(placeOf(session), '')
}

const placeOf = (session: string): string => `hefu.follow-up.${session}`

function read(place: string): string {
  try {
    return localStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

function write(place: string, words: string): void {
  try {
    if (words === '') localStorage.removeItem(place)
    else localStorage.setItem(place, words)
  } catch {
    // Storage can be closed; the words then last as long as the page.
  }
}
