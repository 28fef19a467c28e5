// Lists the items of the catalog that have a stock: gifts, products of the mall, and prizes of draws.
import { draws } from '../../catalog/draws.ts'
import { gifts } from '../../catalog/gifts.ts'
import { mallProducts } from '../../catalog/mall.ts'
import type { Supply } from '../../fulfillment/stock.ts'
import { giftSupply, prizeSupply, productSupply } from '../../fulfillment/supplies.ts'
import type { StockKind } from '../../fulfillment/tables.ts'

/** Item with its English name, and the time after which members can no longer get it. */
export type NamedSupply = Supply & { name: string; endsAt?: string | undefined }

/** End of items that are no longer offered. */
const past = new Date(0).toISOString()

/** Returns items in the order of the catalog. Gifts of the kind `won` use the stock of the prize with which they are won. */
export const stockItems = (): readonly NamedSupply[] => [
  ...[...gifts().values()]
    .filter(({ kind }) => kind !== 'won')
    .map((gift) => ({ ...giftSupply(gift), name: gift.name.en, endsAt: gift.retired ? past : undefined })),
  ...[...mallProducts().values()].map((product) => ({
    ...productSupply(product),
    name: product.name.en,
    endsAt: product.closesAt,
  })),
  ...[...draws().values()].flatMap((draw) =>
    draw.prizes.flatMap((prize) => {
      const supply = prizeSupply(draw.id, prize)
      return supply ? [{ ...supply, name: `${draw.name.en}: ${prize.name.en}`, endsAt: draw.closesAt }] : []
    }),
  ),
]

/** @returns undefined if the catalog does not contain the item, or the item has no stock */
export const findSupply = (kind: StockKind, id: string): NamedSupply | undefined =>
  stockItems().find((supply) => supply.kind === kind && supply.item === id)
