import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  plain: 'border-dashed border-line-ui',
  recorded: 'border-transparent border-l-2 border-l-bamboo bg-bamboo-wash',
  change: 'border-transparent border-l-2 border-l-ochre bg-ochre-wash',
  fault: 'border-transparent border-l-2 border-l-cinnabar bg-cinnabar-wash',
} as const

type NoteProps = { readonly tone?: keyof typeof tones; readonly actions?: ReactNode; readonly className?: string; readonly children: ReactNode }

/** What happened, and below it what can be done next. */
export function Note({ tone = 'plain', actions, className, children }: NoteProps): ReactNode {
  return (
    <div className={classNames('grid gap-3 rounded-slip border p-4', tones[tone], className)}>
      <div className="grid gap-2">{children}</div>
      {actions === undefined ? null : <div className="flex flex-wrap gap-x-3 gap-y-2">{actions}</div>}
    </div>
  )
}
