// The token of a letter's link, taken out of the cookie in which the start has put it (start/begin.ts): from then on the page
// alone holds it, and whoever opens the same address later has nothing. The server never reads it, so that no page carries it.
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
  // A link that is opened where its page stands already changes nothing but what is behind the `#`: the start sees to it.
  useEffect(() => {
    const reopen = () => {
      if (/token/i.test(location.hash)) location.reload()
    }
    addEventListener('hashchange', reopen)
    return () => removeEventListener('hashchange', reopen)
  }, [])
  return token
}
