// What the tag `games` keeps of members.
import { rowsOf, type Belongings } from '../store/belongings.ts'
import { checkInPauses, checkIns, drawResults, drawTickets, ticketPurchases } from './tables.ts'

export const games: Belongings[] = [
  rowsOf(checkIns),
  rowsOf(checkInPauses),
  rowsOf(drawTickets),
  rowsOf(ticketPurchases),
  rowsOf(drawResults),
]
