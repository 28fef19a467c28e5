// Exports the functions of games that other tags use.
export { hasCheckedIn } from './playHistory.ts'
export { digestOf, newSeed, seedHashOf } from './odds.ts'
export { dailyCoins } from './saving.ts'
