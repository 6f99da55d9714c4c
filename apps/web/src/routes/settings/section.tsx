import { useId, type ReactNode } from 'react'

/** A part of the settings under its own head. */
export function Section({ title, what, children }: { readonly title: string; readonly what?: string; readonly children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-line pt-6 first-of-type:mt-0 first-of-type:border-t-0 first-of-type:pt-0">
      <h2 id={id}>{title}</h2>
      {what === undefined ? null : <p className="mt-2 max-w-[44em] text-sm text-ink-2">{what}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** One line of a part: what it is on the left, what can be done on the right; below each other on small screens. */
export function Line({ name, what, children }: { readonly name: string; readonly what?: ReactNode; readonly children?: ReactNode }): ReactNode {
  return (
    <div className="grid gap-2.5 border-b border-line py-4 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-6">
      <div>
        <b>{name}</b>
        {what === undefined ? null : <div className="max-w-[40em] text-xs leading-relaxed text-ink-3">{what}</div>}
      </div>
      <div>{children}</div>
    </div>
  )
}
