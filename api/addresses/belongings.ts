// What the tag `addresses` keeps of members.
import { rowsOf, type Belongings } from '../store/belongings.ts'
import { addresses as table } from './tables.ts'

export const addresses: Belongings[] = [rowsOf(table)]
