import type { Settings } from '@hefu/wire'
import { useState, type ReactNode } from 'react'
import { changeSettings, paths } from '../../api/client.ts'
import { renew, useSettings } from '../../api/hooks.ts'
import type { Trouble } from '../../api/trouble.ts'
import { faultOf, TroubleNote } from '../../app/trouble-note.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useSay } from '../../ui/live.tsx'
import { pageLanguages, useWords } from '../../words/index.ts'
import { Section } from './section.tsx'
import { settingsWords } from './words.ts'

/** Where to turn to, in the calm text that stands in place of a reading. */
export function HotlineSection(): ReactNode {
  const say = useWords(settingsWords)
  const stored = useSettings().value
  return (
    <Section title={say('hotline')} what={say('hotline.what')}>
      {stored === undefined ? null : <HotlineForm key={JSON.stringify(stored.hotline)} stored={stored} />}
    </Section>
  )
}

function HotlineForm({ stored }: { readonly stored: Settings }): ReactNode {
  const say = useWords(settingsWords)
  const speak = useSay()
  const [hotline, setHotline] = useState(stored.hotline)
  const [trouble, setTrouble] = useState<Trouble>()
  const changed = pageLanguages.some((language) => (hotline[language] ?? '') !== (stored.hotline[language] ?? ''))

  async function save(): Promise<void> {
    const answer = await changeSettings({ ...stored, hotline })
    setTrouble(answer.ok ? undefined : answer.trouble)
    if (!answer.ok) return
    await renew(paths.settings)
    speak(say('hotline.saved'))
  }

  const faults = pageLanguages.map((language) => faultOf(trouble, `hotline.${language}`))
  return (
    <form action={save} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {pageLanguages.map((language, at) => (
          <TextArea
            key={language}
            label={say(`hotline.${language}`)}
            hint={say('hotline.hint')}
            fault={faults[at]}
            rows={2}
            lang={language}
            value={hotline[language] ?? ''}
            onChange={(event) => setHotline({ ...hotline, [language]: event.target.value })}
          />
        ))}
      </div>
      {trouble === undefined || faults.some((fault) => fault !== undefined) ? null : <TroubleNote trouble={trouble} />}
      <Button type="submit" className="justify-self-start" disabled={!changed}>
        {say('form.save')}
      </Button>
    </form>
  )
}
