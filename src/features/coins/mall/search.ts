// Reads what the mall shows from its address: so Back leads from step to step, and a reload stays where one was.
import { idField, mallCategoryField } from '../../../../generated/parameters.ts'
import type { MallProduct } from '../../../../generated/schema.d.ts'
import { deliveryFields } from '../../../forms/delivery/steps.ts'
import { flag, searchOf } from '../../../client/search.ts'

export const categories = mallCategoryField.choices
export const filters = ['affordable', 'level', 'stock'] as const

export type MallFilter = (typeof filters)[number]

/** Without a step the product is only looked at. */
export const mallSearch = searchOf({
  ...deliveryFields,
  category: mallCategoryField,
  affordable: flag,
  level: flag,
  stock: flag,
  product: idField,
  /** One of the member's own. */
  redemption: idField,
  /** All of them. */
  mine: flag,
})
export type MallSearch = ReturnType<typeof mallSearch>

const fits: Record<MallFilter, (product: MallProduct) => boolean> = {
  affordable: ({ saving }) => saving === null,
  level: ({ eligibility }) => !eligibility.reasons.some(({ code }) => code.startsWith('FROM_LEVEL_')),
  stock: ({ remaining }) => remaining > 0,
}

export const productsShown = (products: readonly MallProduct[], search: MallSearch) =>
  products.filter(
    (product) =>
      (search.category === undefined || product.category === search.category) &&
      filters.every((filter) => !search[filter] || fits[filter](product)),
  )
