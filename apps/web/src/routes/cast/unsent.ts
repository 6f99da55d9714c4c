import type { NewSession } from '@hefu/wire'

const place = 'hefu.unsent'

/** Casts that were made and whose answer has not come: each is sent under its own name, so that sending again doubles nothing. */
export function unsentCasts(): readonly NewSession[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSession) : []
  } catch {
    return []
  }
}

/** Keeps a cast until it is sent. */
export function keepUnsent(session: NewSession): void {
  write([...unsentCasts().filter(({ request }) => request !== session.request), session])
}

/** Forgets a cast: it was sent, or is no longer wanted. */
export function dropUnsent(request: string): void {
  write(unsentCasts().filter((one) => one.request !== request))
}

function write(sessions: readonly NewSession[]): void {
  try {
    if (sessions.length === 0) localStorage.removeItem(place)
    else localStorage.setItem(place, JSON.stringify(sessions))
  } catch {
    // Storage can be closed or full; the draft of the tab still has everything.
  }
}

/** Whether something kept has the parts of a session; whether they are right is the server's to judge. */
function isSession(value: unknown): value is NewSession {
  if (typeof value !== 'object' || value === null) return false
  const parts: Readonly<Record<string, unknown>> = { ...value }
  const texts = ['request', 'language', 'question'].every((name) => typeof parts[name] === 'string')
  return texts && ['matter', 'cast', 'options'].every((name) => typeof parts[name] === 'object' && parts[name] !== null)
}
