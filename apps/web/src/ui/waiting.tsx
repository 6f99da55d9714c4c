import { useEffect, useState, type ReactNode } from 'react'
import './waiting.css'

/** Nothing is shown for this long: most waits are shorter. */
const patience = 300

/** Two halves on their way to each other: something is truly in progress. */
export function WaitingSign(): ReactNode {
  return <span className="halves" aria-hidden="true" />
}

/** One line with the sign. */
export function WaitingLine({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className="flex min-h-tap items-center gap-3 text-ink-2">
      <WaitingSign />
      <span>{children}</span>
    </p>
  )
}

/** Nothing for 300 ms, then what is inside. */
export function AfterPatience({ children }: { readonly children: ReactNode }): ReactNode {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return over ? children : null
}
