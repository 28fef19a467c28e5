// Picks the language of a page (section 2): for the app, on the server and in the browser, and for the server's error page.
import { localeOf, type Locale } from './languages.ts'
import { languageHostsIn, type Settings } from './settings.ts'
import { sorted } from './sorted.ts'

type LanguageSigns = {
  /** `language` has the value of the `Language` query (the initial detection), `locale` the visitor's choice. */
  cookies: { get: (cookie: 'language' | 'locale') => string | null }
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
  return sorted(accepted, (one, other) => other.weight - one.weight).map(({ tag }) => tag)
}
