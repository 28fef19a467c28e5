// Random id of this browser tab. A one-time code is valid only together with the id that was sent when the code was
// requested. The server counts the attempts to enter a code per id. The id survives reloads. Only calls that request or
// check a one-time code send it.

/** Session-storage key under which the id is stored. */
export const browserKey = 'browser'

let unstored: string | undefined

/** Returns the id of this tab. Keeps the id in memory if session storage is blocked. */
export function browserId(): string {
  const id = (unstored ??= crypto.randomUUID())
  try {
    const name = sessionStorage.getItem(browserKey) ?? id
    sessionStorage.setItem(browserKey, name)
    return name
  } catch {
    return id
  }
}
