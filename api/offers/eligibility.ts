// Decides whether a member is eligible for an offer. Returns the ineligibility reasons and, if known, the date from
// which the member is eligible.
import type * as z from 'zod/mini'
import type { components } from '#generated/schema.d.ts'
import type { audience } from '../catalog/schema.ts'
import { refuse, type Reason, type ReasonCode } from '#shared/protocol/refuse.ts'

export type Eligibility = Omit<components['schemas']['Eligibility'], 'reasons'> & { reasons: Reason[] }

/** Returns a list with the ineligibility reason if it applies, otherwise an empty list. */
export const reasonIf = (applies: boolean, code: ReasonCode): Reason[] => (applies ? [{ code }] : [])

/**
 * Checks whether an offer is available in a country. An offer without regions is available in all countries, and also
 * if the country is unknown.
 */
export const isOfferedIn = ({ regions }: { regions: readonly string[] }, country: string | null) =>
  regions.length === 0 || (country !== null && regions.includes(country))

/** Checks whether an offer can be used at the time. An offer without a start or an end is not limited. */
export const isOpen = (
  { opensAt, closesAt }: { opensAt?: string | undefined; closesAt?: string | undefined },
  now: Date,
): boolean =>
  (opensAt === undefined || now.getTime() >= Date.parse(opensAt)) &&
  (closesAt === undefined || now.getTime() < Date.parse(closesAt))

/** Returns the conditions of the offer's audience that the member does not meet. */
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

/** @throws NOT_ELIGIBLE with the ineligibility reasons */
export function assertEligible({ ok, reasons, nextDate }: Eligibility) {
  if (!ok) refuse('NOT_ELIGIBLE', { reasons, ...(nextDate !== undefined && { nextDate }) })
}
