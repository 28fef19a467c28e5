// Reads what orders earn: coins and points for each full amount of the order's currency. A currency that is not named earns
// nothing.
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
    /** Hours after placing an order within which its buyer may join, such as from the order confirmation page, for it to earn. */
    joinedWithinHours: z.int().check(z.gte(0), z.lte(24)),
    /** Days that a voucher stays usable, at least, after its order is cancelled before shipping. */
    returnedVoucherDays: z.int().check(z.gte(1)),
    /** The most full amounts of one order that count. */
    mostTimes: z.int().check(z.gte(1)),
    perAmount: z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), rate),
  })
  .parse(data)
