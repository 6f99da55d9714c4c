import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** How long a new page's head is waited for; its part may have to be fetched first. */
const longest = 5_000

/** After a change of page: the view starts at the top (not on the way back), and the focus stands on the page's h1, so that it is read aloud. */
export function useArrival(): void {
  const [path] = useLocation()
  const last = useRef(path)
  const back = useRef(false)

  useEffect(() => {
    const popped = (): void => {
      back.current = true
    }
    addEventListener('popstate', popped, { capture: true })
    return () => removeEventListener('popstate', popped, { capture: true })
  }, [])

  useEffect(() => {
    if (last.current === path) return undefined
    last.current = path
    if (!back.current) scrollTo(0, 0)
    back.current = false
    return whenHeaded(document.getElementById('main'))
  }, [path])
}

/** Waits for the h1 (the last page's stands hidden while the next one is fetched), gives it the focus unless the page gave it to something of its own; returns how to stop waiting. */
function whenHeaded(main: HTMLElement | null): () => void {
  if (main === null) return () => undefined
  const watcher = new MutationObserver(arrive)
  const timer = setTimeout(() => watcher.disconnect(), longest)
  function arrive(): void {
    const head = main?.querySelector('h1')
    if (!(head instanceof HTMLElement) || !head.checkVisibility()) return
    watcher.disconnect()
    clearTimeout(timer)
    if (!head.hasAttribute('tabindex')) head.tabIndex = -1
    if (main?.contains(document.activeElement) !== true || document.activeElement === main) head.focus({ preventScroll: true })
  }
  watcher.observe(main, { childList: true, subtree: true })
  arrive()
  return () => {
    watcher.disconnect()
    clearTimeout(timer)
  }
}
