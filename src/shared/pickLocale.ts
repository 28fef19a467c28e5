// Selects the locale of a page (section 2 of the specification). The browser and the server use it, including the
// server's error page.
import { localeOf, type Locale } from './languages.ts'
import { languageHostsIn, type Settings } from './settings.ts'
import { sorted } from './sorted.ts'

/**
 * Access to two cookies: `language` contains the `Language` query parameter of the first page; `locale` contains the
 * language that the visitor has chosen.
 */
type LanguageCookies = { get: (cookie: 'language' | 'locale') => string | null }

type LanguageSigns = {
  cookies: LanguageCookies
  /** Languages of the browser, most preferred first. */
  preferred: readonly string[]
  /** Host name of the page. */
  hostname: string
  settings?: Settings | undefined
}

/** Returns the first supported language of query, cookie, browser and domain; otherwise English. */
export const pickLocale = ({ cookies, preferred, hostname, settings = {} }: LanguageSigns): Locale =>
  localeOf(cookies.get('language')) ??
  localeOf(cookies.get('locale')) ??
  preferred.map(localeOf).find((locale) => locale !== undefined) ??
  localeOfDomain(hostname, settings) ??
  'EN'

/**
 * Returns the locale in which the server renders the page of a request.
 * @param cookies cookies of the request; it does not matter whether `startPage` has changed them already
 */
export const localeOfRequest = (
  request: Request,
  { cookies, settings }: { cookies: LanguageCookies; settings?: Settings | undefined },
): Locale =>
  pickLocale({
    cookies,
    preferred: acceptedLanguages(request.headers.get('Accept-Language')),
    hostname: new URL(request.url).hostname,
    settings,
  })

const localeOfDomain = (hostname: string, settings: Settings): Locale | undefined =>
  localeOf(languageHostsIn(settings).find(({ host }) => host === hostname)?.language)

/** Parses an `Accept-Language` header. The most preferred language is first; languages with `q=0` are omitted. */
export function acceptedLanguages(header: string | null): string[] {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', weight = '1'] = part.split(/;\s*q\s*=/i)
      return { tag: tag.trim(), weight: Number(weight) || 0 }
    })
    .filter(({ tag, weight }) => tag && weight > 0)
  return sorted(accepted, (a, b) => b.weight - a.weight).map(({ tag }) => tag)
}
