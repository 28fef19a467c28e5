// Exports the functions of addresses that other folders of `api/` use.
export { addressOf, hasAddress, shownAddress } from './addresses.ts'
export type { StoredAddress } from './addresses.ts'
export { problemsOf as addressProblems } from './rules.ts'
