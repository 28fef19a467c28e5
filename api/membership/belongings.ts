// What the tag `membership` keeps of members.
import { rowsOf, type Belongings } from '../store/belongings.ts'
import { rightClaims, rightProofs } from './tables.ts'

export const membership: Belongings[] = [rowsOf(rightClaims), rowsOf(rightProofs)]
