import { useEffect, useState } from 'react'
import { nowSeconds } from './chance.ts'

/** How often a moment that is not settled yet is looked at anew. */
const every = 15_000

/** Epoch seconds, kept current while it is on screen. */
export function useNow(): number {
  const [now, setNow] = useState(nowSeconds)
  useEffect(() => {
    const timer = setInterval(() => setNow(nowSeconds()), every)
    return () => clearInterval(timer)
  }, [])
  return now
}
