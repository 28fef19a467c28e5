// What the other tags may know of addresses.
export { addressOf, shownAddress } from './addresses.ts'
export type { StoredAddress } from './addresses.ts'
export { hasAddress } from './hasAddress.ts'
