import { longestSearch } from '@hefu/wire'
import { useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { TextField } from '../ui/field.tsx'
import { useSay } from '../ui/live.tsx'
import { Icon } from './icons.tsx'

/** Typing rests this long before a list is asked for. */
const rest = 250

/** What a list is searched for, kept in the address, and what is being typed. */
export interface ListSearch {
  readonly search: string
  readonly typed: string
  readonly setTyped: (typed: string) => void
}

/** The search of a list: what was typed goes into the address once typing rests. */
export function useListSearch(): ListSearch {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const [typed, setTyped] = useState(search)
  useEffect(() => {
    if (typed.trim() === search) return undefined
    const timer = setTimeout(() => setParams(typed.trim() === '' ? {} : { search: typed.trim() }, { replace: true }), rest)
    return () => clearTimeout(timer)
  }, [typed, search, setParams])
  return { search, typed, setTyped }
}

interface SearchFieldProps {
  readonly label: string
  readonly hint: string
  readonly of: ListSearch
}

/** The field that a list is searched by. */
export function SearchField({ label, hint, of: { typed, setTyped } }: SearchFieldProps): ReactNode {
  return (
    <div className="relative mb-3">
      <span className="pointer-events-none absolute top-3 left-3 text-ink-3">
        <Icon name="search" />
      </span>
      <TextField
        type="search"
        label={label}
        hideLabel
        placeholder={hint}
        maxLength={longestSearch}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="[&_input]:pl-10 [&_input::-webkit-search-cancel-button]:grayscale"
      />
    </div>
  )
}

/** After a search, those who listen hear the sentence that says how much was found. */
export function useSpokenCount(search: string, found: string): void {
  const speak = useSay()
  const sentence = search === '' ? '' : found
  useEffect(() => {
    if (sentence !== '') speak(sentence)
  }, [sentence, search, speak])
}
