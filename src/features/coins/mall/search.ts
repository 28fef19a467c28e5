// What the mall shows, as its address says it: so Back leads from step to step, and a reload stays where one was.
import type { MallCategory, MallProduct } from '../../../../generated/schema.d.ts'

export const categories = ['baby', 'mother', 'home', 'keepsake', 'voucher'] as const satisfies MallCategory[]
export const filters = ['affordable', 'level', 'stock'] as const
const steps = ['address', 'new', 'summary'] as const

export type MallFilter = (typeof filters)[number]

export type MallSearch = { [Filter in MallFilter]?: true } & {
  category?: MallCategory
  product?: string
  /** Of redeeming the product; without one it is only looked at. */
  step?: (typeof steps)[number]
  /** The one that is chosen. */
  address?: string
  /** One of the member's own. */
  redemption?: string
  /** All of them. */
  mine?: true
}

/** What is unknown is left out. */
export function mallSearch(search: Record<string, unknown>): MallSearch {
  const text = (name: 'product' | 'address' | 'redemption') => {
    const { [name]: value } = search
    return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) && { [name]: value }
  }
  const flag = (name: MallFilter | 'mine') => search[name] === true && { [name]: true as const }
  const category = categories.find((each) => each === search['category'])
  const step = steps.find((each) => each === search['step'])
  return {
    ...(category && { category }),
    ...flag('affordable'),
    ...flag('level'),
    ...flag('stock'),
    ...text('product'),
    ...(step && { step }),
    ...text('address'),
    ...text('redemption'),
    ...flag('mine'),
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
