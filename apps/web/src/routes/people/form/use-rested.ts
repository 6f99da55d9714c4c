import { useEffect, useState } from 'react'

/** A value that is being typed, once the typing has rested for so many milliseconds. */
export function useRested<T extends string | number | undefined>(value: T, rest: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest)
    return () => clearTimeout(timer)
  }, [value, rest])
  return rested
}
