// Addresses and traffic sources without personal data: what is not known to be harmless is left out before it is sent, although
// the server would refuse it as well.
import { parseUrl } from '#shared/url.ts'
import type { PageAt } from './pages.ts'

/** They name the campaign; other `utm_` parameters may name the person. */
const sources = ['utm_source', 'utm_medium', 'utm_campaign']

const word = /^[a-z0-9][a-z0-9._-]{0,30}$/i
/** A date has eight digits; the shortest phone numbers that are worth a call have nine. */
const maxDigits = 8

/** Whether a text is a short plain word: no e-mail address, phone or token looks like one. */
export const isHarmless = (text: string) => word.test(text) && (text.match(/\d/g) ?? []).length <= maxDigits

/**
 * What may be reported of an address: of the hub's own pages origin, path and traffic source; of other sites the origin.
 * @param origin the hub's own
 * @returns an absolute address; an empty text for what is no web address
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
