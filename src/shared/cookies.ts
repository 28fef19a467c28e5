// Parses one cookie from a `Cookie` header or `document.cookie`.

/**
 * Returns the decoded value of a cookie; an empty string if the cookie is missing. Also returns an empty string if it
 * is malformed, because other hosts of the parent domain can set cookies as well.
 */
export function cookieIn(header: string | null, name: string): string {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`))
  try {
    return pair ? decodeURIComponent(pair.trim().slice(name.length + 1)) : ''
  } catch {
    return ''
  }
}
