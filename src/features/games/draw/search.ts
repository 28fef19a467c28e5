// Reads what the page of draws shows from its address: a ticket that is about to be opened and a result both survive a reload.
import { idField } from '#generated/parameters.ts'
import { flag, searchOf } from '#src/client/search.ts'

export const drawSearch = searchOf({
  draw: idField,
  /** About to be opened. */
  ticket: idField,
  /** What a ticket won. */
  result: idField,
  /** What the member has won, in the draw or in all. */
  mine: flag,
  /** The check of a draw that is over; of one ticket where it is named. */
  verify: flag,
})
