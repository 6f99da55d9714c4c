import { Dialog } from '@base-ui/react/dialog'
import type { SessionWhole } from '@hefu/wire'
import type { ReactNode } from 'react'
import { useReceipt } from '../api/hooks.ts'
import { TroubleNote } from '../app/trouble-note.tsx'
import { buttonClass } from '../ui/button.tsx'
import { AfterPatience, WaitingLine } from '../ui/waiting.tsx'
import { commonWords } from '../words/common.ts'
import { useWords } from '../words/index.ts'
import { ReceiptBody } from './receipt-body.tsx'
import { receiptWords } from './words.ts'
import './receipt.css'

type Props = { readonly whole: SessionWhole; readonly turn: string; readonly onClose: () => void }

/** A turn's receipt, drawn out over the page from the right. */
export function ReceiptDrawer({ whole, turn, onClose }: Props): ReactNode {
  const say = useWords(receiptWords)
  const sayCommon = useWords(commonWords)
  const receipt = useReceipt(turn)
  const kind = whole.turns.find((one) => one.turn === turn)?.kind ?? 'reading'
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-ink/35 dark:bg-black/60" />
        <Dialog.Popup className="receipt-drawer fixed inset-y-0 right-0 z-21 grid w-full max-w-[46rem] content-start gap-6 overflow-y-auto border-l border-line bg-paper px-4 py-6 sm:px-8">
          <header className="grid gap-1.5">
            <div className="flex items-start justify-between gap-4">
              <p className="text-xs tracking-wider text-ink-3">{say(`of.${kind}`)}</p>
              <Dialog.Close className={`${buttonClass('quiet')} -my-2`}>{sayCommon('close')}</Dialog.Close>
            </div>
            <Dialog.Title className="text-xl">{say('title')}</Dialog.Title>
            <p className="text-sm text-ink-2">{say('intro')}</p>
          </header>
          {receipt.value === undefined ? (
            receipt.trouble === undefined ? (
              <AfterPatience>
                <WaitingLine>{say('waiting')}</WaitingLine>
              </AfterPatience>
            ) : (
              <TroubleNote trouble={receipt.trouble} again={receipt.again} />
            )
          ) : (
            <ReceiptBody whole={whole} turn={turn} receipt={receipt.value} />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
