import { lazy, type ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { HomePage } from '../routes/home/page.tsx'

const CastPage = lazy(() => import('../routes/cast/page.tsx').then((part) => ({ default: part.CastPage })))
const ReadingPage = lazy(() => import('../routes/reading/page.tsx').then((part) => ({ default: part.ReadingPage })))
const PeoplePage = lazy(() => import('../routes/people/page.tsx').then((part) => ({ default: part.PeoplePage })))
const NewPersonPage = lazy(() => import('../routes/people/form/page.tsx').then((part) => ({ default: part.NewPersonPage })))
const EditPersonPage = lazy(() => import('../routes/people/form/page.tsx').then((part) => ({ default: part.EditPersonPage })))
const ImportPage = lazy(() => import('../routes/people/file/page.tsx').then((part) => ({ default: part.ImportPage })))
const PersonPage = lazy(() => import('../routes/person/page.tsx').then((part) => ({ default: part.PersonPage })))
const HistoryPage = lazy(() => import('../routes/history/page.tsx').then((part) => ({ default: part.HistoryPage })))
const SettingsPage = lazy(() => import('../routes/settings/page.tsx').then((part) => ({ default: part.SettingsPage })))
const MissingPage = lazy(() => import('../routes/missing/page.tsx').then((part) => ({ default: part.MissingPage })))

/** Addresses of the page. */
export function Routes(): ReactNode {
  return (
    <Switch>
      <Route path="/" component={HomePage} />
      <Route path="/cast/liuyao" component={CastPage} />
      <Route path="/readings/:session">{({ session }) => <ReadingPage key={session} session={session} />}</Route>
      <Route path="/people" component={PeoplePage} />
      <Route path="/people/new" component={NewPersonPage} />
      <Route path="/people/import" component={ImportPage} />
      <Route path="/people/:person/edit">{({ person }) => <EditPersonPage key={person} person={person} />}</Route>
      <Route path="/people/:person">{({ person }) => <PersonPage key={person} person={person} />}</Route>
      <Route path="/history" component={HistoryPage} />
      <Route path="/settings/*?" component={SettingsPage} />
      <Route component={MissingPage} />
    </Switch>
  )
}
