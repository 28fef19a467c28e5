// The name that this browser made for itself: a code fits only where it was asked for, and has its tries there. It lives as long
// as the tab, over reloads, and is sent with nothing but codes.

/** Its key in the session storage. */
export const browserKey = 'browser'

let unkept: string | undefined

/** The id of a page whose storage is blocked. */
export function browserId(): string {
  const made = (unkept ??= crypto.randomUUID())
  try {
    const name = sessionStorage.getItem(browserKey) ?? made
    sessionStorage.setItem(browserKey, name)
    return name
  } catch {
    return made
  }
}
