import { Component, type ReactNode } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { commonWords } from '../words/common.ts'
import { useWords } from '../words/index.ts'

type State = { readonly broken: boolean }

/** Catches what a page throws while it is drawn: a bug, or a part of the page that could not be fetched. */
export class ErrorPage extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { broken: false }

  static getDerivedStateFromError(): State {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children
  }
}

function Broken(): ReactNode {
  const say = useWords(commonWords)
  return (
    <>
      <PageHead title={say('page.broken')} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => location.reload()}>
          {say('page.reload')}
        </Button>
        <ButtonLink href="/" onClick={() => setTimeout(() => location.reload())}>
          {say('page.home')}
        </ButtonLink>
      </div>
    </>
  )
}
