// Removes secrets from URLs, because the browser history, referrers, logs and events would store them. The server
// does this for pages that it renders. For other pages the browser does it before other code reads the URL.

export type Secrets = {
  /**
   * Session token that the app passes in the URL (section 2 of the specification). It must be validated before it is
   * stored.
   */
  appToken?: string
  /** Token from a link in an email of the hub. */
  linkToken?: string
}

/**
 * Returns the URL without `APPTOKEN` and other values that look like secrets by their name or format. Checks the
 * query, the hash and nested URLs in the query (`redirect`), and leaves the rest unchanged.
 */
export function withoutSecrets(address: string): { address: string; secrets: Secrets } {
  const secrets: Secrets = {}
  const onSecret = (name: string, value: string) => {
    if (name === 'APPTOKEN') secrets.appToken ??= value
    if (name === 'token') secrets.linkToken ??= value
  }
  return { address: cleanAddress(address, onSecret), secrets }
}

type OnSecret = (name: string, value: string) => void

/** Maximum depth of nested URLs, which prevents a stack overflow by a malicious URL. */
const maxDepth = 3

/** @param onSecret called with each secret of the URL itself; secrets of nested URLs are removed without a call */
function cleanAddress(address: string, onSecret?: OnSecret, depth = 0): string {
  const [, path = '', query, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  // Ignore a session token in the hash, because the server cannot check its origin; the app sends the token in the
  // query.
  const onHashSecret: OnSecret = (name, value) => name !== 'APPTOKEN' && onSecret?.(name, value)
  return path + cleanPart(query, depth, onSecret) + cleanPart(hash, depth, onSecret && onHashSecret)
}

/** @param part `?name=value&…` or `#name=value&…` */
function cleanPart(part = '', depth: number, onSecret?: OnSecret): string {
  const pairs = part.slice(1).split('&')
  const safePairs = pairs.flatMap((pair) => {
    const [name = '', value = ''] = [...new URLSearchParams(pair)][0] ?? []
    if (!value) return pair
    if (isSecret(name, value)) return (onSecret?.(name, value), [])
    if (!/[?#]/.test(value)) return pair
    if (depth === maxDepth) return []
    const inside = cleanAddress(value, undefined, depth + 1)
    return inside === value ? pair : `${encodeURIComponent(name)}=${encodeURIComponent(inside)}`
  })
  return safePairs.length ? part.slice(0, 1) + safePairs.join('&') : ''
}

/**
 * Returns true for a secret, by its name or format. `code` and `state` of a sign-in provider are not secrets, because
 * only the window that requested them can use them.
 */
const isSecret = (name: string, value: string) =>
  /token|secret|passw|jwt|bearer|^auth(?:orization)?$|session_?(?:id)?$/i.test(name) || jwt.test(value)

const jwt = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/
