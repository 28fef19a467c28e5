// Converts orders to the format of the API response.
import type { components } from '#generated/schema.d.ts'
import { shopNameIn, shopVariantIn } from '../catalog/productNames.ts'
import type { Language } from '../locale/language.ts'
import { isPaid } from './rules.ts'
import type { orders } from './tables.ts'

type Schemas = components['schemas']
type OrderRow = typeof orders.$inferSelect

export const shownSummary = (order: OrderRow): Schemas['OrderSummary'] => ({
  ...headOf(order),
  total: { amount: order.total, currency: order.currency },
  itemCount: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
  pictures: order.items.flatMap(({ picture }) => picture ?? []).slice(0, 3),
})

export function shownOrder(
  order: OrderRow,
  parcels: Schemas['Parcel'][],
  language: Language,
): Schemas['Order'] {
  const money = (amount: number) => ({ amount, currency: order.currency })
  return {
    ...headOf(order),
    isPaid: isPaid(order.payment ?? 'paid'),
    items: order.items.map((item) => ({
      ...item,
      ...textsOf(item, order.currency, language),
      price: money(item.price),
    })),
    subtotal: money(order.subtotal),
    discount: money(order.discount),
    shipping: money(order.shipping),
    total: money(order.total),
    refunded: money(order.refunded),
    earned: { coins: order.earnedCoins - order.owedCoins, points: order.earnedPoints },
    owed: order.owedCoins,
    voucherCodes: order.voucherCodes,
    shopPath: order.shopPath,
    parcels,
  }
}

/** Returns name and variant in the language, or with the tag of the shop's language if the catalog lacks them. */
function textsOf({ name, variant }: OrderRow['items'][number], currency: string, language: Language) {
  const { text, lang: nameLang } = shopNameIn(language, name, currency)
  const shopVariant = variant === null ? undefined : shopVariantIn(language, variant, currency)
  return {
    name: text,
    ...(nameLang && { nameLang }),
    variant: shopVariant?.text ?? null,
    ...(shopVariant?.lang && { variantLang: shopVariant.lang }),
  }
}

const headOf = ({ id, number, placedAt, state, isTest }: OrderRow) => ({
  id,
  number,
  state,
  isTest,
  placedAt: placedAt.toISOString(),
})
