import type { Provider } from '@hefu/wire'
import { useState, type ReactNode } from 'react'
import { chooseWriter, paths } from '../../api/client.ts'
import { renew, useProviders, useWriter } from '../../api/hooks.ts'
import type { Trouble } from '../../api/trouble.ts'
import { useReturnFocus } from '../../app/focus.ts'
import { TroubleNote } from '../../app/trouble-note.tsx'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/live.tsx'
import { AfterPatience, WaitingLine } from '../../ui/waiting.tsx'
import { useWords } from '../../words/index.ts'
import { AgreeDialog } from './agree-dialog.tsx'
import { ProviderForm } from './provider-form.tsx'
import { ProviderPart } from './provider-part.tsx'
import { Section } from './section.tsx'
import { settingsWords } from './words.ts'
import { WriterOption } from './writer-option.tsx'

/** Who words the readings: the built-in rules, or a connected service. */
export function WriterSection(): ReactNode {
  const say = useWords(settingsWords)
  const providers = useProviders()
  const writer = useWriter()
  const trouble = providers.trouble ?? writer.trouble
  const again = (): void => {
    providers.again()
    writer.again()
  }
  return (
    <Section title={say('writer')} what={say('writer.what')}>
      {trouble === undefined ? null : <TroubleNote trouble={trouble} again={again} />}
      {providers.value !== undefined && writer.value !== undefined ? (
        <Writers providers={providers.value} chosen={writer.value.provider} />
      ) : trouble === undefined ? (
        <AfterPatience>
          <WaitingLine>{say('waiting')}</WaitingLine>
        </AfterPatience>
      ) : null}
    </Section>
  )
}

type WritersProps = { readonly providers: readonly Provider[]; readonly chosen: string | undefined }

function Writers({ providers, chosen }: WritersProps): ReactNode {
  const say = useWords(settingsWords)
  const [adding, setAdding] = useState(false)
  const opener = useReturnFocus<HTMLButtonElement>(adding)
  const { choose, asking, answer, trouble } = useChoosing()
  return (
    <div className="grid gap-4">
      <fieldset className="rounded-slip border border-line bg-raised">
        <legend className="sr-only">{say('writer')}</legend>
        <WriterOption name={say('writer.rules')} what={say('writer.rules.what')} checked={chosen === undefined} onChoose={() => void choose(undefined)} />
        {providers.map((provider) => (
          <WriterOption
            key={provider.id}
            name={provider.name}
            what={<code className="font-num wrap-anywhere">{`${provider.model} · ${provider.address}`}</code>}
            checked={chosen === provider.id}
            onChoose={() => void choose(provider)}
          >
            <ProviderPart provider={provider} chosen={chosen === provider.id} />
          </WriterOption>
        ))}
      </fieldset>
      {trouble === undefined ? null : <TroubleNote trouble={trouble} />}
      {adding ? (
        <ProviderForm onDone={() => setAdding(false)} />
      ) : (
        <Button ref={opener} className="justify-self-start" onClick={() => setAdding(true)}>
          {say('writer.add')}
        </Button>
      )}
      {asking === undefined ? null : <AgreeDialog provider={asking} onAnswer={(agreed) => void answer(agreed)} />}
    </div>
  )
}

/** Choosing a writer; one that was not agreed to yet is asked about first. */
function useChoosing() {
  const say = useWords(settingsWords)
  const speak = useSay()
  const [asking, setAsking] = useState<Provider>()
  const [trouble, setTrouble] = useState<Trouble>()

  async function put(provider: Provider | undefined): Promise<void> {
    const stored = await chooseWriter(provider === undefined ? {} : { provider: provider.id, agreed: true })
    setTrouble(stored.ok ? undefined : stored.trouble)
    await Promise.all([renew(paths.writer), renew(paths.providers)])
    if (stored.ok) speak(provider === undefined ? say('writer.chosen.rules') : say('writer.chosen', { name: provider.name }))
  }

  async function choose(provider: Provider | undefined): Promise<void> {
    if (provider !== undefined && provider.agreedAt === undefined) setAsking(provider)
    else await put(provider)
  }

  async function answer(agreed: boolean): Promise<void> {
    setAsking(undefined)
    if (agreed) await put(asking)
  }

  return { choose, asking, answer, trouble } as const
}
