// Filters and sorts products of the points mall. The catalog can contain thousands of products, so this needs only the
// balance, the level and the sold-out products; other data is read for the products of one page.
import type { MallCategory, MallProduct } from '../catalog/mall.ts'
import { isOfferedIn, isOpen } from '../offers/eligibility.ts'
import { showable } from '../offers/silence.ts'
import type { Member } from '../members/member.ts'
import type { components } from '#generated/schema.d.ts'

export type MallFilter = {
  category?: MallCategory | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  available?: boolean | undefined
  sort?: components['schemas']['MallSort'] | undefined
}

/** Data of the member that determines which products the member can redeem. */
export type MallStanding = {
  coins: number
  level: number
  redeemed: ReadonlyMap<string, number>
  soldOut: ReadonlySet<string>
  now: Date
}

export type RankedProduct = {
  product: MallProduct
  isAvailable: boolean
  /** Missing coins; infinite if the product has other ineligibility reasons. */
  missing: number
}

/** Returns the products that the member may see, in the order of the catalog. */
export const visibleProducts = (products: Iterable<MallProduct>, member: Omit<Member, 'session'>) =>
  showable([...products], member).filter((product) => isOfferedIn(product, member.countryCode))

/** Returns the products that match the filter, sorted. */
export function rankedProducts(
  products: readonly MallProduct[],
  { sort, ...filter }: MallFilter,
  ranked: (product: MallProduct) => RankedProduct,
): RankedProduct[] {
  const matches = products
    .filter(
      ({ category, price }) =>
        (filter.category === undefined || category === filter.category) &&
        price >= (filter.minPrice ?? 0) &&
        price <= (filter.maxPrice ?? Infinity),
    )
    .map(ranked)
    .filter(({ isAvailable }) => !filter.available || isAvailable)
  return matches.toSorted(orders[sort ?? 'available'])
}

type Order = (a: RankedProduct, b: RankedProduct) => number

/** Orders of products. Sorting is stable, so equal products stay in the order of the catalog. */
const orders: Record<components['schemas']['MallSort'] | 'available', Order> = {
  available: (a, b) => byNumber(a.missing, b.missing),
  newest: (a, b) => byText(sinceOf(b), sinceOf(a)),
  priceUp: (a, b) => a.product.price - b.product.price,
  priceDown: (a, b) => b.product.price - a.product.price,
}

// Compares without a subtraction, because the difference of two infinite numbers is not a number.
const byNumber = (a: number, b: number) => Number(a > b) - Number(a < b)
const byText = (a: string, b: string) => Number(a > b) - Number(a < b)
const sinceOf = ({ product: { opensAt, addedOn } }: RankedProduct) => opensAt ?? addedOn ?? ''

/**
 * Returns a function that determines whether the member can redeem a product, and the missing coins if not. Decides as
 * `affordability`, but without building the reasons, because it runs for each product of the catalog.
 */
export function rankFor({ coins, level, redeemed, soldOut, now }: MallStanding) {
  return (product: MallProduct): RankedProduct => {
    const { id, price, fromLevel, perMember } = product
    const isOffered =
      level >= fromLevel && !soldOut.has(id) && (redeemed.get(id) ?? 0) < perMember && isOpen(product, now)
    const missing = Math.max(0, price - coins)
    return { product, isAvailable: isOffered && missing === 0, missing: isOffered ? missing : Infinity }
  }
}
