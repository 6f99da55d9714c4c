import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link } from 'wouter'
import { classNames } from './class-names.ts'

/** plain: outlined; primary: the one next step; quiet: beside others; danger: takes something away. */
export type ButtonLook = 'plain' | 'primary' | 'quiet' | 'danger'

const shared =
  'inline-flex items-center justify-center gap-2 rounded-control border py-2 text-center no-underline transition-colors duration-(--t-micro) disabled:opacity-50 aria-disabled:opacity-50'

const looks: Readonly<Record<ButtonLook, string>> = {
  plain: 'border-line-ui bg-raised text-ink enabled:hover:bg-press',
  primary: 'border-act bg-act text-on-act enabled:hover:opacity-90',
  quiet: 'border-transparent bg-transparent text-ink-2 enabled:hover:bg-press enabled:hover:text-ink',
  danger: 'border-cinnabar bg-transparent text-cinnabar enabled:hover:bg-cinnabar-wash',
}

const sizes = { normal: 'min-h-tap', big: 'min-h-14 text-lg' } as const

/** Classes of a button, for elements that are buttons to the eye (a menu's trigger). */
export function buttonClass(look: ButtonLook = 'plain', size: keyof typeof sizes = 'normal'): string {
  const sides = size === 'big' ? 'px-7' : look === 'quiet' ? 'px-3' : 'px-4.5'
  return `${shared} ${sides} ${looks[look]} ${sizes[size]}`
}

type Shared = { readonly look?: ButtonLook; readonly size?: keyof typeof sizes; readonly children?: ReactNode }

export function Button({
  look,
  size,
  className,
  ...rest
}: Shared & { readonly ref?: Ref<HTMLButtonElement> } & ButtonHTMLAttributes<HTMLButtonElement>): ReactNode {
  return <button type="button" className={classNames(buttonClass(look, size), className)} {...rest} />
}

/** A place of this page that looks like a button. */
export function ButtonLink({
  look,
  size,
  className,
  href,
  children,
  ...rest
}: Shared & { readonly href: string } & AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  return (
    <Link href={href} className={classNames(buttonClass(look, size), 'hover:bg-press', className)} {...rest}>
      {children}
    </Link>
  )
}

/** A button with a picture alone; its name is read aloud. */
export function IconButton({ label, className, ...rest }: { readonly label: string } & ButtonHTMLAttributes<HTMLButtonElement>): ReactNode {
  const look = 'inline-grid h-tap min-w-tap place-items-center rounded-control px-2 text-sm text-ink-2 hover:bg-press hover:text-ink'
  return <button type="button" aria-label={label} className={classNames(look, className)} {...rest} />
}
