import { type LineValue, terms } from '@hefu/liuyao'
import { labelsOf } from '@hefu/liuyao/labels'
import type { ReactNode } from 'react'
import { castWords } from '../../../words/cast.ts'
import { useLanguage, useWords } from '../../../words/index.ts'
import { capital } from '../matter/capital.ts'
import './coins.css'

const counts = [0, 1, 2, 3, 4, 5, 6] as const

/** The hexagram as far as it has come, first line at the bottom. */
export function Forming({ values }: { readonly values: readonly LineValue[] }): ReactNode {
  const say = useWords(castWords)
  const head = values.length === 0 ? say('forming.none') : say('forming.count', { count: say(`number.${counts[values.length] ?? 6}`) })
  return (
    <section className="rounded-slip border border-line bg-raised p-4 pb-3 xl:p-6" aria-labelledby="forming">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="forming" className="text-lg!">
          {say('forming.head')}
        </h2>
        <span className="text-xs text-ink-3">{head}</span>
      </div>
      <ol className="mt-2 flex flex-col-reverse xl:mt-4">
        {terms.positions.map((position) => (
          <FormingLine
            key={position}
            position={position}
            value={values[position - 1]}
            next={values.length === position - 1}
            last={values.length === position}
          />
        ))}
      </ol>
    </section>
  )
}

type LineProps = { readonly position: (typeof terms.positions)[number]; readonly value: LineValue | undefined; readonly next: boolean; readonly last: boolean }

const row =
  'grid min-h-[38px] grid-cols-[3.25rem_minmax(0,10rem)_1rem_minmax(max-content,1fr)] items-center gap-2 text-sm whitespace-nowrap sm:gap-3 xl:min-h-[46px]'

function FormingLine({ position, value, next, last }: LineProps): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const labels = labelsOf(language)
  const moving = value === 6 || value === 9
  const tone = next ? '-mx-3 bg-sunken px-3 font-semibold text-ink' : value === undefined ? 'text-ink-3' : 'text-ink-2'
  const word = value === undefined ? (next ? say('forming.next') : say('forming.wait')) : labels.lineValue[value]
  return (
    <li className={`${row} ${tone}`}>
      <span>{capital(labels.position[position])}</span>
      <span className={last ? 'line-land text-ink' : 'text-ink'}>
        <FormingBar value={value} />
      </span>
      <span className="font-bold text-cinnabar" aria-hidden="true">
        {moving ? (value === 9 ? '○' : '✕') : ''}
      </span>
      <span>{word}</span>
    </li>
  )
}

function FormingBar({ value }: { readonly value: LineValue | undefined }): ReactNode {
  const fill = value === 6 || value === 9 ? 'var(--cinnabar)' : 'currentColor'
  return (
    <svg viewBox="0 0 160 16" className="block h-auto w-full" aria-hidden="true">
      {value === undefined ? <rect x="1" y="3" width="158" height="10" rx="1" fill="none" stroke="var(--line-ui)" strokeDasharray="3 4" /> : null}
      {value === 7 || value === 9 ? <rect width="160" height="14" y="1" rx="1" fill={fill} /> : null}
      {value === 6 || value === 8 ? (
        <path
          d="M1 1h64a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H1a1 1 0 0 1-1-1V2a1 1 0 0 1 1-1zM95 1h64a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H95a1 1 0 0 1-1-1V2a1 1 0 0 1 1-1z"
          fill={fill}
        />
      ) : null}
    </svg>
  )
}
