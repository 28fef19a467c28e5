// The turning of the wheel: for less than two seconds, ended by any press or key, and none at all under reduced motion.
import { useEffect } from 'react'

export const turningMilliseconds = 1800

/** @param onRest called once it has come to rest or was skipped */
export function useTurn(isTurning: boolean, onRest: () => void) {
  useEffect(() => {
    if (!isTurning) return
    // The second press of a double one turned the wheel as well, and ends nothing.
    const press = ({ detail }: MouseEvent) => {
      if (detail < 2) onRest()
    }
    const timer = setTimeout(onRest, turningMilliseconds)
    addEventListener('click', press)
    addEventListener('keydown', onRest)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', press)
      removeEventListener('keydown', onRest)
    }
  }, [isTurning, onRest])
}
