// Query parameters of the coin shop. The query contains the step, so that the back button returns to the previous
// step, and a reload keeps the step.
import { idField, mallCategoryField, mallPriceLimitField, mallSortField } from '#generated/parameters.ts'
import { deliveryFields } from '#src/domain/delivery/steps.ts'
import { flag, searchOf } from '#src/client/search.ts'

/** Validates the query. Without `step`, the page of the product is shown. */
export const mallSearch = searchOf({
  ...deliveryFields,
  category: mallCategoryField,
  sort: mallSortField,
  minPrice: mallPriceLimitField,
  maxPrice: mallPriceLimitField,
  /** True to show only products that the member can redeem now. */
  available: flag,
  product: idField,
  /** Id of one redemption of the member. */
  redemption: idField,
  /** True to show the list of all redemptions of the member. */
  mine: flag,
})
export type MallSearch = ReturnType<typeof mallSearch>
