// Fields of Shopify's order webhooks that the hub reads: https://shopify.dev/docs/api/webhooks. Ids are read as
// strings, because Shopify's numbers exceed JavaScript's safe integers.
import * as z from 'zod/mini'

/**
 * Rejects timestamps before the year 2000, because no shop is older. This includes the year 0, which PostgreSQL cannot
 * store.
 */
const instant = z.iso.datetime({ offset: true }).check(z.refine((value) => value >= '2000'))
const text = z.nullish(z.string())
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** Amount as a decimal string or a JSON number, depending on the version of Shopify's API. */
const amount = z.union([z.string(), z.number()])
const money = z.object({ amount, currency_code: z.nullish(currency) })

/** One amount in two currencies: the shop's and the buyer's. */
const moneySet = z.nullish(z.object({ shop_money: z.nullish(money), presentment_money: z.nullish(money) }))

const fulfillment = z.object({
  admin_graphql_api_id: z.string(),
  status: text,
  created_at: instant,
  updated_at: instant,
  tracking_company: text,
  tracking_number: text,
  tracking_url: text,
  shipment_status: text,
})

/**
 * Id that may exceed JavaScript's safe integers and is therefore rounded. Comparing rounded ids is safe, because only
 * ids of one order are compared.
 */
const lineId = z.nullish(z.union([z.string(), z.number()]))

const refundedLine = z.object({
  line_item_id: lineId,
  quantity: z.nullish(z.int().check(z.gte(0))),
  subtotal: amount,
  subtotal_set: moneySet,
})

const refund = z.object({
  refund_line_items: z.nullish(z.array(refundedLine)),
  order_adjustments: z.nullish(z.array(z.object({ kind: text, amount, amount_set: moneySet }))),
})

export const orderPayload = z.object({
  admin_graphql_api_id: z.string().check(z.regex(/^gid:\/\/shopify\/Order\/\d+$/)),
  name: z.string().check(z.minLength(1)),
  /** Token in the URL of the customer's order page. */
  token: z.nullish(z.string().check(z.regex(/^\w{1,64}$/))),
  email: text,
  test: z.nullish(z.boolean()),
  created_at: instant,
  updated_at: instant,
  cancelled_at: z.nullish(instant),
  currency,
  presentment_currency: z.nullish(currency),
  financial_status: text,
  fulfillment_status: text,
  total_line_items_price: amount,
  total_line_items_price_set: moneySet,
  total_discounts: z.nullish(amount),
  total_discounts_set: moneySet,
  total_price: amount,
  total_price_set: moneySet,
  /** Total after edits. */
  current_total_price: z.nullish(amount),
  current_total_price_set: moneySet,
  /** Amount that the buyer still has to pay. */
  total_outstanding: z.nullish(amount),
  total_shipping_price_set: moneySet,
  discount_codes: z.nullish(z.array(z.object({ code: z.string(), amount: z.nullish(amount), type: text }))),
  line_items: z.array(
    z.object({
      id: lineId,
      title: z.string(),
      variant_title: text,
      quantity: z.int().check(z.gte(0)),
      /** Number of units of the item after refunds and edits of the order. */
      current_quantity: z.nullish(z.int().check(z.gte(0))),
      price: amount,
      price_set: moneySet,
    }),
  ),
  fulfillments: z.nullish(z.array(fulfillment)),
  /** Sum of the items after discounts, without shipping. */
  subtotal_price: z.nullish(amount),
  subtotal_price_set: moneySet,
  /** Sum of the items after discounts, refunds and edits. */
  current_subtotal_price: z.nullish(amount),
  current_subtotal_price_set: moneySet,
  refunds: z.nullish(z.array(refund)),
})

export type OrderPayload = z.infer<typeof orderPayload>
export type Amount = z.infer<typeof amount>
export type MoneySet = z.infer<typeof moneySet>
export type FulfillmentPayload = z.infer<typeof fulfillment>
