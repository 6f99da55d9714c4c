import { Component, type ReactNode } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { commonWords } from '../words/common.ts'
import { useWords } from '../words/index.ts'
import { useTitle } from './document.ts'

type State = { readonly broken: boolean; readonly path: string }

type Props = { readonly path: string; readonly children: ReactNode }

/** Catches what a page throws while it is drawn: a bug, or a part of the page that could not be fetched. Another page is tried anew. */
export class ErrorPage extends Component<Props, State> {
  override state: State = { broken: false, path: this.props.path }

  static getDerivedStateFromError(): Pick<State, 'broken'> {
    return { broken: true }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State {
    return path === state.path ? state : { broken: false, path }
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children
  }
}

function Broken(): ReactNode {
  const say = useWords(commonWords)
  useTitle(say('page.broken'))
  return (
    <>
      <PageHead title={say('page.broken')} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => location.reload()}>
          {say('page.reload')}
        </Button>
        <ButtonLink href="/">{say('page.home')}</ButtonLink>
      </div>
    </>
  )
}
