// Rests after a press: what comes into its place is not pressed by a second tap of the same finger. Keys need no rest: the
// focus is on the new heading.
import { useEffect, useState } from 'react'

/** @param until by `performance.now()` */
export function useRest(until: number): boolean {
  const [isOver, setOver] = useState(() => performance.now() >= until)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), until - performance.now())
    return () => clearTimeout(timer)
  }, [until])
  return !isOver
}
