import type { CheckInState } from '#generated/schema.d.ts'

/**
 * Returns the draw whose tickets the cycle of a game grants, and the days that grant one; `undefined` if there are no
 * tickets.
 */
export function wheelOf({ cycle }: Pick<CheckInState, 'cycle'>) {
  const withTickets = cycle.filter(({ reward }) => reward.tickets !== undefined)
  const draw = withTickets[0]?.reward.tickets?.draw
  return draw === undefined ? undefined : { draw, days: withTickets.map(({ day }) => day) }
}
