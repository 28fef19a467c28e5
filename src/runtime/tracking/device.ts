// Determines the type and the ids of this device (sections 3 and 4 of the specification). Used only in the browser,
// after the page has loaded.
import type { CookieStore } from '../storage/cookieStore.ts'
import { localStore, type KeyValueStore } from '../storage/localStore.ts'

/** Breakpoint for mobile devices and default screen width, in CSS pixels (section 9 of the specification). */
const threshold = 768
const unknownWidth = 1920

export type DeviceType = 'pc' | 'mobile'
export type ClientEnvironment = 'WEB' | 'H5' | 'APP'

/** Device id (local storage `uuid`): random, created once. */
export const deviceId = (store: KeyValueStore = localStore) => idIn(store, 'uuid')

/** Id that is the same in all reports of one device (local storage `traceId`): created once, then reused. */
export const traceId = (store: KeyValueStore = localStore) => idIn(store, 'traceId')

function idIn(store: KeyValueStore, key: string): string {
  const storedId = store.get(key)
  if (storedId) return storedId
  const id = crypto.randomUUID()
  store.set(key, id)
  return id
}

/** Returns `pc` for a screen wider than 768 pixels, otherwise `mobile` (section 3 of the specification). */
export const deviceType = (width = screenWidth()): DeviceType => (width > threshold ? 'pc' : 'mobile')

/**
 * Returns the client environment (section 4 of the specification). Below 768 pixels it is `APP` if the app opened the
 * hub, otherwise `H5`; from 768 pixels it is `WEB`.
 */
export function clientEnvironment(cookies: CookieStore, width = screenWidth()): ClientEnvironment {
  if (width >= threshold) return 'WEB'
  return cookies.get('appMode') ? 'APP' : 'H5'
}

const screenWidth = () => globalThis.screen?.width || unknownWidth
