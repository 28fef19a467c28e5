// The name that this browser made for itself: a code fits only where it was asked for, and has its tries there. It lives as
// long as the tab, over reloads, and is sent with nothing but codes.
const key = 'browser'

/** Where nothing can be kept it holds as long as the page. */
const unkept = crypto.randomUUID()

export function browserId(): string {
  try {
    const name = sessionStorage.getItem(key) ?? unkept
    sessionStorage.setItem(key, name)
    return name
  } catch {
    return unkept
  }
}
