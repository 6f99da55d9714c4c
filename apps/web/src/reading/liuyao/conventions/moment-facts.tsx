import type { EdgeWarning, Options, Pillars, VoidPair, WallClock, When } from '@hefu/liuyao'
import { labelsOf, pillarLabel } from '@hefu/liuyao/labels'
import type { ReactNode } from 'react'
import { castWords, type SayCast } from '../../../words/cast.ts'
import { type PageLanguage, useLanguage, useWords } from '../../../words/index.ts'
import { capital } from '../matter/capital.ts'
import { changedNames } from './chosen.ts'

type MomentProps = {
  readonly pillars: Pillars
  readonly void: VoidPair
  readonly options: Options
  readonly warnings: readonly EdgeWarning[]
  /** What is said of the moment: its clock reading, and whether it is settled. */
  readonly when: string
  readonly children?: ReactNode
}

/** Moment, pillars, void and change of day, with a sentence for each edge that is near. `children` are further pairs. */
export function MomentFacts({ pillars, void: empty, options, warnings, when, children }: MomentProps): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const { branch, option } = labelsOf(language)
  const joint = language === 'en' ? ', ' : ''
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-xs leading-relaxed [&>dd]:min-w-0 [&>dt]:text-ink-3">
        <dt>{say('when')}</dt>
        <dd className="num">{when}</dd>
        <dt>{say('pillars')}</dt>
        <dd>{pillarsText(pillars, say, language)}</dd>
        <dt>{say('void')}</dt>
        <dd>{empty.map((one) => branch[one]).join(joint)}</dd>
        <dt>{option.dayChange.name}</dt>
        <dd>{option.dayChange.values[options.dayChange]}</dd>
        {children}
      </dl>
      {warnings.map((warning) => (
        <p key={warning.kind} className="mt-2 rounded-slip bg-ochre-wash px-3 py-2 text-xs leading-relaxed">
          {warningText(warning, { pillars, say, language })}
        </p>
      ))}
    </>
  )
}

/** 丙午年 己亥月 戊申日 丁巳时. */
function pillarsText(pillars: Pillars, say: SayCast, language: PageLanguage): ReactNode {
  const named = (['year', 'month', 'day', 'hour'] as const).flatMap((name) => {
    const pillar = pillars[name]
    return pillar === undefined ? [] : [say(`pillar.${name}`, { pillar: pillarLabel(pillar, language) })]
  })
  return named.map((text, place) => (
    <span key={text}>
      {place === 0 ? '' : language === 'en' ? ', ' : ' '}
      <span className="nb">{text}</span>
    </span>
  ))
}

type Framed = { readonly pillars: Pillars; readonly say: SayCast; readonly language: PageLanguage }

function warningText({ kind, pillar, secondsToEdge, before, after }: EdgeWarning, { pillars, say, language }: Framed): string {
  const [said, stop] = [capital(labelsOf(language).warning[kind]), language === 'en' ? '. ' : '。']
  const used = pillars[pillar] ?? (secondsToEdge > 0 ? before : after)
  const words = {
    seconds: Math.round(Math.abs(secondsToEdge)),
    before: pillarLabel(before, language),
    after: pillarLabel(after, language),
    used: pillarLabel(used, language),
  }
  return `${said}${stop}${secondsToEdge > 0 ? say('edge.ahead', words) : say('edge.past', words)}`
}

/** A clock reading as it is printed: 2026-11-30 10:12. */
function clockText({ year, month, day, hour, minute }: WallClock): string {
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** The moment of a cast as it is printed, with its zone where it has one. */
export function momentText(when: When): string {
  if (when.kind !== 'instant') return '–'
  return when.timeZone === undefined ? clockText(when.local) : `${clockText(when.local)} ${when.timeZone}`
}

/** Every convention by name with what was chosen, those that differ from the preset first. */
export function ConventionList({ options }: { readonly options: Options }): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const { option, preset } = labelsOf(language)
  const changed = changedNames(options)
  const same = Object.keys(option).filter((name) => !changed.some((one) => one === name))
  const title = changed.length === 0 ? preset[options.preset] : say('conventions.own', { preset: preset[options.preset], count: changed.length })
  const values: ReadonlyMap<string, string> = new Map(Object.entries(options))
  const labels: ReadonlyMap<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }> = new Map(Object.entries(option))
  return (
    <details>
      <summary>
        {say('conventions')} · {title}
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pb-3 text-xs leading-relaxed">
        {[...changed, ...same].map((name) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-3">{labels.get(name)?.name}</dt>
            <dd>
              {capital(labels.get(name)?.values[values.get(name) ?? ''] ?? '')}
              {changed.some((one) => one === name) ? (
                <span className="text-ochre"> · {say('conventions.changed', { preset: preset[options.preset] })}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
