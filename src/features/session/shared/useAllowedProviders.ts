// The services that can sign somebody in here: Google refuses to in web views of other apps.
import type { SocialProvider } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { isWebView } from '#shared/webView.ts'

/** Server and browser decide by the same user agent, so that no button appears and disappears. */
export function useAllowedProviders(offered: readonly SocialProvider[]) {
  const { userAgent } = useAppContext()
  const allowed = isWebView(userAgent ?? navigator.userAgent)
    ? offered.filter((provider) => provider !== 'google')
    : offered
  return { allowed, needsBrowser: allowed.length < offered.length }
}
