// Query parameters of `/activity/registerGift`. The query contains step and product, so that the back button returns to
// the previous step, and the selected product survives a sign-in.
import { idField } from '#generated/parameters.ts'
import { searchOf } from '#src/client/search.ts'

export const registerGiftSearch = searchOf({
  /** Id of the purchased product. */
  product: idField,
  /** Id of the rejected registration that is resubmitted. */
  again: idField,
  /** Id of the registration that was just submitted. */
  registered: idField,
})
