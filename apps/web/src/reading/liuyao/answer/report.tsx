import { longestOutcome } from '@hefu/wire'
import type { ReactNode } from 'react'
import { reportTurn } from '../../../api/client.ts'
import { WordsDialog } from '../../../routes/history/words-dialog.tsx'
import { useWords } from '../../../words/index.ts'
import { readingWords } from '../../words.ts'

/** Tells whoever runs the server what is wrong with a kept text. */
export function ReportDialog({ turn, onClose, onDone }: { readonly turn: string; readonly onClose: () => void; readonly onDone: () => void }): ReactNode {
  const say = useWords(readingWords)
  return (
    <WordsDialog
      title={say('report')}
      label={say('report.label')}
      hint={say('report.hint')}
      first=""
      most={longestOutcome}
      rows={4}
      whenEmpty={say('report.empty')}
      field="note"
      onSave={async (note) => {
        const answer = await reportTurn(turn, { note })
        if (answer.ok) {
          onClose()
          onDone()
        }
        return answer
      }}
      onClose={onClose}
    />
  )
}
