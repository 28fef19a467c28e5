// Exports the functions of activities that other folders of `api/` use.
export { rafflesToEnter } from './raffle.ts'
export { hasPage } from './rules.ts'
