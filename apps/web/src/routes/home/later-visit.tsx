import type { SessionRow } from '@hefu/wire'
import { lazy, Suspense, type ReactNode } from 'react'
import { Link } from 'wouter'
import { ButtonLink } from '../../ui/button.tsx'
import { Seam } from '../../ui/seam.tsx'
import { useWords } from '../../words/index.ts'
import { homeWords } from './words.ts'

/** The list needs the names of hexagrams; they are fetched beside the page. */
const SessionList = lazy(() => import('../history/session-list.tsx').then((part) => ({ default: part.SessionList })))

/** Asking first, then what was asked lately. `rows` is undefined while it is read. */
export function LaterVisit({ rows }: { readonly rows: readonly SessionRow[] | undefined }): ReactNode {
  const say = useWords(homeWords)
  return (
    <div className="max-w-3xl">
      <div className="grid justify-items-start gap-4">
        <h1 tabIndex={-1}>{say('ask.title')}</h1>
        <p className="max-w-[36em] text-lg/[1.7] text-ink-2">{say('ask.below')}</p>
        <ButtonLink href="/cast/liuyao" look="primary" size="big">
          {say('ask.start')}
        </ButtonLink>
      </div>
      <Seam className="mt-12" />
      <section className="mt-6">
        <h2>{say('recent')}</h2>
        <div className="mt-2 min-h-80">
          <Suspense>{rows === undefined ? null : <SessionList label={say('recent')} rows={rows} />}</Suspense>
          <Link href="/history" className="mt-2 inline-flex min-h-tap items-center text-sm text-ink-2">
            {say('all')}
          </Link>
        </div>
      </section>
      <section className="mt-8 grid justify-items-start gap-2 border-t border-line pt-6">
        <h2 className="text-md!">{say('people.title')}</h2>
        <p className="text-sm/[1.65] text-ink-2">{say('people.what')}</p>
        <ButtonLink href="/people">{say('people.open')}</ButtonLink>
      </section>
      <section className="mt-8 border-t border-line pt-6">
        <h2 className="text-md!">{say('later.title')}</h2>
        <p className="mt-2 text-sm/[1.65] text-ink-2">
          {say('consult.name')} · {say('rectify.name')}
        </p>
      </section>
    </div>
  )
}
