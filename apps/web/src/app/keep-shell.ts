/** Registers the worker that keeps the shell and casting for when there is no connection. In development there is none. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  })
}

/** How long ago a page may have been opened anew for a missing part; sooner again would go round in circles. */
const pause = 30_000
const place = 'hefu.opened-anew'

/** A newer build has taken the place of the one that this page came from, and a part of it is gone: opens the page anew, once. */
export function openAnewWhenReplaced(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(place) ?? 0)
    if (!navigator.onLine || Date.now() - last < pause) return
    event.preventDefault()
    sessionStorage.setItem(place, String(Date.now()))
    location.reload()
  })
}
