// React hook that returns true if there is a session, for use during rendering.
import { useSyncExternalStore } from 'react'
import { useAppContext } from '../app/AppProvider.tsx'

/**
 * Returns true if there is a session. During hydration, returns the value with which the server rendered the page, even
 * if another tab has signed in or out in the meantime.
 */
export function useIsSignedIn(): boolean {
  const { token, wasSignedIn } = useAppContext()
  return useSyncExternalStore(
    subscribeToNothing,
    () => token() !== null,
    () => wasSignedIn,
  )
}

/** Subscribes to no changes, because signing in or out always causes a navigation. */
const subscribeToNothing = () => () => {}
