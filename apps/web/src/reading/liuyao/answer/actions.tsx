import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useSay } from '../../../ui/live.tsx'
import { useWords } from '../../../words/index.ts'
import { readingWords } from '../../words.ts'
import { ReportDialog } from './report.tsx'

type Props = {
  readonly turn: string
  /** What is copied, with its label. */
  readonly text: string
  readonly onReceipt: () => void
}

/** What can be done with a kept text: ask why it can be trusted, copy it with its label, report it. */
export function KeptActions({ turn, text, onReceipt }: Props): ReactNode {
  const say = useWords(readingWords)
  const [note, setNote] = useState<string>()
  const [reporting, setReporting] = useState(false)
  const speak = useSay()
  const tell = (sentence: string): void => {
    setNote(sentence)
    speak(sentence)
  }
  const copy = async (): Promise<void> => tell(say((await copied(text)) ? 'copied' : 'copy.refused'))
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-2">
        <Button onClick={onReceipt}>{say('why')}</Button>
        <Button look="quiet" onClick={() => void copy()}>
          {say('copy')}
        </Button>
        <Button look="quiet" onClick={() => setReporting(true)}>
          {say('report')}
        </Button>
      </div>
      {note === undefined ? null : <p className="text-xs text-ink-2">{note}</p>}
      {reporting ? <ReportDialog turn={turn} onClose={() => setReporting(false)} onDone={() => tell(say('report.done'))} /> : null}
    </div>
  )
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
