import { useEffect, useRef } from 'react'

/** Elements that have a use of their own for the space bar. */
const owners = 'a, button, input, textarea, select, summary, [role="menuitem"]'

/** Space throws, Z takes back, wherever the focus has no use of its own for them. */
export function useTossKeys(onThrow: (() => void) | undefined, onUndo: (() => void) | undefined): void {
  const acts = useRef({ onThrow, onUndo })
  useEffect(() => {
    acts.current = { onThrow, onUndo }
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const act = actOf(event)
      if (act === 'throw') event.preventDefault()
      if (act === 'throw') acts.current.onThrow?.()
      if (act === 'undo') acts.current.onUndo?.()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

function actOf(event: KeyboardEvent): 'throw' | 'undo' | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return undefined
  const free = (selector: string): boolean => !(event.target instanceof Element) || event.target.closest(selector) === null
  if (event.key === ' ' && free(owners)) return 'throw'
  return event.key.toLowerCase() === 'z' && free('input, textarea, select') ? 'undo' : undefined
}
