const place = 'hefu.asked'

/** Whether something stood in the list when the first page was last seen on this device: so that it need not wait to know how to look. */
export function wasAsked(): boolean {
  try {
    return localStorage.getItem(place) === 'yes'
  } catch {
    return false
  }
}

/** Remembers it for next time. */
export function noteAsked(asked: boolean): void {
  try {
    if (asked) localStorage.setItem(place, 'yes')
    else localStorage.removeItem(place)
  } catch {
    // Storage can be closed; the page then looks at the list each time.
  }
}
