import type { CheckInState } from '#generated/schema.d.ts'

/**
 * Returns the draw whose tickets the cycle of a game grants, and the days that grant a ticket; `undefined` if no day
 * grants a ticket.
 */
export function wheelOf({ cycle }: Pick<CheckInState, 'cycle'>) {
  const withTickets = cycle.filter(({ reward }) => reward.tickets !== undefined)
  const draw = withTickets[0]?.reward.tickets?.draw
  return draw === undefined ? undefined : { draw, days: withTickets.map(({ day }) => day) }
}
