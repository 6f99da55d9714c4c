import { useMemo, useSyncExternalStore } from 'react'
import { browserPorts } from './browser.ts'
import { Follower, type Followed } from './follow.ts'

const still = (): (() => void) => () => undefined
const none = (): undefined => undefined

/** A turn followed live, or undefined where there is none to follow. */
export function useTurn(turn: string | undefined): Followed | undefined {
  const follower = useMemo(() => (turn === undefined ? undefined : new Follower(browserPorts(turn))), [turn])
  return useSyncExternalStore<Followed | undefined>(follower?.subscribe ?? still, follower?.snapshot ?? none)
}
