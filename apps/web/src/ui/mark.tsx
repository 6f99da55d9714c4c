import type { ReactNode } from 'react'

const right = { apart: 'M16.2 2.5H24v23h-7.8v-9.3l3.4-4.2-3.4-3.4z', joined: 'M14.2 2.5H24v23h-9.8v-9.6l3.6-3.9-3.6-3.1z' } as const

/** The tally. Apart: not yet checked; joined, in cinnabar: sealed. */
export function Mark({ size = 28, joined = false }: { readonly size?: number; readonly joined?: boolean }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false" className="flex-none">
      <path d="M4 2.5h9v7l3 2.5-3 2.5v11H4z" fill="currentColor" />
      <path d={joined ? right.joined : right.apart} fill="none" stroke={joined ? 'var(--cinnabar)' : 'currentColor'} strokeWidth="1.4" />
    </svg>
  )
}
