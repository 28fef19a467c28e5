// Query parameters of the coin shop. The query contains the step, so that the back button returns to the previous
// step, and a reload keeps the step.
import { idField, mallCategoryField } from '#generated/parameters.ts'
import type { MallProduct } from '#generated/schema.d.ts'
import { deliveryFields } from '#src/domain/delivery/steps.ts'
import { flag, searchOf } from '#src/client/search.ts'
import { sorted } from '#shared/sorted.ts'

export const categories = mallCategoryField.choices
/** Validates the query. Without `step`, the page of the product is shown. */
export const mallSearch = searchOf({
  ...deliveryFields,
  category: mallCategoryField,
  product: idField,
  /** Id of one redemption of the member. */
  redemption: idField,
  /** True to show the list of all redemptions of the member. */
  mine: flag,
})
export type MallSearch = ReturnType<typeof mallSearch>

/**
 * Splits the products of a category, or of all categories, into affordable and other products, sorted by missing
 * coins.
 */
export function shelvesOf(products: readonly MallProduct[], { category }: Pick<MallSearch, 'category'>) {
  const inCategory = products.filter((product) => category === undefined || product.category === category)
  const missing = ({ saving, eligibility }: MallProduct) =>
    eligibility.reasons.length > Number(saving !== null) ? Infinity : (saving?.coins ?? 0)
  const later = inCategory.filter(({ eligibility }) => !eligibility.ok)
  return {
    now: inCategory.filter(({ eligibility }) => eligibility.ok),
    later: sorted(later, (a, b) => (missing(a) < missing(b) ? -1 : Number(missing(a) > missing(b)))),
  }
}
