import type { momentLines } from '@hefu/births'
import type { ReactNode } from 'react'

/** Where each offset comes from, then what should be known about it. */
export function MomentLines({ lines }: { readonly lines: ReturnType<typeof momentLines> }): ReactNode {
  return (
    <ul className="grid gap-1 text-sm leading-relaxed">
      {lines.provenance.map((line) => (
        <li key={line} className="num wrap-anywhere">
          {line}
        </li>
      ))}
      {lines.remarks.map((line) => (
        <li key={line} className="text-ink-2 wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  )
}
