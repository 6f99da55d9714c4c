import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { toggleTheme } from '../theme/theme.ts'
import { IconButton } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'
import { commonWords } from '../words/common.ts'
import { useLanguage, useWords } from '../words/index.ts'
import { useArrival } from './arrival.ts'
import { ConnectionStrip } from './connection-strip.tsx'
import { Icon, ThemeIcon } from './icons.tsx'
import { isAt, railPlaces, tabPlaces, type Place } from './nav.ts'

/** Rail from 960 px, top bar and tabs below; between them the page. */
export function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useWords(commonWords)
  useArrival()
  return (
    <>
      <a href="#main" className="absolute top-0 -left-[99em] z-30 bg-act px-4 py-3 text-on-act focus:left-0">
        {say('skip')}
      </a>
      <div className="min-h-dvh lg:grid lg:grid-cols-[var(--rail)_minmax(0,1fr)]">
        <TopBar />
        <Rail />
        <div className="min-w-0">
          <ConnectionStrip />
          <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[1120px] min-w-0 px-gutter pt-6 pb-30 lg:px-[clamp(2rem,4vw,3.5rem)] lg:pt-12 lg:pb-20">
            {children}
          </main>
        </div>
        <Tabs />
      </div>
    </>
  )
}

function TopBar(): ReactNode {
  return (
    <header className="sticky top-0 z-10 flex h-14 items-center gap-2 border-b border-line bg-paper px-gutter lg:hidden">
      <Brand size={26} />
      <span className="flex-1" />
      <Switches />
    </header>
  )
}

function Brand({ size, latin }: { readonly size: number; readonly latin?: boolean }): ReactNode {
  const say = useWords(commonWords)
  return (
    <Link href="/" className="flex min-h-tap items-center gap-2.5 font-read text-[1.1875rem] tracking-[.08em] no-underline">
      <Mark size={size} />
      <span lang="zh-Hans">{say('brand')}</span>
      {latin === true ? <small className="font-ui text-xs tracking-[.02em] text-ink-3">{say('brand.latin')}</small> : null}
    </Link>
  )
}

/** Language and theme, at hand on every page. */
function Switches(): ReactNode {
  const say = useWords(commonWords)
  const [language, setLanguage] = useLanguage()
  const other = language === 'en' ? 'zh-Hans' : 'en'
  return (
    <div className="flex gap-1">
      <IconButton label={say('language.switch')} lang={other} onClick={() => setLanguage(other)}>
        {say('language.other')}
      </IconButton>
      <IconButton label={say('theme.switch')} onClick={toggleTheme}>
        <ThemeIcon />
      </IconButton>
    </div>
  )
}

function Rail(): ReactNode {
  const say = useWords(commonWords)
  return (
    <nav aria-label={say('nav.main')} className="sticky top-0 hidden h-dvh flex-col gap-1 overflow-y-auto border-r border-line bg-paper px-4 pt-6 pb-4 lg:flex">
      <div className="mb-6 px-3">
        <Brand size={28} latin />
      </div>
      {railPlaces.map((places, at) => (
        <ul key={places[0]?.name} className={at === 0 ? 'grid gap-1' : 'mt-3 grid gap-1 border-t border-line pt-3'}>
          {places.map((place) => (
            <li key={place.name}>
              <RailPlace place={place} />
            </li>
          ))}
        </ul>
      ))}
      <div className="mt-auto grid gap-2 px-3 text-xs text-ink-3">
        <span>{say('place.here')}</span>
        <div className="-ml-2">
          <Switches />
        </div>
      </div>
    </nav>
  )
}

function RailPlace({ place }: { readonly place: Place }): ReactNode {
  const say = useWords(commonWords)
  const [path] = useLocation()
  const line = 'flex min-h-tap items-center gap-3 rounded-control px-3 no-underline'
  if (place.href === undefined) {
    return (
      <span className={`${line} text-ink-3`}>
        <Icon name={place.icon} />
        {say(place.name)}
        <small className="ml-auto text-xs whitespace-nowrap">{say('nav.later')}</small>
      </span>
    )
  }
  return (
    <Link
      href={place.href}
      aria-current={isAt(place, path) ? 'page' : undefined}
      className={`${line} text-ink-2 hover:bg-press hover:text-ink aria-[current]:bg-press aria-[current]:font-semibold aria-[current]:text-ink`}
    >
      <Icon name={place.icon} />
      {say(place.name)}
    </Link>
  )
}

function Tabs(): ReactNode {
  const say = useWords(commonWords)
  const [path] = useLocation()
  return (
    <nav aria-label={say('nav.main')} className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden">
      <ul className="grid grid-cols-4">
        {tabPlaces.map((place) => (
          <li key={place.name}>
            <Link
              href={place.href ?? '/'}
              aria-current={isAt(place, path) ? 'page' : undefined}
              className="grid h-14.5 content-center justify-items-center gap-0.5 text-xs leading-tight text-ink-2 no-underline -outline-offset-4! aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_2px_0_var(--ink)]"
            >
              <Icon name={place.icon} size={22} />
              {say(place.name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
