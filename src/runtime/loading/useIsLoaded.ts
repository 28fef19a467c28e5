// Tells components if the page has loaded, for badges whose data has low priority.
import { useEffect, useState } from 'react'
import { loadedOrTouched } from './deferred.ts'

/**
 * @returns false until the page has loaded or was touched, so also during hydration: the query cache may contain data
 * that the server-rendered page did not show
 */
export function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => void loadedOrTouched().then(() => setLoaded(true)), [])
  return isLoaded
}
