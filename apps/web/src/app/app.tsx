import { Suspense, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { useLocation } from 'wouter'
import { readOptions } from '../api/hooks.ts'
import { LiveRegion } from '../ui/live.tsx'
import { AfterPatience, WaitingLine } from '../ui/waiting.tsx'
import { commonWords } from '../words/common.ts'
import { useWords } from '../words/index.ts'
import { ErrorPage } from './error-page.tsx'
import { Frame } from './frame.tsx'
import { Routes } from './routes.tsx'

/** The whole page. */
export function App(): ReactNode {
  const [path] = useLocation()
  return (
    <SWRConfig value={readOptions}>
      <LiveRegion>
        <Frame>
          <ErrorPage path={path}>
            <Suspense fallback={<Opening />}>
              <Routes />
            </Suspense>
          </ErrorPage>
        </Frame>
      </LiveRegion>
    </SWRConfig>
  )
}

function Opening(): ReactNode {
  const say = useWords(commonWords)
  return (
    <AfterPatience>
      <WaitingLine>{say('waiting')}</WaitingLine>
    </AfterPatience>
  )
}
