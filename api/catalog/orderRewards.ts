// Reads the coins and points that an order earns, for example one coin and one point for each full dollar. Orders in a
// currency that is not listed earn no coins and no points.
import * as z from 'zod/mini'
import data from './order-rewards.json' with { type: 'json' }
import { amount, field } from './schema.ts'
import { defineTopic } from './topic.ts'

const rate = z.strictObject({
  amount: field(
    'For each amount',
    z.int().check(z.gte(1)),
    'Amount in minor units of the currency: an order earns `coins` and `points` once for each full `amount` that was paid for its items. For example, if the amount is one dollar, an order of five dollars earns them five times.',
  ),
  coins: amount,
  points: amount,
})

const schema = z.strictObject({
  joinedWithinHours: field(
    'Hours to join',
    z.int().check(z.gte(0), z.lte(24)),
    'Hours after an order. A buyer who joins the hub within this time still earns the coins of the order.',
  ),
  returnedVoucherDays: field(
    'Days of a returned voucher',
    z.int().check(z.gte(1)),
    'Minimum validity in days of a voucher that is returned because its order was canceled before shipping.',
  ),
  mostTimes: field(
    'Most times per order',
    z.int().check(z.gte(1)),
    'Maximum number of times that one order earns the coins and points for `amount`.',
  ),
  perAmount: field('Coins and points by currency', z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), rate)),
})

export const orderRewardsTopic = defineTopic({ name: 'order-rewards', file: data, schema })
export const orderRewards = orderRewardsTopic.content
