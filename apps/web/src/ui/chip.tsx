import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** match: agrees with the record; change: differs with the minute; live: now, sealed. */
export type ChipTone = 'plain' | 'match' | 'change' | 'live'

const tones: Readonly<Record<ChipTone, string>> = {
  plain: 'border-line bg-raised text-ink-2',
  match: 'border-transparent bg-bamboo-wash text-bamboo',
  change: 'border-transparent bg-ochre-wash text-ochre',
  live: 'border-transparent bg-cinnabar-wash text-cinnabar',
}

/** A short word about a thing. Not pressed; what is pressed is a Choice or a Button. */
export function Chip({ tone = 'plain', className, ...rest }: { readonly tone?: ChipTone } & HTMLAttributes<HTMLSpanElement>): ReactNode {
  return <span className={classNames('inline-flex min-h-8 items-center gap-1.5 rounded-slip border px-2.5 py-0.5 text-sm', tones[tone], className)} {...rest} />
}
