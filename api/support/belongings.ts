// What the tag `support` keeps of members.
import { rowsOf, type Belongings } from '../store/belongings.ts'
import { contactMessages, productRegistrations } from './tables.ts'

export const support: Belongings[] = [rowsOf(productRegistrations), rowsOf(contactMessages)]
