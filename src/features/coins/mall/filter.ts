// Filter and order of the products in the coin shop. They are part of the query string (search.ts).
import { mallSortField } from '#generated/parameters.ts'
import type { MallProduct } from '#generated/schema.d.ts'
import type { MallSearch } from './search.ts'

export const sorts = mallSortField.choices

export type MallFilter = Pick<MallSearch, 'category' | 'sort' | 'minPrice' | 'maxPrice' | 'available'>

export const filterOf = ({ category, sort, minPrice, maxPrice, available }: MallSearch): MallFilter => ({
  category,
  sort,
  minPrice,
  maxPrice,
  available,
})

/** Returns true if the filter hides products; the order hides no products. */
export const hidesProducts = (filter: MallFilter) =>
  Object.values({ ...filter, sort: undefined }).some((value) => value !== undefined)

/** Number of products per page: full rows with 2, 3, 4 and 5 columns. */
const pageSize = 60

/** Returns the input of `listMallProducts` for a filter. */
export const listInput = (filter: MallFilter) => ({ ...filter, limit: pageSize })

/**
 * Splits products, which the server has sorted, into products that the member can redeem now, products that only need
 * more coins or a higher level, and products that are not available, for example because they are sold out.
 */
export function shelvesOf(products: readonly MallProduct[]) {
  const locked = products.filter(({ eligibility }) => !eligibility.ok)
  return {
    now: products.filter(({ eligibility }) => eligibility.ok),
    later: locked.filter(isWithinReach),
    unavailable: locked.filter((product) => !isWithinReach(product)),
  }
}

const isWithinReach = ({ eligibility: { reasons } }: MallProduct) =>
  reasons.every(({ code }) => code === 'NOT_ENOUGH_COINS' || code.startsWith('FROM_LEVEL_'))
