// Returns the token of a link in an email and deletes it from the cookie in which the start has stored it
// (start/startPage.ts), so that a later visit of the same URL does not have it. The server does not read it, so that
// no rendered page contains it.
import { useEffect } from 'react'
import { useAppContext } from '../app/AppProvider.tsx'
import { useBrowserValue } from '../app/useBrowserValue.ts'

/** @returns `undefined` on the server, `null` if the page was opened without a link */
export function useLinkToken(): string | null | undefined {
  const { cookies } = useAppContext()
  const token = useBrowserValue(() => cookies.get('linkToken'))
  useEffect(() => {
    if (token) cookies.set('linkToken', null)
  }, [cookies, token])
  // A link that opens the current page only changes the hash: reload to run the start again.
  useEffect(() => {
    const reopen = () => {
      if (/token/i.test(location.hash)) location.reload()
    }
    addEventListener('hashchange', reopen)
    return () => removeEventListener('hashchange', reopen)
  }, [])
  return token
}
