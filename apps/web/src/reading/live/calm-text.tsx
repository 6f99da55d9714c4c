import type { SafetyStop } from '@hefu/wire'
import { useEffect, useRef, type ReactNode } from 'react'

/** What is said in place of a turn where words spoke of self-harm. The focus goes there, so that it is read at once. */
export function CalmText({ stop, onShown }: { readonly stop: SafetyStop; readonly onShown?: () => void }): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    onShown?.()
  }, [stop, onShown])
  return (
    <div ref={box} tabIndex={-1} className="max-w-(--measure) rounded-slip border border-line-ui bg-raised p-4 leading-[1.7] whitespace-pre-line">
      {stop.text}
    </div>
  )
}
