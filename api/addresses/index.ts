// Exports the functions for addresses that other tags may use.
export { addressOf, hasAddress, shownAddress } from './addresses.ts'
export type { StoredAddress } from './addresses.ts'
export { problemsOf as addressProblems } from './rules.ts'
