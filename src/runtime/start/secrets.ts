// Removes secrets from URLs, because histories, referrers, logs and events would store them. The server does this for
// pages that it renders, otherwise the browser, before other code reads the URL.

export type Secrets = {
  /** Session token of the app (section 2), to be validated before it is stored. */
  appToken?: string
  /** Token of a link in an email of the hub. */
  linkToken?: string
}

/**
 * Returns the URL without `APPTOKEN` and other values that look like secrets by name or format, in the query, the
 * hash and nested URLs of the query (`redirect`). The rest is unchanged.
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

/** Maximum depth of nested URLs; prevents a stack overflow by a crafted URL. */
const maxDepth = 3

/** @param onSecret called with each secret of the URL itself; those of nested URLs are dropped */
function cleanAddress(address: string, onSecret?: OnSecret, depth = 0): string {
  const [, path = '', query, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  // A session in the hash is ignored, because the server cannot check its origin; the app sends it in the query.
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

/** `code` and `state` of a provider are not secrets: they are bound to the window that requested them. */
const isSecret = (name: string, value: string) =>
  /token|secret|passw|jwt|bearer|^auth(?:orization)?$|session_?(?:id)?$/i.test(name) || jwt.test(value)

const jwt = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/
