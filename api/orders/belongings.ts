// What the tag `orders` keeps of members.
import { rowsOf, type Belongings } from '../store/belongings.ts'
import { orderParcels, orders as table } from './tables.ts'

export const orders: Belongings[] = [rowsOf(orderParcels), rowsOf(table)]
