// Reads what `/activity/registerGift` shows from its address: so Back leads from step to step, and whoever signs in on the way
// finds what was chosen.
import { idField } from '#generated/parameters.ts'
import { searchOf } from '#src/client/search.ts'

export const registerGiftSearch = searchOf({
  /** What was bought. */
  product: idField,
  /** A registration of it that was refused, and is sent again. */
  again: idField,
  /** The registration that was just sent. */
  registered: idField,
})
