import type { ReactNode } from 'react'
import { Mark } from '../ui/mark.tsx'

/** Nothing here yet: the mark, one sentence, one thing to do. */
export function Empty({ children, action }: { readonly children: ReactNode; readonly action: ReactNode }): ReactNode {
  return (
    <div className="grid justify-items-center gap-3 rounded-slip border border-line bg-raised px-4 py-8 text-center">
      <Mark size={40} />
      <p className="wrap-anywhere">{children}</p>
      {action}
    </div>
  )
}
