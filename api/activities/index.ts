// Exports what the other tags may use of activities.
export { rafflesToEnter } from './raffle.ts'
