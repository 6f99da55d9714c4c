import { hexagramLabel, searchHexagrams } from '@hefu/liuyao/labels'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { castWords } from '../../../words/cast.ts'
import { type PageLanguage, useLanguage, useWords } from '../../../words/index.ts'
import type { PanelProps } from './panel.ts'

/** Matches that are offered at once. */
const most = 8

/** Base and changed hexagram by name. */
export function NamesPanel({ editing: { draft, change }, faults, goOn }: PanelProps): ReactNode {
  const say = useWords(castWords)
  return (
    <>
      <div data-field="base">
        <HexagramPicker label={say('names.base')} hint={say('names.explained')} value={draft.base} onChange={(base) => change({ base })} fault={faults.base} />
      </div>
      <HexagramPicker
        label={say('names.changed')}
        hint={say('names.changed.hint')}
        value={draft.changed}
        onChange={(changed) => change({ changed })}
        fault={undefined}
      />
      {goOn(say('names.make'))}
    </>
  )
}

type PickerProps = {
  readonly label: string
  readonly hint: string
  /** King Wen number as digits, or nothing. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly fault: string | undefined
}

/** Finds a hexagram by number, symbol, name or pinyin. */
function HexagramPicker({ label, hint, value, onChange, fault }: PickerProps): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const [query, setQuery] = useState('')
  if (value !== '') return <Picked label={label} name={nameOf(Number(value), language)} onClear={() => onChange('')} />
  const found = searchHexagrams(query).slice(0, most)
  const none = query.trim() !== '' && found.length === 0
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        className="max-w-96"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key === 'Enter' && first !== undefined && !event.nativeEvent.isComposing) onChange(String(first))
        }}
        hint={none ? say('names.none') : hint}
        autoComplete="off"
        {...(fault === undefined ? {} : { fault })}
      />
      {found.length === 0 ? null : (
        <ul aria-label={say('names.found')} className="flex flex-wrap gap-2">
          {found.map((number) => (
            <li key={number}>
              <Button onClick={() => onChange(String(number))}>{nameOf(number, language)}</Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function nameOf(number: number, language: PageLanguage): string {
  const { fullName, symbol } = hexagramLabel(number, language)
  return `${symbol} ${number} ${fullName}`
}

function Picked({ label, name, onClear }: { readonly label: string; readonly name: string; readonly onClear: () => void }): ReactNode {
  const say = useWords(castWords)
  return (
    <div className="grid gap-1.5">
      <span className="text-sm text-ink-2">{label}</span>
      <div className="flex flex-wrap items-center gap-3">
        <span className="font-read text-lg">{name}</span>
        <Button look="quiet" onClick={onClear} aria-label={`${label}: ${say('names.clear')}`}>
          {say('names.clear')}
        </Button>
      </div>
    </div>
  )
}
