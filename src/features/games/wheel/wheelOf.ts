import type { CheckInState } from '#generated/schema.d.ts'

/** The draw whose tickets the days of a game's cycle bring, and which days these are; `undefined` where none does. */
export function wheelOf({ cycle }: Pick<CheckInState, 'cycle'>) {
  const withTickets = cycle.filter(({ reward }) => reward.tickets !== undefined)
  const draw = withTickets[0]?.reward.tickets?.draw
  return draw === undefined ? undefined : { draw, days: withTickets.map(({ day }) => day) }
}
