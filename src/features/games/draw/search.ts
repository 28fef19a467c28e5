// What the page of draws shows, as its address says it: a ticket that is about to be opened and a result both survive a reload.

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
  const id = (value: unknown) =>
    typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined
  const flag = (value: unknown) => (value === true ? value : undefined)
  return { draw: id(draw), ticket: id(ticket), result: id(result), mine: flag(mine), verify: flag(verify) }
}
