// Removes personal data from URLs and traffic sources: only values that are known to be harmless are sent, although
// the server would reject others as well.
import { parseUrl } from '#shared/url.ts'
import type { PageAt } from './pages.ts'

/** Parameters that name a campaign; other `utm_` parameters may identify a person. */
const sources = ['utm_source', 'utm_medium', 'utm_campaign']

const word = /^[a-z0-9][a-z0-9._-]{0,30}$/i
/** Maximum number of digits: a date has eight, the shortest plausible phone numbers have nine. */
const maxDigits = 8

/** True for a short plain word: an email address, phone or token has another format. */
export const isHarmless = (text: string) => word.test(text) && (text.match(/\d/g) ?? []).length <= maxDigits

/**
 * Returns the reportable part of a URL: for pages of the hub origin, path and traffic source; for other sites the
 * origin.
 * @param origin origin of the hub
 * @returns an absolute URL; empty for other schemes
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
