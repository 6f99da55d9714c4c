import type { ReactNode } from 'react'
import { paths } from '../../api/client.ts'
import { useHealth } from '../../api/hooks.ts'
import { buttonClass, ButtonLink } from '../../ui/button.tsx'
import { useWords } from '../../words/index.ts'
import { Line, Section } from './section.tsx'
import { settingsWords } from './words.ts'

/** Digits of a commit that name it well enough. */
const shortCommit = 12

/** Where the data lies, how to take it along, how to be rid of it. */
export function DataSection(): ReactNode {
  const say = useWords(settingsWords)
  const health = useHealth().value
  return (
    <Section title={say('data')}>
      {health === undefined ? null : <Line name={say('data.where')} what={say(`data.where.${health.database}`)} />}
      <Line name={say('data.export')} what={say('data.export.what')}>
        <a href={paths.everything} download className={`${buttonClass()} hover:bg-press`}>
          {say('data.export.go')}
        </a>
      </Line>
      <Line name={say('data.delete')} what={say('data.delete.what')}>
        <ButtonLink look="danger" href="/settings/delete">
          {say('data.delete')}
        </ButtonLink>
      </Line>
    </Section>
  )
}

/** Which program this is. */
export function AboutSection(): ReactNode {
  const say = useWords(settingsWords)
  const health = useHealth().value
  return (
    <Section title={say('about')}>
      {health === undefined ? (
        <p className="text-sm text-ink-2">{say('about.unknown')}</p>
      ) : (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
          <dt className="text-ink-3">{say('version')}</dt>
          <dd className="num">{health.version}</dd>
          <dt className="text-ink-3">{say('commit')}</dt>
          <dd className="font-num text-xs/[1.6] wrap-anywhere">{health.deployment.gitCommit.slice(0, shortCommit)}</dd>
        </dl>
      )}
    </Section>
  )
}
