// Exports what the other tags may use of games.
export { hasCheckedIn } from './playHistory.ts'
export { digestOf, newSeed, seedHashOf } from './odds.ts'
export { dailyCoins } from './saving.ts'
