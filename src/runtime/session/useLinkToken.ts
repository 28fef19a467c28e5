// The token of a link in a mail, taken out of the cookie in which the start has put it (start/startPage.ts): from then on only
// the page has it, and whoever opens the same address later does not. The server never reads it, so no page carries it.
import { useEffect } from 'react'
import { useAppContext } from '../app/AppProvider.tsx'
import { useBrowserValue } from '../app/useBrowserValue.ts'

/** @returns `undefined` on the server, `null` where the page was opened without a link */
export function useLinkToken(): string | null | undefined {
  const { cookies } = useAppContext()
  const token = useBrowserValue(() => cookies.get('linkToken'))
  useEffect(() => {
    if (token) cookies.set('linkToken', null)
  }, [cookies, token])
  // A link opened where its page is open already changes only the hash: a reload runs the start again.
  useEffect(() => {
    const reopen = () => {
      if (/token/i.test(location.hash)) location.reload()
    }
    addEventListener('hashchange', reopen)
    return () => removeEventListener('hashchange', reopen)
  }, [])
  return token
}
