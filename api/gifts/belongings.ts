// What the tag `gifts` keeps of members.
import { rowsOf, type Belongings } from '../store/belongings.ts'
import { giftClaims, giftEntitlements } from './tables.ts'

export const gifts: Belongings[] = [rowsOf(giftEntitlements), rowsOf(giftClaims)]
