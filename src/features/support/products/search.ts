// What `/products/register` begins with, as its address says it.
import { idSearch } from '../../../runtime/routing/idSearch.ts'

export type RegisterSearch = {
  /** What was bought, where a package card or an order has led here. */
  product?: string | undefined
  /** It comes from its owner, with a transfer code. */
  from?: 'owner' | undefined
}

/** What is unknown is said to be nothing: the router passes on what is left out. */
export const registerSearch = (search: Record<string, unknown>): RegisterSearch => ({
  product: idSearch(search.product),
  from: search.from === 'owner' ? 'owner' : undefined,
})
