import type { ReactNode } from 'react'

/** The head of a page: its one h1, and a line below it. */
export function PageHead({ title, children, actions }: { readonly title: ReactNode; readonly children?: ReactNode; readonly actions?: ReactNode }): ReactNode {
  return (
    <header className="mb-8 flex items-start justify-between gap-4">
      <div className="grid gap-2">
        <h1 tabIndex={-1}>{title}</h1>
        {children === undefined ? null : <p className="text-sm text-ink-2">{children}</p>}
      </div>
      {actions}
    </header>
  )
}
