import type { Provider } from '@hefu/wire'
import { useState, type ReactNode } from 'react'
import { deleteProvider, paths } from '../../api/client.ts'
import { renew } from '../../api/hooks.ts'
import type { Trouble } from '../../api/trouble.ts'
import { TroubleNote } from '../../app/trouble-note.tsx'
import { shortWhen } from '../../app/when.ts'
import { useReturnFocus } from '../../app/focus.ts'
import { useNow } from '../../app/now.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSay } from '../../ui/live.tsx'
import { commonWords } from '../../words/common.ts'
import { useLanguage, useWords } from '../../words/index.ts'
import { ConnectionTest } from './connection-test.tsx'
import { ProviderForm } from './provider-form.tsx'
import { settingsWords } from './words.ts'

type PartProps = { readonly provider: Provider; readonly chosen: boolean }

/** What is known of a connected service, and what can be done with it. */
export function ProviderPart({ provider, chosen }: PartProps): ReactNode {
  const say = useWords(settingsWords)
  const [language] = useLanguage()
  const now = useNow()
  const [open, setOpen] = useState<'change' | 'delete'>()
  const opener = useReturnFocus<HTMLButtonElement>(open === 'change')
  const close = (): void => setOpen(undefined)
  if (open === 'change') return <ProviderForm provider={provider} onDone={close} />
  const key = provider.hasKey ? say('provider.key') : say('provider.no-key')
  return (
    <>
      <p className="text-xs leading-relaxed text-ink-3">
        {provider.agreedAt === undefined ? key : `${key} · ${say('provider.agreed', { when: shortWhen(provider.agreedAt, now, language) })}`}
      </p>
      <ConnectionTest provider={provider}>
        <Button ref={opener} look="quiet" onClick={() => setOpen('change')}>
          {say('provider.change')}
        </Button>
        <Button look="quiet" onClick={() => setOpen('delete')}>
          {say('provider.delete')}
        </Button>
      </ConnectionTest>
      {open === 'delete' ? <DeleteDialog provider={provider} chosen={chosen} onClose={close} /> : null}
    </>
  )
}

function DeleteDialog({ provider, chosen, onClose }: PartProps & { readonly onClose: () => void }): ReactNode {
  const say = useWords(settingsWords)
  const sayCommon = useWords(commonWords)
  const speak = useSay()
  const [trouble, setTrouble] = useState<Trouble>()
  async function go(): Promise<void> {
    const answer = await deleteProvider(provider.id)
    if (!answer.ok) return setTrouble(answer.trouble)
    onClose()
    await Promise.all([renew(paths.providers), renew(paths.writer)])
    focusChosen()
    speak(say('provider.deleted'))
  }
  const actions = (
    <>
      <Button look="quiet" onClick={onClose}>
        {sayCommon('cancel')}
      </Button>
      <Button look="danger" onClick={() => void go()}>
        {say('provider.delete')}
      </Button>
    </>
  )
  return (
    <Dialog open alert title={say('provider.delete.title', { name: provider.name })} onClose={onClose} actions={actions}>
      <p>{chosen ? say('provider.delete.chosen') : say('provider.delete.what')}</p>
      {trouble === undefined ? null : <TroubleNote trouble={trouble} />}
    </Dialog>
  )
}

/** The row that had the focus is gone; it goes to who writes now. */
function focusChosen(): void {
  document.querySelector<HTMLInputElement>('input[name="writer"]:checked')?.focus()
}
