// Reads earnings of orders: coins and points for each full amount in the order's currency. Other currencies earn no
// coins.
import * as z from 'zod/mini'
import data from './order-rewards.json' with { type: 'json' }
import { amount } from './schema.ts'

const rate = z.strictObject({
  /** Whole minor units of the currency. */
  amount: z.int().check(z.gte(1)),
  coins: amount,
  points: amount,
})

export const orderRewards = z
  .strictObject({
    /**
     * Hours after an order is placed within which its buyer may join and still earn coins, for example from the order
     * confirmation page.
     */
    joinedWithinHours: z.int().check(z.gte(0), z.lte(24)),
    /** Minimum days of validity of a voucher after its order was canceled before shipping. */
    returnedVoucherDays: z.int().check(z.gte(1)),
    /** Maximum number of full amounts per order. */
    mostTimes: z.int().check(z.gte(1)),
    perAmount: z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), rate),
  })
  .parse(data)
