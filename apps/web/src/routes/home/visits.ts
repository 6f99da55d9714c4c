const place = 'hefu.asked'

/** Whether something stood in the list when the first page was last seen on this device, so that it need not wait to know how to look; undefined where it was never seen. */
export function wasAsked(): boolean | undefined {
  try {
    const noted = localStorage.getItem(place)
    return noted === null ? undefined : noted === 'yes'
  } catch {
    return undefined
  }
}

/** Remembers it for next time. */
export function noteAsked(asked: boolean): void {
  try {
    localStorage.setItem(place, asked ? 'yes' : 'no')
  } catch {
    // Storage can be closed; the page then looks at the list each time.
  }
}
