// What the other tags may know of games.
export { hasCheckedIn } from './hasCheckedIn.ts'
export { grantTickets } from './tickets.ts'
