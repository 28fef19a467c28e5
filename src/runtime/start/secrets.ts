// Secrets do not belong in an address: histories, referrers, logs and events would store them. They are removed before anything
// else reads it, by the server where it renders pages and by the browser where it does not.

export type Secrets = {
  /** The app's session (section 2), to be checked before it is stored. */
  appToken?: string
  /** The token of a link in one of the hub's own mails. */
  linkToken?: string
}

/**
 * The address without `APPTOKEN` and every other value that is a secret by its name or its form, in the query, in the hash
 * and in addresses that the query carries (`redirect`). Everything else stays as it was written.
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

/** How deep addresses may be nested in addresses; without a limit, one could be made to overflow the stack. */
const maxDepth = 3

/** @param onSecret called with each secret of the address itself; those of nested addresses are dropped */
function cleanAddress(address: string, onSecret?: OnSecret, depth = 0): string {
  const [, path = '', query, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  // A session in the hash is not taken, because no server sees where it came from; the app sends its own in the query.
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

/** A provider's `code` and `state` are no secrets: without the binding of the window that asked they are worth nothing. */
const isSecret = (name: string, value: string) =>
  /token|secret|passw|jwt|bearer|^auth(?:orization)?$|session_?(?:id)?$/i.test(name) || jwt.test(value)

const jwt = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/
