// Reads the address of an occasion's page: for whom, which gift, and how far its claim has come.
import { idField } from '#generated/parameters.ts'
import { searchOf } from '#src/client/search.ts'
import { claimFields } from '../search.ts'

export const occasionSearch = searchOf({
  ...claimFields,
  /** The baby; the one whose gift is open without it. */
  baby: idField,
})
export type OccasionSearch = ReturnType<typeof occasionSearch>
