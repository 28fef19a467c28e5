// Tells whether the page has loaded, for marks whose call nobody waits for.
import { useEffect, useState } from 'react'
import { loadedOrTouched } from './deferred.ts'

/**
 * @returns false until the page has loaded or was touched, and so while it hydrates: what the query cache holds by then must
 *   not be shown yet, because the server rendered the page without it
 */
export function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => void loadedOrTouched().then(() => setLoaded(true)), [])
  return isLoaded
}
