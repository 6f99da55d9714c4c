import { useId, useState, type ReactNode } from 'react'
import { useWords } from '../../../words/index.ts'
import { readingWords } from '../../words.ts'
import { type Cited, useCited, usePointed } from './frame.tsx'
import { howText } from './how.ts'
import { shortFact } from './short.ts'
import './margin.css'

/** The facts that a passage rests on: in the margin on wide pages, under the passage on narrow ones. */
export function Margin({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const say = useWords(readingWords)
  const cited = useCited(ids)
  if (cited.length === 0) return null
  return (
    <div className="margin-facts">
      <span className="sr-only">{say('facts')}</span>
      <ul>
        {cited.map((one) => (
          <FactNote key={one.fact.id} cited={one} />
        ))}
      </ul>
    </div>
  )
}

/** One citation: its short name, and opened its whole sentence with the rule that it follows from. */
function FactNote({ cited }: { readonly cited: Cited }): ReactNode {
  const { fact, told } = cited
  const [open, setOpen] = useState(false)
  const { point } = usePointed()
  const id = useId()
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        onPointerEnter={() => point(fact)}
        onPointerLeave={() => point(undefined)}
        onFocus={() => point(fact)}
        onBlur={() => point(undefined)}
      >
        <i aria-hidden="true" />
        <span>{shortFact(fact, told)}</span>
      </button>
      <div id={id} hidden={!open}>
        {open ? <FactDetail cited={cited} /> : null}
      </div>
    </li>
  )
}

function FactDetail({ cited: { fact, told, written } }: { readonly cited: Cited }): ReactNode {
  const say = useWords(readingWords)
  const how = howText(fact, told)
  return (
    <div className="fact-detail">
      <p lang={written}>{fact.text}</p>
      {how === undefined ? null : <p>{how}</p>}
      {fact.lines.length === 0 ? null : (
        <p>
          <a href="#plate">{say('fact.see')}</a>
        </p>
      )}
    </div>
  )
}
