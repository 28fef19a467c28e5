import type { CheckInState } from '#generated/schema.d.ts'

/** True if a game is closed without a reason: the member has muted its topic (docs/decisions/0006). */
export const isSilenced = ({ eligibility: { ok, reasons } }: Pick<CheckInState, 'eligibility'>) =>
  !ok && reasons.length === 0
