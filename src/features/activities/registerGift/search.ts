// Query parameters of `/activity/registerGift`, so that the back button leads from step to step, and the selection
// survives a sign-in.
import { idField } from '#generated/parameters.ts'
import { searchOf } from '#src/client/search.ts'

export const registerGiftSearch = searchOf({
  /** Id of the purchased product. */
  product: idField,
  /** Id of a rejected registration that is resubmitted. */
  again: idField,
  /** Id of the registration that was just submitted. */
  registered: idField,
})
