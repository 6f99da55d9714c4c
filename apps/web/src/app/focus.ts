import { useEffect, useRef, type RefObject } from 'react'

/** For a form: after each change of `faults`, the focus goes to the first field that is marked at fault. */
export function useFaultFocus<E extends HTMLElement>(faults: unknown): RefObject<E | null> {
  const form = useRef<E>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])
  return form
}

/** For the button that opens a part of the page: when the part closes, the focus is back on the button. */
export function useReturnFocus<E extends HTMLElement>(open: boolean): RefObject<E | null> {
  const opener = useRef<E>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus()
    wasOpen.current = open
  }, [open])
  return opener
}
