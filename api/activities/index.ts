// Exports the functions of activities that other folders of `api/` use.
export { rafflesToEnter } from './raffle.ts'
export { hasPage, isFor, stateOf } from './rules.ts'
