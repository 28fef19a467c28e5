// Query parameters of the page of draws: a ticket that is being opened and a result survive a reload.
import { idField } from '#generated/parameters.ts'
import { flag, searchOf } from '#src/client/search.ts'

export const drawSearch = searchOf({
  draw: idField,
  /** Ticket that is being opened. */
  ticket: idField,
  /** Result of a ticket. */
  result: idField,
  /** Shows prizes of the member, in the draw or in all. */
  mine: flag,
  /** Shows the verification of a draw that has ended; of one ticket if it is set. */
  verify: flag,
})
