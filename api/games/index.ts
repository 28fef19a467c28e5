// Exports the functions of games that other folders of `api/` use.
export { openTickets } from './drawPages.ts'
export { hasCheckedIn } from './playHistory.ts'
export { digestOf, newSeed, seedHashOf } from './odds.ts'
export { dailyCoins } from './saving.ts'
export { readShareCard, shareCardsPath } from './shareCard.ts'
