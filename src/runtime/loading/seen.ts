// Waits with what a page does by itself until somebody looks: browsers draw pages ahead, and open tabs behind.

/** Acts once the page is seen, at once where it is. @returns how to call that off */
export function whenSeen(act: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible') return
    stop()
    act()
  }
  const stop = () => document.removeEventListener('visibilitychange', look)
  document.addEventListener('visibilitychange', look)
  look()
  return stop
}
