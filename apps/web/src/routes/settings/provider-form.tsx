import { providerKinds, type Provider } from '@hefu/wire'
import { useEffect, useState, type ReactNode } from 'react'
import { addProvider, changeProvider, paths } from '../../api/client.ts'
import { renew } from '../../api/hooks.ts'
import type { Trouble } from '../../api/trouble.ts'
import { useFaultFocus } from '../../app/focus.ts'
import { faultOf, TroubleNote } from '../../app/trouble-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSay } from '../../ui/live.tsx'
import { commonWords } from '../../words/common.ts'
import { useWords } from '../../words/index.ts'
import { draftOf, faultIn, providerOf, type Draft } from './provider-draft.ts'
import { settingsWords } from './words.ts'

type FormProps = { readonly provider?: Provider; readonly onDone: () => void }
type Faults = { readonly [Field in 'baseUrl' | 'model' | 'name' | 'key']?: string | undefined }

/** Connects a service, or changes a connected one. */
export function ProviderForm({ provider, onDone }: FormProps): ReactNode {
  const say = useWords(settingsWords)
  const sayCommon = useWords(commonWords)
  const [draft, setDraft] = useState(() => draftOf(provider))
  const { faults, trouble, store } = useStore(provider, onDone)
  const form = useFaultFocus<HTMLFormElement>(faults)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), [form])

  const kinds = providerKinds.map((value) => ({ value, label: say(`form.kind.${value}`), note: say(`form.kind.${value}.what`) }))
  return (
    <form ref={form} action={() => store(draft)} noValidate className="grid gap-4 rounded-slip border border-line bg-sunken p-4 sm:p-6">
      <h3>{provider === undefined ? say('form.add') : say('form.change', { name: provider.name })}</h3>
      <Choice label={say('form.kind')} look="list" options={kinds} value={draft.kind} onChange={(kind) => setDraft({ ...draft, kind })} />
      <Fields draft={draft} onChange={setDraft} hasKey={provider?.hasKey === true} faults={faults} />
      {trouble === undefined ? null : <TroubleNote trouble={trouble} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary">
          {say('form.save')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {sayCommon('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Fields that take no words of a language. */
const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

type FieldsProps = { readonly draft: Draft; readonly onChange: (draft: Draft) => void; readonly hasKey: boolean; readonly faults: Faults }

function Fields({ draft, onChange, hasKey, faults }: FieldsProps): ReactNode {
  const say = useWords(settingsWords)
  const hints = {
    'openai-compatible': say('form.address.hint'),
    ollama: say('form.address.hint.ollama'),
    anthropic: say('form.address.hint.own'),
    google: say('form.address.hint.own'),
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...plain}
        label={say('form.address')}
        hint={hints[draft.kind]}
        fault={faults.baseUrl}
        inputMode="url"
        value={draft.baseUrl}
        onChange={(event) => onChange({ ...draft, baseUrl: event.target.value })}
      />
      <TextField
        {...plain}
        label={say('form.model')}
        hint={say('form.model.hint')}
        fault={faults.model}
        value={draft.model}
        onChange={(event) => onChange({ ...draft, model: event.target.value })}
      />
      <KeyField draft={draft} onChange={onChange} hasKey={hasKey} fault={faults.key} />
      <TextField
        {...plain}
        className="sm:col-span-2"
        label={say('form.name')}
        fault={faults.name}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
    </div>
  )
}

type KeyProps = Omit<FieldsProps, 'faults'> & { readonly fault: string | undefined }

/** A key goes in and never comes out. */
function KeyField({ draft, onChange, hasKey, fault }: KeyProps): ReactNode {
  const say = useWords(settingsWords)
  return (
    <>
      <TextField
        {...plain}
        className="sm:col-span-2"
        type="password"
        autoComplete="new-password"
        label={say('form.key')}
        hint={hasKey ? say('form.key.kept') : say('form.key.hint')}
        fault={fault}
        value={draft.key}
        onChange={(event) => onChange({ ...draft, key: event.target.value })}
      />
      {hasKey ? (
        <label className="flex min-h-tap items-center gap-3 sm:col-span-2">
          <input
            type="checkbox"
            className="size-4 accent-act"
            checked={draft.removeKey}
            onChange={(event) => onChange({ ...draft, removeKey: event.target.checked })}
          />
          {say('form.key.remove')}
        </label>
      ) : null}
    </>
  )
}

/** Sends a draft; what is wrong with a field comes back under it, anything else as a trouble. */
function useStore(provider: Provider | undefined, onDone: () => void) {
  const say = useWords(settingsWords)
  const speak = useSay()
  const [faults, setFaults] = useState<Faults>({})
  const [trouble, setTrouble] = useState<Trouble>()

  async function store(draft: Draft): Promise<void> {
    const wrong = faultIn(draft)
    setTrouble(undefined)
    if (wrong !== undefined) return setFaults({ [wrong]: wrong === 'model' ? say('form.model.fault') : say('form.address.fault') })
    const sent = providerOf(draft)
    const answer = await (provider === undefined ? addProvider(sent) : changeProvider(provider.id, sent))
    if (!answer.ok) {
      const found: Faults = {
        baseUrl: faultOf(answer.trouble, 'baseUrl'),
        model: faultOf(answer.trouble, 'model'),
        name: faultOf(answer.trouble, 'name'),
        key: faultOf(answer.trouble, 'key'),
      }
      setFaults(found)
      return Object.values(found).some((fault) => fault !== undefined) ? undefined : setTrouble(answer.trouble)
    }
    onDone()
    await Promise.all([renew(paths.providers), renew(paths.writer)])
    speak(say('provider.saved'))
  }

  return { faults, trouble, store } as const
}
