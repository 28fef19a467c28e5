// Reads what the mall shows from its address: so Back leads from step to step, and a reload stays where one was.
import { idField, mallCategoryField } from '#generated/parameters.ts'
import type { MallProduct } from '#generated/schema.d.ts'
import { deliveryFields } from '#src/domain/delivery/steps.ts'
import { flag, searchOf } from '#src/client/search.ts'
import { sorted } from '#shared/sorted.ts'

export const categories = mallCategoryField.choices
/** Without a step the product is only looked at. */
export const mallSearch = searchOf({
  ...deliveryFields,
  category: mallCategoryField,
  product: idField,
  /** One of the member's own. */
  redemption: idField,
  /** All of them. */
  mine: flag,
})
export type MallSearch = ReturnType<typeof mallSearch>

/** Of one category or of all: what the member can have now, and what else there is, what is nearest in coins first. */
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
