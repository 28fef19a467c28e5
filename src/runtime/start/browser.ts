// Start-up in the browser, for pages that the server did not render, and for URLs whose hash contains a secret. The
// server does not receive the hash.
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
 * Removes secrets from the URL synchronously, before the router or other code reads the URL.
 * @returns a function that runs the rest of the start-up and resolves to the language; call it when API calls are
 * possible
 */
export function cleanAddress(): () => Promise<Locale> {
  const { address: cleaned, secrets } = withoutSecrets(location.href)
  // Check the referrer: unlike the server, the browser cannot use `Sec-Fetch-Site`.
  const address = addressWithConfirmation(
    cleaned,
    secrets,
    isOpenedByApp(navigator.userAgent, document.referrer !== '', browserSettings()),
  )
  if (address !== location.href) history.replaceState(history.state, '', address)
  return async () => {
    await startPage({ address: new URL(address), secrets, cookies: browserCookies, check })
    // End the start of the native app, because it has redirected to this page.
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
