// Keeps the screen on while the user reads, if the browser supports wake locks. Browsers release the lock when the page
// is hidden, so the lock is requested again when the page becomes visible.
import { useEffect } from 'react'

export const canKeepAwake = () => 'wakeLock' in navigator

export function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !canKeepAwake()) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      // Ignore a rejected request, for example when the battery is low.
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
