import type { CheckInState } from '#generated/schema.d.ts'

/**
 * Returns true if the member has muted the topic of a game (docs/decisions/0006). The server then closes the game
 * without giving a reason.
 */
export const isSilenced = ({ eligibility: { ok, reasons } }: Pick<CheckInState, 'eligibility'>) =>
  !ok && reasons.length === 0
