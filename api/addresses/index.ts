// Exports what the other tags may use of addresses.
export { addressOf, hasAddress, shownAddress } from './addresses.ts'
export type { StoredAddress } from './addresses.ts'
export { problemsOf as addressProblems } from './rules.ts'
