import { useState, type ReactNode } from 'react'
import { ConventionFieldset } from '../../reading/liuyao/conventions/convention-fields.tsx'
import { keepUsual, usualConventions } from '../../reading/liuyao/conventions/usual.ts'
import { useWords } from '../../words/index.ts'
import { Section } from './section.tsx'
import { settingsWords } from './words.ts'

/** The conventions that new casts on this device start with. */
export function ConventionsSection(): ReactNode {
  const say = useWords(settingsWords)
  const [fields, setFields] = useState(usualConventions)
  const [kept, setKept] = useState(true)
  return (
    <Section title={say('conventions')} what={say('conventions.what')}>
      <ConventionFieldset
        fields={fields}
        onChange={(changed) => {
          setFields(changed)
          setKept(keepUsual(changed))
        }}
      />
      {kept ? null : <p className="mt-2 text-xs leading-relaxed text-cinnabar">{say('conventions.lost')}</p>}
    </Section>
  )
}
