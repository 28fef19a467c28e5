// What `/activity/registerGift` shows, as its address says it: so Back leads from step to step, and whoever signs in on the
// way finds what was chosen.
import { idSearch } from '../../../runtime/routing/idSearch.ts'

export type RegisterGiftSearch = {
  /** What was bought. */
  product?: string | undefined
  /** A registration of it that was refused, and is sent again. */
  again?: string | undefined
  /** The registration that was just sent. */
  registered?: string | undefined
}

/** What is unknown is said to be nothing: the router passes on what is left out. */
export const registerGiftSearch = (search: Record<string, unknown>): RegisterGiftSearch => ({
  product: idSearch(search.product),
  again: idSearch(search.again),
  registered: idSearch(search.registered),
})
