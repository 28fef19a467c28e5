// Reads the coins and points that an order earns, for example one coin and one point for each full dollar. Orders in a
// currency that is not listed earn no coins and no points.
import * as z from 'zod/mini'
import data from './order-rewards.json' with { type: 'json' }
import { amount } from './schema.ts'
import { defineTopic } from './topic.ts'

const rate = z.strictObject({
  /**
   * Amount in minor units of the currency: an order earns `coins` and `points` once for each full `amount` that was
   * paid for its items. For example, if the amount is one dollar, an order of five dollars earns them five times.
   */
  amount: z.int().check(z.gte(1)),
  coins: amount,
  points: amount,
})

const schema = z.strictObject({
  /**
   * Number of hours after an order within which the buyer can join the hub and still earn the coins of the order, for
   * example from the order confirmation page.
   */
  joinedWithinHours: z.int().check(z.gte(0), z.lte(24)),
  /** Minimum validity in days of a voucher that is returned because its order was canceled before shipping. */
  returnedVoucherDays: z.int().check(z.gte(1)),
  /** Maximum number of times that one order earns the coins and points for `amount`. */
  mostTimes: z.int().check(z.gte(1)),
  perAmount: z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), rate),
})

export const orderRewardsTopic = defineTopic({ name: 'order-rewards', file: data, schema })
export const orderRewards = orderRewardsTopic.content
