// Parses one cookie of a `Cookie` header or of `document.cookie`.

/**
 * Returns the decoded value; empty for a missing or malformed cookie, because other hosts of the parent domain also
 * set cookies.
 */
export function cookieIn(header: string | null, name: string): string {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`))
  try {
    return pair ? decodeURIComponent(pair.trim().slice(name.length + 1)) : ''
  } catch {
    return ''
  }
}
