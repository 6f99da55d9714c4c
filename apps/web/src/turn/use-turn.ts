import { useMemo, useSyncExternalStore } from 'react'
import { browserPorts } from './browser.ts'
import { Follower, type Followed } from './follow.ts'

/** A turn followed live for as long as it is on screen. */
export function useTurn(turn: string): Followed {
  const follower = useMemo(() => new Follower(browserPorts(turn)), [turn])
  return useSyncExternalStore(follower.subscribe, follower.snapshot)
}
