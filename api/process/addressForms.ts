// Tells whether an address that a server is told by its environment has the form that its variable asks for.
import { locales } from '#shared/languages.ts'

/** Scheme, host and perhaps a port, and nothing else. */
export function isOrigin(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false
  const { origin: urlOrigin, href } = new URL(address)
  return href === `${urlOrigin}/`
}

/** With a user and a password perhaps, and the number of a database. */
export function isValkey(address: string): boolean {
  if (!/^rediss?:\/\//i.test(address) || !URL.canParse(address)) return false
  const { hostname, pathname, search, hash } = new URL(address)
  return hostname !== '' && /^(?:\/\d*)?$/.test(pathname) && !search && !hash
}

/** The endpoint, the bucket as its path, and perhaps a region: credentials have variables of their own. */
export function isBucket(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false
  const { username, password, hash, pathname, searchParams } = new URL(address)
  const isKnown = [...searchParams.keys()].every((name) => name === 'region')
  return !username && !password && !hash && isKnown && /^\/[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(pathname)
}

/** A name of at least two parts, as cookies' domains have. */
export const hostForm = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/

/** Each host once, behind a language of the hub. */
export function isLanguageHosts(text: string): boolean {
  const pairs = text.split(',').map((pair) => pair.trim().split('='))
  const isPair = ([language = '', host = '', ...more]: string[]) =>
    locales.some((locale) => locale === language) && hostForm.test(host) && more.length === 0
  return pairs.every(isPair) && new Set(pairs.map(([, host]) => host)).size === pairs.length
}
