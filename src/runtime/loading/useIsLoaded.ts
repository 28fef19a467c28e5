// For what a page shows only once it has loaded: a mark whose call nobody waits for.
import { useEffect, useState } from 'react'
import { loadedOrTouched } from './deferred.ts'

/**
 * @returns false while the page hydrates. What a call has brought by then, as one that a page before has read, is not to be shown:
 *   the server's page has no mark
 */
export function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => void loadedOrTouched().then(() => setLoaded(true)), [])
  return isLoaded
}
