import type { ProbeReport, Provider } from '@hefu/wire'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { paths, testProvider } from '../../api/client.ts'
import { renew } from '../../api/hooks.ts'
import type { Trouble } from '../../api/trouble.ts'
import { useNow } from '../../app/now.ts'
import { TroubleNote } from '../../app/trouble-note.tsx'
import { shortWhen } from '../../app/when.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { useSay } from '../../ui/live.tsx'
import { WaitingLine } from '../../ui/waiting.tsx'
import { useLanguage, useWords } from '../../words/index.ts'
import { settingsWords } from './words.ts'

/** Tries a connection with three small questions, and shows what the last try found. `children` stand beside the button. */
export function ConnectionTest({ provider, children }: { readonly provider: Provider; readonly children: ReactNode }): ReactNode {
  const say = useWords(settingsWords)
  const { running, trouble, start, stop } = useTest(provider)
  return (
    <>
      {running ? (
        <div className="flex flex-wrap items-center gap-x-4">
          <WaitingLine>{say('test.running')}</WaitingLine>
          <Button look="quiet" onClick={stop}>
            {say('test.stop')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
          <Button onClick={() => void start()}>{say('test')}</Button>
          {children}
          {provider.report === undefined ? <span className="text-xs text-ink-3">{say('test.what')}</span> : null}
        </div>
      )}
      {trouble === undefined ? null : <TroubleNote trouble={trouble} />}
      {provider.report === undefined || running ? null : <Report report={provider.report} />}
    </>
  )
}

function useTest(provider: Provider) {
  const speak = useSay()
  const [running, setRunning] = useState<AbortController>()
  const [trouble, setTrouble] = useState<Trouble>()
  const latest = useRef<AbortController>(undefined)
  useEffect(() => () => latest.current?.abort(), [])

  async function start(): Promise<void> {
    const controller = new AbortController()
    latest.current = controller
    setRunning(controller)
    setTrouble(undefined)
    const answer = await testProvider(provider.id, controller.signal)
    if (controller.signal.aborted) return
    if (answer.ok) await renew(paths.providers)
    else setTrouble(answer.trouble)
    setRunning(undefined)
    if (answer.ok) speak(answer.value.trouble ?? answer.value.trusted)
  }

  function stop(): void {
    running?.abort()
    setRunning(undefined)
  }

  return { running: running !== undefined, trouble, start, stop } as const
}

function Report({ report }: { readonly report: ProbeReport }): ReactNode {
  const say = useWords(settingsWords)
  const [language] = useLanguage()
  const now = useNow()
  const passed = report.probes.filter((probe) => probe.passed).length
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Verdict report={report} passed={passed} />
        <span className="num text-xs text-ink-3">
          {say('test.at', { when: shortWhen(report.at, now, language) })}
          {report.reachable ? ` · ${say('test.reached', { seconds: (report.ms / 1000).toFixed(1) })}` : ''}
        </span>
      </div>
      {report.trouble === undefined ? null : <p className="text-sm">{report.trouble}</p>}
      <ul className="grid gap-2">
        {report.probes.map((probe) => (
          <li key={probe.id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
            <span className={probe.passed ? 'text-bamboo' : 'text-ochre'}>{probe.passed ? say('test.passed') : say('test.failed')}</span>
            <span>
              {say(`probe.${probe.id}`)}
              <span className="block text-xs leading-relaxed text-ink-3">{probe.note}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm">{report.trusted}</p>
    </div>
  )
}

function Verdict({ report, passed }: { readonly report: ProbeReport; readonly passed: number }): ReactNode {
  const say = useWords(settingsWords)
  if (!report.reachable) return <Chip tone="change">{say('test.not-reached')}</Chip>
  if (passed === report.probes.length) return <Chip tone="match">{say('test.all')}</Chip>
  return <Chip tone="change">{say('test.some', { passed })}</Chip>
}
