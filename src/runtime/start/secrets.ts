// Secrets do not belong into an address: histories, referrers, logs and events would keep them. They are taken out before
// anything else reads it, by the server where it renders pages and by the browser where nobody does.

export type Secrets = {
  /** The app's session (section 2), to be checked before it is stored. */
  appToken?: string
  /** The token of a link in one of the hub's own letters. */
  linkToken?: string
}

/**
 * The address without `APPTOKEN` and every other value that is a secret by its name or its form, in the query, behind the
 * `#` and inside addresses that the query carries (`redirect`). Everything else stays as it was written.
 */
export function withoutSecrets(address: string): { address: string; secrets: Secrets } {
  const secrets: Secrets = {}
  const take = (name: string, value: string) => {
    if (name === 'APPTOKEN') secrets.appToken ??= value
    if (name === 'token') secrets.linkToken ??= value
  }
  return { address: cleanAddress(address, take), secrets }
}

type Take = (name: string, value: string) => void

/** Addresses in addresses in addresses are nobody's honest wish; without an end, one could be made to fill the stack. */
const deepest = 3

/** @param take told of each secret of the address itself; those of addresses inside it are nobody's to use */
function cleanAddress(address: string, take?: Take, depth = 0): string {
  const [, path = '', query, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  // No server sees where a session behind the `#` came from; the app says its own in the query.
  const takeHidden: Take = (name, value) => name !== 'APPTOKEN' && take?.(name, value)
  return path + cleanPart(query, depth, take) + cleanPart(hash, depth, take && takeHidden)
}

/** @param part `?name=value&…` or `#name=value&…` */
function cleanPart(part = '', depth: number, take?: Take): string {
  const pairs = part.slice(1).split('&')
  const kept = pairs.flatMap((pair) => {
    const [name = '', value = ''] = [...new URLSearchParams(pair)][0] ?? []
    if (!value) return pair
    if (isSecret(name, value)) return (take?.(name, value), [])
    if (!/[?#]/.test(value)) return pair
    if (depth === deepest) return []
    const inside = cleanAddress(value, undefined, depth + 1)
    return inside === value ? pair : `${encodeURIComponent(name)}=${encodeURIComponent(inside)}`
  })
  return kept.length ? part.slice(0, 1) + kept.join('&') : ''
}

/** A provider's `code` and `state` are not among them: without the secret of the window that asked they open nothing. */
const isSecret = (name: string, value: string) =>
  /token|secret|passw|jwt|bearer|^auth(?:orization)?$|session_?(?:id)?$/i.test(name) || jwt.test(value)

const jwt = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/
