// What the tag `coins` keeps of members.
import { rowsOf, type Belongings } from '../store/belongings.ts'
import { redemptions } from './tables.ts'

export const coins: Belongings[] = [rowsOf(redemptions)]
