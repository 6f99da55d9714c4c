import type { ReactNode } from 'react'

/** Rail or top bar, the page, bottom tabs. */
export function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  return <main id="main">{children}</main>
}
