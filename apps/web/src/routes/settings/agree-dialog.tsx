import type { Provider } from '@hefu/wire'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { commonWords } from '../../words/common.ts'
import { useWords } from '../../words/index.ts'
import { settingsWords } from './words.ts'

const sent = ['agree.sent.question', 'agree.sent.plate', 'agree.sent.facts'] as const
const kept = ['agree.not.rest', 'agree.not.key'] as const

/** What leaves this device, asked once for each address, before a service words anything. */
export function AgreeDialog({ provider, onAnswer }: { readonly provider: Provider; readonly onAnswer: (agreed: boolean) => void }): ReactNode {
  const say = useWords(settingsWords)
  const sayCommon = useWords(commonWords)
  const actions = (
    <>
      <Button look="quiet" onClick={() => onAnswer(false)}>
        {sayCommon('cancel')}
      </Button>
      <Button look="primary" onClick={() => onAnswer(true)}>
        {say('agree.yes')}
      </Button>
    </>
  )
  return (
    <Dialog open alert title={say('agree.title')} onClose={() => onAnswer(false)} actions={actions}>
      <p>
        {say('agree.where')} <code className="font-num text-sm wrap-anywhere">{provider.address}</code>
      </p>
      <Things title={say('agree.sent')} things={sent.map((thing) => say(thing))} />
      <Things title={say('agree.not')} things={kept.map((thing) => say(thing))} />
      <p className="text-sm text-ink-2">{say('agree.after')}</p>
    </Dialog>
  )
}

function Things({ title, things }: { readonly title: string; readonly things: readonly string[] }): ReactNode {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  )
}
