import type { ReactNode } from 'react'
import { resolvedOf } from '../../../reading/liuyao/conventions/chosen.ts'
import { Choice } from '../../../ui/choice.tsx'
import { castWords } from '../../../words/cast.ts'
import { useWords } from '../../../words/index.ts'
import type { PanelProps } from './panel.ts'

/** Three coins, thrown here or noted from a table. */
export function CoinsPanel({ editing: { draft, change }, goOn }: PanelProps): ReactNode {
  const say = useWords(castWords)
  const reversed = resolvedOf(draft).coinFace === 'back-is-yin'
  const table = draft.hand === 'table'
  return (
    <>
      <p className="text-sm leading-[1.75] text-ink-2">{reversed ? say('coins.reversed') : say('coins.explained')}</p>
      <Choice
        label={say('coins.how')}
        options={[
          { value: 'throw', label: say('coins.throw') },
          { value: 'table', label: say('coins.table') },
        ]}
        value={table ? 'table' : 'throw'}
        onChange={(hand) => change({ hand })}
      />
      {goOn(table ? say('coins.start.table') : say('coins.start'))}
    </>
  )
}

/** Yarrow stalks, divided line by line. */
export function YarrowPanel({ goOn }: PanelProps): ReactNode {
  const say = useWords(castWords)
  return (
    <>
      <p className="text-sm leading-[1.75] text-ink-2">{say('yarrow.explained')}</p>
      {goOn(say('yarrow.start'))}
    </>
  )
}
