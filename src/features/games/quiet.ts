import type { CheckInState } from '#generated/schema.d.ts'

/** Closed without a reason: the member silenced what the game speaks of (docs/decisions/0006). */
export const isSilenced = ({ eligibility: { ok, reasons } }: Pick<CheckInState, 'eligibility'>) =>
  !ok && reasons.length === 0
