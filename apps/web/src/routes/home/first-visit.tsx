import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Seam } from '../../ui/seam.tsx'
import { useLanguage, useWords } from '../../words/index.ts'
import { ChartPicture, HexagramPicture, WindowPicture } from './door-pictures.tsx'
import { homeWords } from './words.ts'

/** What this is, three doors, three facts. */
export function FirstVisit(): ReactNode {
  const say = useWords(homeWords)
  const [language] = useLanguage()
  return (
    <>
      <div className="mb-8 grid max-w-[46rem] gap-4">
        <h1 tabIndex={-1} className="text-3xl/[1.35]! tracking-[.02em] lang-en:text-3xl/[1.15]! lang-en:tracking-[-.01em]">
          <span className="inline-block">{say('hero.first')}</span>
          {language === 'en' ? ' ' : null}
          <span className="inline-block">{say('hero.second')}</span>
        </h1>
        <p className="max-w-[36em] text-lg/[1.7] text-ink-2">{say('hero.below')}</p>
      </div>
      <h2 className="sr-only">{say('doors')}</h2>
      <Doors />
      <Seam className="mt-12" />
      <Facts />
    </>
  )
}

const cords =
  'md:before:absolute md:before:-inset-x-4 md:before:top-5 md:before:-z-1 md:before:h-1 md:before:border-y md:before:border-line-ui md:after:absolute md:after:-inset-x-4 md:after:bottom-5 md:after:-z-1 md:after:h-1 md:after:border-y md:after:border-line-ui'

function Doors(): ReactNode {
  const say = useWords(homeWords)
  return (
    <div className={`relative isolate ${cords}`}>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        <li>
          <Link href="/cast/liuyao" className={`${door} ${open}`}>
            <DoorWords picture={<HexagramPicture />} name={say('cast.name')} what={say('cast.what')} foot={say('cast.needs')} />
          </Link>
        </li>
        <li>
          <Link href="/people" className={`${door} ${open}`}>
            <DoorWords picture={<ChartPicture />} name={say('people.name')} what={say('people.what')} foot={say('people.needs')} />
          </Link>
        </li>
        <li>
          <div className={`${door} bg-paper text-ink-2`}>
            <DoorWords picture={<WindowPicture />} name={say('rectify.name')} what={say('rectify.what')} foot={say('later')} />
          </div>
        </li>
      </ul>
    </div>
  )
}

const door =
  'grid h-full grid-cols-[88px_minmax(0,1fr)] items-center gap-4 rounded-slip border border-line p-4 no-underline md:grid-cols-1 md:grid-rows-[auto_1fr] md:items-stretch md:gap-8 md:px-6 md:pt-8 md:pb-6'

const open = 'bg-raised shadow-lift transition-[translate,border-color] duration-(--t-base) hover:-translate-y-0.5 hover:border-ink-3'

type DoorProps = { readonly picture: ReactNode; readonly name: string; readonly what: string; readonly foot: string }

function DoorWords({ picture, name, what, foot }: DoorProps): ReactNode {
  return (
    <>
      <span className="md:w-37">{picture}</span>
      <span className="grid gap-1 md:grid-rows-[auto_1fr_auto] md:gap-2">
        <strong className="font-read text-xl/[1.3] font-normal">{name}</strong>
        <span className="leading-relaxed text-ink-2">{what}</span>
        <small className="text-xs text-ink-3 md:mt-3 md:border-t md:border-line md:pt-3">{foot}</small>
      </span>
    </>
  )
}

function Facts(): ReactNode {
  const say = useWords(homeWords)
  const facts = ['facts.account', 'facts.key', 'facts.reflection'] as const
  return (
    <dl className="grid gap-4 pt-6 md:grid-cols-3 md:gap-6">
      {facts.map((fact) => (
        <div key={fact}>
          <dt className="text-sm font-semibold">{say(fact)}</dt>
          <dd className="mt-1 text-sm/[1.65] text-ink-2">{say(`${fact}.what`)}</dd>
        </div>
      ))}
    </dl>
  )
}
