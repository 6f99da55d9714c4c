import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A slip of bamboo: what is laid on the page. A lifted one has the page's one shadow. */
export function Slip({ lifted, className, ...rest }: { readonly lifted?: boolean } & HTMLAttributes<HTMLDivElement>): ReactNode {
  return <div className={classNames('rounded-slip border border-line bg-raised p-6', lifted === true && 'shadow-lift', className)} {...rest} />
}
