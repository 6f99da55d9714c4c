import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** One of the things that can be chosen. */
export type Option<V extends string> = { readonly value: V; readonly label: ReactNode; readonly note?: ReactNode; readonly disabled?: boolean }

type ChoiceProps<V extends string> = {
  readonly label: ReactNode
  readonly hideLabel?: boolean
  readonly options: readonly Option<V>[]
  readonly value: V | undefined
  readonly onChange: (value: V) => void
  /** segments: a few short words in one row; list: one below the other with a note each; chips: many short words that wrap. */
  readonly look?: 'segments' | 'list' | 'chips'
  readonly fault?: ReactNode
  readonly className?: string
}

const rows = {
  segments: 'inline-flex max-w-full flex-wrap overflow-hidden rounded-control border border-line-ui bg-raised justify-self-start',
  list: 'grid gap-2',
  chips: 'flex flex-wrap gap-2',
} as const

const items = {
  segments:
    'min-h-tap place-items-center px-4 text-ink-2 border-l border-line first:border-l-0 has-checked:bg-act has-checked:text-on-act has-focus-visible:-outline-offset-4 whitespace-nowrap grow',
  list: 'min-h-tap content-center rounded-slip border border-line bg-raised py-3 pr-4 pl-11 has-checked:border-ink-2',
  chips:
    'min-h-tap place-items-center rounded-slip border border-line-ui bg-raised px-3 text-sm has-checked:border-act has-checked:bg-act has-checked:text-on-act has-focus-visible:outline-offset-2',
} as const

/** Radios: one tab stop, arrows move. */
export function Choice<V extends string>({ label, hideLabel, options, value, onChange, look = 'segments', fault, className }: ChoiceProps<V>): ReactNode {
  const name = useId()
  return (
    <fieldset className={classNames('grid min-w-0 gap-1.5', className)} aria-describedby={fault === undefined ? undefined : `${name}-said`}>
      <legend className={hideLabel === true ? 'sr-only' : 'mb-1.5 text-sm text-ink-2'}>{label}</legend>
      <div className={rows[look]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative grid has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:opacity-50 not-has-checked:hover:bg-press',
              items[look],
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={look === 'list' ? 'absolute top-4 left-4 size-4 accent-act' : 'absolute inset-0 m-0 cursor-pointer opacity-0'}
            />
            {look === 'list' ? <b>{option.label}</b> : option.label}
            {option.note === undefined ? null : <span className="text-xs leading-relaxed text-ink-3">{option.note}</span>}
          </label>
        ))}
      </div>
      {fault === undefined ? null : (
        <p id={`${name}-said`} className="text-xs leading-relaxed text-cinnabar">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
