// Ignores further clicks for a moment after a click, because the second tap of a double tap would hit the button that
// replaces the clicked one. Keys are not ignored: a second key press has no effect, because the focus has moved to the
// new heading.
import { useEffect, useState } from 'react'

/** @param until time until which clicks are ignored, measured by `performance.now()` */
export function useRest(until: number): boolean {
  const [isOver, setOver] = useState(() => performance.now() >= until)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), until - performance.now())
    return () => clearTimeout(timer)
  }, [until])
  return !isOver
}
