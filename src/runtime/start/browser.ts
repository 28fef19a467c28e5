// The start where no server renders the page, or where a secret stands behind the `#`, which no server ever sees.
import { checkToken } from '../../../generated/calls/session.ts'
import { provideCallContext } from '../../client/context.ts'
import { languages, type Locale } from '../../client/languages.ts'
import { browserCookies } from '../cookies/cookieStore.ts'
import { detectLocale } from '../language/detect.ts'
import { isOpenedByApp } from './app.ts'
import { askedFirst, begin } from './begin.ts'
import { refused, type CheckToken } from './check.ts'
import { withoutSecrets } from './secrets.ts'

/**
 * Takes the secrets out of the address at once, before the router or anybody else reads it.
 * @returns what is left of the start, to be done once calls can be made; it tells the language to speak
 */
export function cleanAddress(): () => Promise<Locale> {
  const { address: cleaned, secrets } = withoutSecrets(location.href)
  // What the server is told by `Sec-Fetch-Site` the page knows by its referrer, as far as it has one.
  const address = askedFirst(cleaned, secrets, isOpenedByApp(navigator.userAgent, document.referrer !== ''))
  if (address !== location.href) history.replaceState(history.state, '', address)
  return async () => {
    await begin({ address: new URL(address), secrets, cookies: browserCookies, check })
    return spoken()
  }
}

const spoken = () => detectLocale(browserCookies, navigator.languages, location.hostname)

const check: CheckToken = async (token) => {
  provideCallContext(() => ({
    fetch: (request) => fetch(request),
    token: () => token,
    language: () => languages[spoken()].wire,
    openKeys: new Map(),
  }))
  return await checkToken().catch(refused)
}
