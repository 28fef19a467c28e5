// Start-up for pages that the server did not render, or whose hash contains a secret, which the server does not
// receive.
import { checkToken } from '#generated/calls/session.ts'
import { provideCallContext } from '#src/client/context.ts'
import { languages, type Locale } from '#shared/languages.ts'
import { browserCookies, browserSettings } from '../storage/cookieStore.ts'
import { pickLocale } from '#shared/pickLocale.ts'
import {
  addressWithConfirmation,
  endAppStart,
  isOpenedByApp,
  nullIfRefused,
  startPage,
  type CheckToken,
} from './startPage.ts'
import { withoutSecrets } from './secrets.ts'

/**
 * Removes secrets from the URL synchronously, before the router or other code reads it.
 * @returns the rest of the start, to be run once calls are possible; resolves to the locale
 */
export function cleanAddress(): () => Promise<Locale> {
  const { address: cleaned, secrets } = withoutSecrets(location.href)
  // The server uses `Sec-Fetch-Site`; the page only has its referrer.
  const address = addressWithConfirmation(
    cleaned,
    secrets,
    isOpenedByApp(navigator.userAgent, document.referrer !== '', browserSettings()),
  )
  if (address !== location.href) history.replaceState(history.state, '', address)
  return async () => {
    await startPage({ address: new URL(address), secrets, cookies: browserCookies, check })
    // This page is the target of the app start.
    endAppStart(browserCookies)
    return detectedLocale()
  }
}

const detectedLocale = () =>
  pickLocale({
    cookies: browserCookies,
    preferred: navigator.languages,
    hostname: location.hostname,
    settings: browserSettings(),
  })

const check: CheckToken = async (token) => {
  provideCallContext(() => ({
    fetch: (request) => fetch(request),
    token: () => token,
    language: () => languages[detectedLocale()].wire,
    openKeys: new Map(),
  }))
  return await checkToken().catch(nullIfRefused)
}
