import type { Reading } from '@hefu/contracts/liuyao/output'
import type { SessionWhole } from '@hefu/wire'
import { useState, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { useSay } from '../ui/live.tsx'
import { useWords } from '../words/index.ts'
import { receiptWords } from './words.ts'

type Props = { readonly whole: SessionWhole; readonly derived: NonNullable<Reading['divination_derived']> }

/** Sets the same cast out again here, on this device, and lays its hash beside the sealed one. */
export function Recheck({ whole, derived }: Props): ReactNode {
  const say = useWords(receiptWords)
  const speak = useSay()
  const [found, setFound] = useState<string>()
  const check = async (): Promise<void> => {
    const { sealNow } = await import('../reading/liuyao/derive-chart.ts')
    const { hash, version } = sealNow(whole)
    const sentence = hash === derived.hash ? say('recheck.same') : say('recheck.differs', { sealed: derived.chart.engineVersion, now: version })
    setFound(sentence)
    speak(sentence)
  }
  return (
    <>
      <Button look="quiet" onClick={() => void check()}>
        {say('recheck')}
      </Button>
      {found === undefined ? null : <p className="text-sm text-ink-2">{found}</p>}
    </>
  )
}
