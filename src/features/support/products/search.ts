// Query parameters of `/products/register`.
import { idField } from '#generated/parameters.ts'
import { oneOf, searchOf } from '#src/client/search.ts'

export const registerSearch = searchOf({
  /** Id of the product, if the user comes from a package card or an order. */
  product: idField,
  /** True if the product comes from another owner, with a transfer code. */
  from: oneOf('owner'),
})
