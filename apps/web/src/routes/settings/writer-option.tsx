import type { ReactNode } from 'react'

type OptionProps = { readonly name: string; readonly what: ReactNode; readonly checked: boolean; readonly onChoose: () => void; readonly children?: ReactNode }

/** One who can word readings: a radio, and below it what belongs to it. */
export function WriterOption({ name, what, checked, onChoose, children }: OptionProps): ReactNode {
  return (
    <div className="border-t border-line first-of-type:border-t-0">
      <label className="relative flex min-h-13 items-start gap-3.5 px-4 py-3.5 has-focus-visible:outline-2 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus">
        <input type="radio" name="writer" checked={checked} onChange={onChoose} className="absolute inset-0 m-0 opacity-0" />
        <span aria-hidden="true" className={`mt-0.5 size-4.5 flex-none rounded-full ${checked ? 'border-6 border-act' : 'border-[1.5px] border-line-ui'}`} />
        <span className="grid min-w-0">
          <b>{name}</b>
          <span className="text-xs leading-relaxed text-ink-3">{what}</span>
        </span>
      </label>
      {children === undefined ? null : <div className="grid gap-4 px-4 pb-5 sm:pl-12">{children}</div>}
    </div>
  )
}
