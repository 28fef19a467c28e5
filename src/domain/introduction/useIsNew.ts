// React hook that returns true for people who have never signed in on this device.
import { useState } from 'react'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'

/** Keeps its first value, because a sign-in on the page sets the cookie. */
export function useIsNew(): boolean {
  const { cookies } = useAppContext()
  return useState(() => cookies.get('returning') === null)[0]
}
