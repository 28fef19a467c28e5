// Tells whether there is a session, for what a page shows of it.
import { useSyncExternalStore } from 'react'
import { useAppContext } from '../app/AppProvider.tsx'

/** While the page comes to life it is as the server wrote it, even where another tab signed in or out meanwhile. */
export function useIsSignedIn(): boolean {
  const { token, wasSignedIn } = useAppContext()
  return useSyncExternalStore(
    subscribeToNothing,
    () => token() !== null,
    () => wasSignedIn,
  )
}

/** Signing in and out changes the page anyway. */
const subscribeToNothing = () => () => {}
