import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The rule with one tooth: between what is said and what is recorded. */
export function Seam({ className }: { readonly className?: string }): ReactNode {
  return (
    <svg
      className={classNames('block h-3 w-full overflow-hidden text-line-ui', className)}
      viewBox="0 0 1200 12"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path d="M0 4H30l7 6 7-6H1200" fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
