// What the address of an occasion's page says: for whom, which gift, and how far its claim has come.
import { idSearch } from '../../../runtime/routing/idSearch.ts'
import { claimSearch, type ClaimSearch } from '../search.ts'

export type OccasionSearch = ClaimSearch & {
  /** The baby; the one whose gift is open without it. */
  baby?: string | undefined
}

/** What is unknown is said to be nothing: the router passes on what is left out. */
export const occasionSearch = ({ baby, ...search }: Record<string, unknown>): OccasionSearch => ({
  ...claimSearch(search),
  baby: idSearch(baby),
})
