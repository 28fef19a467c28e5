// Selects the social providers that work in this browser: Google rejects sign-ins in web views of other apps.
import type { SocialProvider } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { isWebView } from '#shared/webView.ts'

/**
 * Returns the allowed providers. Uses the same user agent on server and browser, so that the buttons do not change
 * during hydration.
 */
export function useAllowedProviders(offered: readonly SocialProvider[]) {
  const { userAgent } = useAppContext()
  const allowed = isWebView(userAgent ?? navigator.userAgent)
    ? offered.filter((provider) => provider !== 'google')
    : offered
  return { allowed, needsBrowser: allowed.length < offered.length }
}
