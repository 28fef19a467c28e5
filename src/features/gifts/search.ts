// Reads the addresses of gifts: which gift, which board, and how far a claim has come, so that Back leads from step to step and a
// reload stays where one was.
import { giftTypeField, idField } from '#generated/parameters.ts'
import { deliveryFields } from '#src/domain/delivery/steps.ts'
import { flag, searchOf } from '#src/client/search.ts'

/** One gift, and a step of claiming it; without a step it is only looked at. */
export const claimFields = {
  ...deliveryFields,
  /** Of the catalogue, or, among a member's own, theirs. */
  gift: idField,
}

export const claimSearch = searchOf(claimFields)

export const giftListSearch = searchOf({
  ...claimFields,
  /** The board; all of them without it. */
  type: giftTypeField,
  /** Side by side, to choose one. */
  compare: flag,
})
