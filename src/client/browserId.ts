// The name that this browser made for itself: a code fits only where it was asked for, and has its tries there. It lives as long
// as the tab, over reloads, and is sent with nothing but codes.

/** Its key in the session storage. */
export const browserKey = 'browser'

let unkept: string | undefined

/** The id of a page whose storage is blocked. */
export function browserId(): string {
  const id = (unkept ??= crypto.randomUUID())
  try {
    const name = sessionStorage.getItem(browserKey) ?? id
    sessionStorage.setItem(browserKey, name)
    return name
  } catch {
    return id
  }
}
