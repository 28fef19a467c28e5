// Reads one value of a `Cookie` header or of `document.cookie`.

/** The decoded value; empty for a cookie that is missing or malformed: other hosts of the parent domain set cookies as well. */
export function cookieIn(header: string | null, name: string): string {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`))
  try {
    return pair ? decodeURIComponent(pair.trim().slice(name.length + 1)) : ''
  } catch {
    return ''
  }
}
