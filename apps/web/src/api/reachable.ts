import { useSyncExternalStore } from 'react'

/** Whether the last call to the server came through, for the strip under the top bar. */
const state = { reached: true, heard: new Set<() => void>() }

/** Told by every call what came of it. */
export function noteReachable(reached: boolean): void {
  if (state.reached === reached) return
  state.reached = reached
  tell()
}

/** False while the device is offline or the last call did not come through. */
export function useReachable(): boolean {
  return useSyncExternalStore(hear, isReachable)
}

function isReachable(): boolean {
  return state.reached && navigator.onLine
}

function hear(changed: () => void): () => void {
  state.heard.add(changed)
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    state.heard.delete(changed)
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

function tell(): void {
  for (const changed of state.heard) changed()
}
