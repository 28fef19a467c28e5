// Query parameters of the page of draws. They contain the ticket that is being opened and the displayed result, so
// that both survive a reload.
import { idField } from '#generated/parameters.ts'
import { flag, searchOf } from '#src/client/search.ts'

export const drawSearch = searchOf({
  draw: idField,
  /** Id of the ticket that is being opened. */
  ticket: idField,
  /** Id of the ticket whose result is shown. */
  result: idField,
  /** True to show the prizes that the member has won, in the selected draw or in all draws. */
  mine: flag,
  /** True to verify a draw after its end, for all tickets or for the selected ticket. */
  verify: flag,
})
