// React hook that reports whether the page has loaded, for badges whose data has low priority.
import { useEffect, useState } from 'react'
import { loadedOrInteracted } from './deferred.ts'

/**
 * @returns false until the page has loaded or the user has touched it. It is also false during hydration, because the
 * query cache may already contain data that the server-rendered page did not show
 */
export function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => void loadedOrInteracted().then(() => setLoaded(true)), [])
  return isLoaded
}
