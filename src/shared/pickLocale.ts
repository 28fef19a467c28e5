// Picks the language of a page (section 2): for the app, on the server and in the browser, and for the server's error page.
import { localeOf, type Locale } from './languages.ts'
import { languageHostsIn, type Settings } from './settings.ts'
import { sorted } from './sorted.ts'

/** `language` has the value of the `Language` query (the initial detection), `locale` the visitor's choice. */
type LanguageCookies = { get: (cookie: 'language' | 'locale') => string | null }

type LanguageSigns = {
  cookies: LanguageCookies
  /** The browser's languages, best first. */
  preferred: readonly string[]
  /** The page's. */
  hostname: string
  settings?: Settings | undefined
}

/** The first sign that names one of our languages: query, cookie, browser, domain; otherwise English. */
export const pickLocale = ({ cookies, preferred, hostname, settings = {} }: LanguageSigns): Locale =>
  localeOf(cookies.get('language')) ??
  localeOf(cookies.get('locale')) ??
  preferred.map(localeOf).find((locale) => locale !== undefined) ??
  localeOfDomain(hostname, settings) ??
  'EN'

/**
 * The locale of a page that the server renders.
 * @param cookies the request's own, unless the start of the visit has changed them
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

/** The languages of an `Accept-Language` header, best first, without rejected ones (`q=0`). */
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
