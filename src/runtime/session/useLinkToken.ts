// React hook that returns the token of a link in an email. It deletes the token from the cookie in which the start-up
// stored it (start/startPage.ts). A later visit of the same URL therefore does not use the token. The server does not
// read the cookie, so that no rendered page contains the token.
import { useEffect } from 'react'
import { useAppContext } from '../app/AppProvider.tsx'
import { useBrowserValue } from '../app/useBrowserValue.ts'

/** @returns the token; `undefined` on the server, and `null` if the page was opened without a link */
export function useLinkToken(): string | null | undefined {
  const { cookies } = useAppContext()
  const token = useBrowserValue(() => cookies.get('linkToken'))
  useEffect(() => {
    if (token) cookies.set('linkToken', null)
  }, [cookies, token])
  // Reload the page to run the start-up again, because a click on a link to the current page changes only the hash.
  useEffect(() => {
    const reopen = () => {
      if (/token/i.test(location.hash)) location.reload()
    }
    addEventListener('hashchange', reopen)
    return () => removeEventListener('hashchange', reopen)
  }, [])
  return token
}
