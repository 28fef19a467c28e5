// Validates the format of URLs and hosts in environment variables.
import { locales } from '#shared/languages.ts'

/** Returns true for a URL with only a scheme, a host and an optional port. */
export function isOrigin(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false
  const { origin: urlOrigin, href } = new URL(address)
  return href === `${urlOrigin}/`
}

/** Returns true for the URL of a Valkey or Redis server, with optional user, password and database number. */
export function isValkey(address: string): boolean {
  if (!/^rediss?:\/\//i.test(address) || !URL.canParse(address)) return false
  const { hostname, pathname, search, hash } = new URL(address)
  return hostname !== '' && /^(?:\/\d*)?$/.test(pathname) && !search && !hash
}

/**
 * Returns true for the URL of an S3 endpoint with the bucket as its path and an optional `region` in its query. Rejects
 * URLs with credentials, because credentials have separate variables.
 */
export function isBucket(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false
  const { username, password, hash, pathname, searchParams } = new URL(address)
  const isKnown = [...searchParams.keys()].every((name) => name === 'region')
  return !username && !password && !hash && isKnown && /^\/[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(pathname)
}

/** Matches a host name with at least two labels, as cookie domains require. */
export const hostForm = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/

/** Returns true for a list of pairs, each with a language of the hub and a unique host. */
export function isLanguageHosts(text: string): boolean {
  const pairs = text.split(',').map((pair) => pair.trim().split('='))
  const isPair = ([language = '', host = '', ...more]: string[]) =>
    locales.some((locale) => locale === language) && hostForm.test(host) && more.length === 0
  return pairs.every(isPair) && new Set(pairs.map(([, host]) => host)).size === pairs.length
}
