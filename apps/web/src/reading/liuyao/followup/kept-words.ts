import { useState } from 'react'

/** Words that were typed and not yet answered; they stay on the device through a reload. */
export function useKeptWords(session: string): readonly [string, (words: string) => void] {
  const place = `hefu.follow-up.${session}`
  const [words, setWords] = useState(() => read(place))
  const keep = (next: string): void => {
    setWords(next)
    write(place, next)
  }
  return [words, keep]
}

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
