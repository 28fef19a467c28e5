// Ignores clicks for a moment after a click, so that a double tap does not hit the button that replaces the first.
// Keys need no delay: the focus is on the new heading.
import { useEffect, useState } from 'react'

/** @param until end of the delay by `performance.now()` */
export function useRest(until: number): boolean {
  const [isOver, setOver] = useState(() => performance.now() >= until)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), until - performance.now())
    return () => clearTimeout(timer)
  }, [until])
  return !isOver
}
