// Delays automatic actions until the page is visible, because browsers prerender pages and open tabs in the
// background.

/**
 * Calls `act` once the page is visible; if the page is already visible, calls it synchronously.
 * @returns a function that cancels the pending call of `act`
 */
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
