// Query parameters of gift pages: gift, board and step of the claim, so that the back button leads from step to step,
// and a reload keeps the step.
import { giftTypeField, idField } from '#generated/parameters.ts'
import { deliveryFields } from '#src/domain/delivery/steps.ts'
import { flag, searchOf } from '#src/client/search.ts'

/** A gift, and the step of claiming it; without a step its page is shown. */
export const claimFields = {
  ...deliveryFields,
  /** Id of a gift in the catalog, or of a gift of the member. */
  gift: idField,
}

export const claimSearch = searchOf(claimFields)

export const giftListSearch = searchOf({
  ...claimFields,
  /** Board; default: all boards. */
  type: giftTypeField,
  /** Shows the gifts as a comparison. */
  compare: flag,
})
