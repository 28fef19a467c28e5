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
    /** Of an order that earns; before and after it stands at nothing. */
    states: z.array(z.enum(['placed', 'paid', 'shipped', 'delivered'])),
    /** The most full amounts of one order that count. */
    mostTimes: z.int().check(z.gte(1)),
    perAmount: z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), rate),
  })
  .parse(data)
