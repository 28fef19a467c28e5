// Query parameters of an occasion page: baby, gift, and step of claiming the gift.
import { idField } from '#generated/parameters.ts'
import { searchOf } from '#src/client/search.ts'
import { claimFields } from '../search.ts'

export const occasionSearch = searchOf({
  ...claimFields,
  /** Id of the baby; default: the baby whose gift can be chosen now. */
  baby: idField,
})
export type OccasionSearch = ReturnType<typeof occasionSearch>
