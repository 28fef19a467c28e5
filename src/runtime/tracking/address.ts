// Removes personal data from URLs and traffic sources. Only values that are known to be harmless are sent; the server
// would reject other values as well.
import { parseUrl } from '#shared/url.ts'
import type { PageAt } from './pages.ts'

/** Query parameters that name a campaign; other `utm_` parameters may identify a person. */
const sources = ['utm_source', 'utm_medium', 'utm_campaign']

const word = /^[a-z0-9][a-z0-9._-]{0,30}$/i
/**
 * Maximum number of digits in a reported value: a date has eight digits, the shortest plausible phone number has
 * nine.
 */
const maxDigits = 8

/**
 * Returns true for a short plain word; false for email addresses, phone numbers and long tokens, which must not be
 * reported.
 */
export const isHarmless = (text: string) => word.test(text) && (text.match(/\d/g) ?? []).length <= maxDigits

/**
 * Returns the part of a URL that may be reported. For pages of the hub, this is the path and the traffic source; for
 * other sites, only the origin.
 * @param origin origin of the hub
 * @returns absolute URL that may be reported; empty if the scheme is neither http nor https
 */
export function plainAddress(address: string, origin: string, pageAt: PageAt): string {
  const url = parseUrl(address)
  if (!url) return ''
  const { protocol, origin: host, pathname, searchParams } = url
  if (protocol !== 'https:' && protocol !== 'http:') return ''
  if (host !== origin) return `${host}/`
  const sourcePairs = sources.flatMap((name) => {
    const value = searchParams.get(name)
    return value && isHarmless(value) ? [[name, value]] : []
  })
  const query = new URLSearchParams(sourcePairs).toString()
  return host + (pageAt(pathname)?.path ?? '/') + (query && `?${query}`)
}
