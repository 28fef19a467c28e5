// What the other tags may know of games.
export { hasCheckedIn } from './playHistory.ts'
export { grantTickets } from './tickets.ts'
