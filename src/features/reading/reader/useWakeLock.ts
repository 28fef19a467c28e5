// Keeps the screen on while reading, if the browser supports it. Browsers release the lock when the page is hidden,
// so it is requested again when the page is visible.
import { useEffect } from 'react'

export const canKeepAwake = () => 'wakeLock' in navigator

export function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !canKeepAwake()) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      // The request may be rejected, for example at low battery: ignore it.
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
