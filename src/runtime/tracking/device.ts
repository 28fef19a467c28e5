// Tells what this device is and its ids (sections 3 and 4). Only in the browser, once the page has loaded.
import type { CookieStore } from '../storage/cookieStore.ts'
import { localStore, type KeyValueStore } from '../storage/localStore.ts'

/** Section 9: the device breakpoint and mobile threshold, and the width where none is known; CSS pixels. */
const threshold = 768
const unknownWidth = 1920

export type DeviceType = 'pc' | 'mobile'
export type ClientEnvironment = 'WEB' | 'H5' | 'APP'

/** The local device id (local storage `uuid`): random, made once. */
export const deviceId = (store: KeyValueStore = localStore) => idIn(store, 'uuid')

/** The id that links one device's reports (local storage `traceId`): generated once, then reused. */
export const traceId = (store: KeyValueStore = localStore) => idIn(store, 'traceId')

function idIn(store: KeyValueStore, key: string): string {
  const storedId = store.get(key)
  if (storedId) return storedId
  const id = crypto.randomUUID()
  store.set(key, id)
  return id
}

/** `pc` when the width is over 768, otherwise `mobile` (section 3). */
export const deviceType = (width = screenWidth()): DeviceType => (width > threshold ? 'pc' : 'mobile')

/** Section 4: `H5` on a screen under 768, `APP` where the app opened the hub there, `WEB` on every other. */
export function clientEnvironment(cookies: CookieStore, width = screenWidth()): ClientEnvironment {
  if (width >= threshold) return 'WEB'
  return cookies.get('appMode') ? 'APP' : 'H5'
}

const screenWidth = () => globalThis.screen?.width || unknownWidth
