import type { ReactNode } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { useTitle } from '../../app/document.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../words/index.ts'
import { ConventionsSection } from './conventions-section.tsx'
import { AboutSection, DataSection } from './data-section.tsx'
import { ErasePage } from './erase-page.tsx'
import { HotlineSection } from './hotline-section.tsx'
import { LookSection } from './look-section.tsx'
import { settingsWords } from './words.ts'
import { WriterSection } from './writer-section.tsx'

/** The settings, and under them the page that deletes everything. */
export function SettingsPage(): ReactNode {
  return (
    <Switch>
      <Route path="/settings" component={AllSettings} />
      <Route path="/settings/delete" component={ErasePage} />
      <Route>
        <Redirect to="/settings" replace />
      </Route>
    </Switch>
  )
}

function AllSettings(): ReactNode {
  const say = useWords(settingsWords)
  useTitle(say('title'))
  return (
    <div className="max-w-3xl">
      <PageHead title={say('title')} />
      <WriterSection />
      <LookSection />
      <ConventionsSection />
      <HotlineSection />
      <DataSection />
      <AboutSection />
    </div>
  )
}
