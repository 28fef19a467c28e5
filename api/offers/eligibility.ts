// Refuses what a member may not have, with the reasons and, where it is known, when it opens.
import type * as z from 'zod/mini'
import type { components } from '#generated/schema.d.ts'
import type { audience } from '../catalog/schema.ts'
import { refuse, type Reason, type ReasonCode } from '#shared/protocol/refuse.ts'

export type Eligibility = Omit<components['schemas']['Eligibility'], 'reasons'> & { reasons: Reason[] }

/** The reason where it applies, to be listed with others. */
export const reasonIf = (applies: boolean, code: ReasonCode): Reason[] => (applies ? [{ code }] : [])

/** Whether something is offered in a country at all; one for no country in particular is offered in all, also where nobody knows which. */
export const isOfferedIn = ({ regions }: { regions: readonly string[] }, country: string | null) =>
  regions.length === 0 || (country !== null && regions.includes(country))

/** What of an audience a member does not meet. */
export function reasonsAgainst(
  { regions, fromLevel }: z.infer<typeof audience>,
  member: { countryCode: string; level: number },
): Reason[] {
  return [
    ...reasonIf(!isOfferedIn({ regions }, member.countryCode), 'NOT_IN_REGION'),
    ...reasonIf(member.level < fromLevel, `FROM_LEVEL_${fromLevel}`),
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
