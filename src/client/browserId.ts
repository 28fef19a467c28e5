// Random id of this browser tab. A one-time code is only valid in the browser that requested it, and its attempts are
// counted per browser. The id survives reloads, and only calls about codes send it.

/** Key in the session storage. */
export const browserKey = 'browser'

let unkept: string | undefined

/** Fallback for pages whose storage is blocked. */
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
