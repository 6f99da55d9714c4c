import { longestOutcome, longestTitle, type SessionRow } from '@hefu/wire'
import { useState, type ReactNode } from 'react'
import { changeSession, deleteSession, paths } from '../../api/client.ts'
import { renew } from '../../api/hooks.ts'
import type { Answer, Trouble } from '../../api/trouble.ts'
import { Icon } from '../../app/icons.tsx'
import { TroubleNote } from '../../app/trouble-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSay } from '../../ui/live.tsx'
import { Menu } from '../../ui/menu.tsx'
import { commonWords } from '../../words/common.ts'
import { useWords } from '../../words/index.ts'
import { WordsDialog } from './words-dialog.tsx'
import { historyWords } from './words.ts'

type Open = 'rename' | 'outcome' | 'delete'
type Props = { readonly row: SessionRow; readonly onDeleted: () => void }
type PartProps = Props & { readonly onClose: () => void }

/** What can be done with a session: rename, note the outcome, export, delete. */
export function SessionMenu({ row, onDeleted }: Props): ReactNode {
  const say = useWords(historyWords)
  const [open, setOpen] = useState<Open>()
  const close = (): void => setOpen(undefined)
  const items = [
    { id: 'rename', label: say('rename'), onSelect: () => setOpen('rename') },
    { id: 'outcome', label: row.outcome === undefined ? say('outcome.add') : say('outcome.change'), onSelect: () => setOpen('outcome') },
    { id: 'md', label: say('export.md'), href: paths.exported(row.session, 'md'), download: true },
    { id: 'json', label: say('export.json'), href: paths.exported(row.session, 'json'), download: true },
    { id: 'delete', label: say('delete'), danger: true, onSelect: () => setOpen('delete') },
  ]
  return (
    <>
      <Menu label={say('menu', { title: row.title })} trigger={<Icon name="more" />} items={items} />
      {open === 'rename' ? <Rename row={row} onDeleted={onDeleted} onClose={close} /> : null}
      {open === 'outcome' ? <Outcome row={row} onDeleted={onDeleted} onClose={close} /> : null}
      {open === 'delete' ? <Delete row={row} onDeleted={onDeleted} onClose={close} /> : null}
    </>
  )
}

function Rename({ row, onClose }: PartProps): ReactNode {
  const say = useWords(historyWords)
  const settle = useSettle(onClose)
  return (
    <WordsDialog
      title={say('rename')}
      label={say('rename.field')}
      hint={say('rename.hint', { most: longestTitle })}
      first={row.title}
      most={longestTitle}
      rows={2}
      whenEmpty={say('rename.empty')}
      field="title"
      onSave={async (title) => settle(await changeSession(row.session, { title }), say('rename.done'))}
      onClose={onClose}
    />
  )
}

function Outcome({ row, onClose }: PartProps): ReactNode {
  const say = useWords(historyWords)
  const settle = useSettle(onClose)
  return (
    <WordsDialog
      title={say('outcome.field')}
      label={say('outcome.field')}
      hint={say('outcome.hint', { most: longestOutcome })}
      first={row.outcome ?? ''}
      most={longestOutcome}
      rows={5}
      field="outcome"
      onSave={async (outcome) => settle(await changeSession(row.session, { outcome }), say('outcome.done'))}
      onClose={onClose}
    />
  )
}

function Delete({ row, onDeleted, onClose }: PartProps): ReactNode {
  const say = useWords(historyWords)
  const sayCommon = useWords(commonWords)
  const settle = useSettle(onClose)
  const [trouble, setTrouble] = useState<Trouble>()
  async function go(): Promise<void> {
    const answer = await settle(await deleteSession(row.session), say('delete.done'))
    if (answer.ok) onDeleted()
    else setTrouble(answer.trouble)
  }
  const actions = (
    <>
      <Button look="quiet" onClick={onClose}>
        {sayCommon('cancel')}
      </Button>
      <Button look="danger" onClick={() => void go()}>
        {say('delete')}
      </Button>
    </>
  )
  return (
    <Dialog open alert onClose={onClose} title={say('delete.title')} actions={actions}>
      <p className="wrap-anywhere">{say('delete.what', { title: row.title })}</p>
      {trouble === undefined ? null : <TroubleNote trouble={trouble} />}
    </Dialog>
  )
}

/** Once a change is stored: closes, reads the lists and the session anew, and says so to those who listen. */
function useSettle(onClose: () => void): <T>(answer: Answer<T>, done: string) => Promise<Answer<T>> {
  const speak = useSay()
  return async (answer, done) => {
    if (!answer.ok) return answer
    await renew('/api/sessions')
    onClose()
    speak(done)
    return answer
  }
}
