// The start where no server renders the page, or where the hash carries a secret, which no server ever sees.
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
 * Removes the secrets from the address at once, before the router or anything else reads it.
 * @returns the rest of the start, to be run once calls can be made; it resolves to the language to use
 */
export function cleanAddress(): () => Promise<Locale> {
  const { address: cleaned, secrets } = withoutSecrets(location.href)
  // The server reads this from `Sec-Fetch-Site`; the page has only its referrer.
  const address = addressWithConfirmation(
    cleaned,
    secrets,
    isOpenedByApp(navigator.userAgent, document.referrer !== '', browserSettings()),
  )
  if (address !== location.href) history.replaceState(history.state, '', address)
  return async () => {
    await startPage({ address: new URL(address), secrets, cookies: browserCookies, check })
    // The page is this one.
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
