// Keeps the screen on while somebody reads, where the browser can. It takes the lock back whenever the page is hidden, so it is
// asked for again when the page is seen.
import { useEffect } from 'react'

export const canKeepAwake = () => 'wakeLock' in navigator

export function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !canKeepAwake()) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused when the battery is low: the screen goes dark as ever.
      const sentinel = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void sentinel?.release()
      else lock = sentinel
    }
    const onChange = () => void ask()
    void ask()
    document.addEventListener('visibilitychange', onChange)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onChange)
      void lock?.release()
    }
  }, [isWanted])
}
