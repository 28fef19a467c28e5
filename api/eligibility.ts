// Who may have something: every refusal carries its reasons and, where it is known, when it opens.
import type * as z from 'zod/mini'
import type { components } from '../generated/schema.d.ts'
import type { audience } from './catalog/schema.ts'
import { refuse, type Reason } from './http/refuse.ts'

export type Eligibility = components['schemas']['Eligibility']

/** What of an audience a member does not meet. */
export function reasonsAgainst(
  { regions, fromLevel }: z.infer<typeof audience>,
  member: { countryCode: string; level: number },
): Reason[] {
  return [
    ...(regions.length && !regions.includes(member.countryCode) ? [{ code: 'NOT_IN_REGION' }] : []),
    ...(member.level < fromLevel ? [{ code: `FROM_LEVEL_${fromLevel}` }] : []),
  ]
}

export const eligibility = (reasons: Reason[], nextDate?: Date): Eligibility => ({
  ok: reasons.length === 0,
  reasons,
  ...(nextDate && reasons.length > 0 && { nextDate: nextDate.toISOString() }),
})

/** @throws NOT_ELIGIBLE with what is in the way */
export function assertEligible({ ok, reasons, nextDate }: Eligibility) {
  if (!ok) refuse('NOT_ELIGIBLE', { reasons, ...(nextDate !== undefined && { nextDate }) })
}
