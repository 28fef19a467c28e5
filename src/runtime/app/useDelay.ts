// React hook that delays a call, for example until the user stops typing.
import { useCallback, useEffect, useRef } from 'react'

/**
 * @param pause delay in ms
 * @returns `start` delays a call and replaces a pending call; `stop` discards the pending call. Leaving the page also
 * discards it
 */
export function useDelay(pause: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => clearTimeout(timer.current), [])
  const start = useCallback(
    (call: () => void) => {
      stop()
      timer.current = setTimeout(call, pause)
    },
    [stop, pause],
  )
  useEffect(() => stop, [stop])
  return { start, stop }
}
