// What the page of draws shows, as its address says it: a ticket that is about to be opened and a result both survive a reload.
import { idSearch } from '../../../runtime/routing/idSearch.ts'

export type DrawSearch = {
  draw?: string | undefined
  /** About to be opened. */
  ticket?: string | undefined
  /** What a ticket won. */
  result?: string | undefined
  /** What the member has won, in the draw or in all. */
  mine?: true | undefined
  /** The check of a draw that is over; of one ticket where it is named. */
  verify?: true | undefined
}

/** What is unknown is said to be nothing: the router passes on what is left out. */
export function drawSearch({ draw, ticket, result, mine, verify }: Record<string, unknown>): DrawSearch {
  const flag = (value: unknown) => (value === true ? value : undefined)
  return {
    draw: idSearch(draw),
    ticket: idSearch(ticket),
    result: idSearch(result),
    mine: flag(mine),
    verify: flag(verify),
  }
}
