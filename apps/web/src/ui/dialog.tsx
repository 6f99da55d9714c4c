import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'

type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** An alert asks before something goes away: a press beside it does not close it. */
  readonly alert?: boolean
}

/** A slip over the page. Focus goes in, stays in, and goes back to where it came from. */
export function Dialog({ open, onClose, title, children, actions, alert = false }: DialogProps): ReactNode {
  const Part = alert ? AlertDialog : BaseDialog
  return (
    <Part.Root open={open} onOpenChange={(wanted) => (wanted ? undefined : onClose())}>
      <Part.Portal>
        <Part.Backdrop className="fixed inset-0 z-20 bg-[rgb(20_15_10/.45)]" />
        <Part.Popup className="fixed inset-x-4 top-1/2 z-21 mx-auto grid max-h-[85dvh] max-w-md -translate-y-1/2 gap-4 overflow-y-auto rounded-slip border border-line bg-raised p-6 shadow-lift">
          <Part.Title className="text-xl">{title}</Part.Title>
          <div className="grid gap-4">{children}</div>
          {actions === undefined ? null : <div className="flex flex-wrap justify-end gap-x-3 gap-y-2">{actions}</div>}
        </Part.Popup>
      </Part.Portal>
    </Part.Root>
  )
}
