// What the mall shows, as its address says it: so Back leads from step to step, and a reload stays where one was.
import type { MallCategory, MallProduct } from '../../../../generated/schema.d.ts'
import { deliveryStep, type DeliverySearch } from '../../../forms/delivery/steps.ts'
import { idSearch } from '../../../runtime/routing/idSearch.ts'

export const categories = ['baby', 'mother', 'home', 'keepsake', 'voucher'] as const satisfies MallCategory[]
export const filters = ['affordable', 'level', 'stock'] as const

export type MallFilter = (typeof filters)[number]

/** Without a step the product is only looked at. */
export type MallSearch = { [Filter in MallFilter]?: true | undefined } & DeliverySearch & {
    category?: MallCategory | undefined
    product?: string | undefined
    /** One of the member's own. */
    redemption?: string | undefined
    /** All of them. */
    mine?: true | undefined
  }

/** What is unknown is said to be nothing: the router passes on what is left out. */
export function mallSearch(search: Record<string, unknown>): MallSearch {
  const flag = (value: unknown) => (value === true ? value : undefined)
  const { category, step, product, address, redemption, affordable, level, stock, mine } = search
  return {
    category: categories.find((each) => each === category),
    affordable: flag(affordable),
    level: flag(level),
    stock: flag(stock),
    product: idSearch(product),
    step: deliveryStep(step),
    address: idSearch(address),
    redemption: idSearch(redemption),
    mine: flag(mine),
  }
}

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
