// Returns true if there is a session, for rendering.
import { useSyncExternalStore } from 'react'
import { useAppContext } from '../app/AppProvider.tsx'

/**
 * During hydration it returns the value of the server-rendered page, even if another tab has signed in or out in the
 * meantime.
 */
export function useIsSignedIn(): boolean {
  const { token, wasSignedIn } = useAppContext()
  return useSyncExternalStore(
    subscribeToNothing,
    () => token() !== null,
    () => wasSignedIn,
  )
}

/** No subscription: signing in and out navigates anyway. */
const subscribeToNothing = () => () => {}
