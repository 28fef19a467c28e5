// Query parameters of gift pages: gift, board and step of claiming the gift. The back button returns to the previous
// step, and a reload keeps the step.
import { giftTypeField, idField } from '#generated/parameters.ts'
import { deliveryFields } from '#src/domain/delivery/steps.ts'
import { flag, searchOf } from '#src/client/search.ts'

/** Parameters of one gift: its id, and the step of claiming it. Without a step the page of the gift is shown. */
export const claimFields = {
  ...deliveryFields,
  /** Id of a gift in the catalog, or id of a gift that the member owns. */
  gift: idField,
}

export const claimSearch = searchOf(claimFields)

export const giftListSearch = searchOf({
  ...claimFields,
  /** Gift board; default: all boards. */
  type: giftTypeField,
  /** True to show the gifts as a comparison table. */
  compare: flag,
})
