import { useId, type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes, type TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

/** What every field has: its name, a line that helps, and what to type where the last try did not do. */
export type FieldProps = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly fault?: ReactNode
  readonly hideLabel?: boolean
  readonly className?: string
}

/** What ties a control to its label and lines. */
export type Tied = { readonly id: string; readonly 'aria-describedby': string | undefined; readonly 'aria-invalid': true | undefined }

/** Label above, control, then the fault or the hint. */
function Field({ label, hint, fault, hideLabel, className, children }: FieldProps & { readonly children: (tied: Tied) => ReactNode }): ReactNode {
  const id = useId()
  const said = fault ?? hint
  const tied: Tied = { id, 'aria-describedby': said === undefined ? undefined : `${id}-said`, 'aria-invalid': fault === undefined ? undefined : true }
  return (
    <div className={classNames('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel === true ? 'sr-only' : 'text-sm text-ink-2'}>
        {label}
      </label>
      {children(tied)}
      {said === undefined ? null : (
        <p id={`${id}-said`} className={classNames('text-xs leading-relaxed', fault === undefined ? 'text-ink-3' : 'text-cinnabar')}>
          {said}
        </p>
      )}
    </div>
  )
}

const control = 'w-full min-h-tap rounded-control border border-line-ui bg-raised px-3 py-2 text-md aria-invalid:border-cinnabar'

export function TextField({
  label,
  hint,
  fault,
  hideLabel,
  className,
  ...rest
}: FieldProps & { readonly ref?: Ref<HTMLInputElement> } & InputHTMLAttributes<HTMLInputElement>): ReactNode {
  return <Field {...withDefined({ label, hint, fault, hideLabel, className })}>{(tied) => <input className={control} {...tied} {...rest} />}</Field>
}

export function TextArea({
  label,
  hint,
  fault,
  hideLabel,
  className,
  ...rest
}: FieldProps & { readonly ref?: Ref<HTMLTextAreaElement> } & TextareaHTMLAttributes<HTMLTextAreaElement>): ReactNode {
  return (
    <Field {...withDefined({ label, hint, fault, hideLabel, className })}>
      {(tied) => <textarea className={`${control} resize-y leading-relaxed`} {...tied} {...rest} />}
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  fault,
  hideLabel,
  className,
  ...rest
}: FieldProps & { readonly ref?: Ref<HTMLSelectElement> } & SelectHTMLAttributes<HTMLSelectElement>): ReactNode {
  return <Field {...withDefined({ label, hint, fault, hideLabel, className })}>{(tied) => <select className={control} {...tied} {...rest} />}</Field>
}

type Loose = { readonly [K in keyof FieldProps]: FieldProps[K] | undefined }

function withDefined({ label, hint, fault, hideLabel, className }: Loose): FieldProps {
  return {
    label,
    ...(hint === undefined ? {} : { hint }),
    ...(fault === undefined ? {} : { fault }),
    ...(hideLabel === undefined ? {} : { hideLabel }),
    ...(className === undefined ? {} : { className }),
  }
}
