// Reads what `/products/register` begins with from its address.
import { idField } from '#generated/parameters.ts'
import { oneOf, searchOf } from '#src/client/search.ts'

export const registerSearch = searchOf({
  /** What was bought, where a package card or an order has led here. */
  product: idField,
  /** It comes from its owner, with a transfer code. */
  from: oneOf('owner'),
})
