import { useEffect, useRef, type RefObject } from 'react'

/** Where the focused control goes away with what it belonged to, the focus comes here, and not to the top of the page. */
export function useFocusWhenLost<E extends HTMLElement = HTMLHeadingElement>(standing: string): RefObject<E | null> {
  const place = useRef<E>(null)
  const before = useRef(standing)
  useEffect(() => {
    const changed = before.current !== standing
    before.current = standing
    if (changed && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [standing])
  return place
}
