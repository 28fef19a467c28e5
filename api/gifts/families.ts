// Limits gifts for babies to births that are plausible in one family, so that members get no gifts for invented babies.
// If a member was rejected by mistake, the back office can allow more gifts with `allowGifts`.
import { daysBetween } from '../locale/calendar.ts'
import { giftFamilies, giftLimits } from '../catalog/gifts.ts'
import { reasonIf } from '../offers/eligibility.ts'
import type { Reason } from '#shared/protocol/refuse.ts'
import type { Window } from './windows.ts'

/** An active claim. */
export type Held = {
  id: string
  kind: string
  once: string
  babyId: string | null
  occasionDate: string | null
  /** Birth date of the baby at the time of the claim. */
  birthDate: string | null
  isAllowed: boolean
  claimedAt: Date
}

/** Dates of a baby; `changedOn` is the local date on which the birth date was last changed. */
export type BabyDates = {
  id: string
  name: string | null
  dueDate: string | null
  birthDate: string | null
  changedOn: string | null
  createdAt: Date
}

export type OccasionContext = {
  /** Current local date of the member. */
  today: string
  timeZone: string
  /**
   * Time zones of the member: the current time zone and, soon after a change, the previous time zone. A gift closes
   * when its last day has ended in all of these time zones.
   */
  zones: readonly string[]
  /** Earliest current date in the time zones of `zones`. All dates before it have ended in each of these time zones. */
  openFrom: string
  birthday: string | null
  birthdayChangedOn: string | null
  babies: BabyDates[]
  claimedGifts: Held[]
  /** Number of gifts that the member may still claim beyond the limits, because the back office allowed them. */
  allowed: number
}

/** Returns true if two dates are too close together to be two births in one family, or two birthdays of one person. */
export const isNear = (a: string | null, b: string | null) =>
  a !== null && b !== null && Math.abs(daysBetween(a, b)) < giftFamilies().daysBetweenBirths

/**
 * Returns true if a claim was for this baby, even if the baby was removed from the profile and added again afterwards.
 * A baby that was added after the claim counts as the claimed baby if no baby in the profile matches the baby id and
 * birth date of the claim.
 */
export const isClaimFor =
  (baby: BabyDates | null, { babies }: Pick<OccasionContext, 'babies'>) =>
  (claim: Held) =>
    claim.babyId === (baby?.id ?? null) ||
    (baby !== null &&
      baby.createdAt > claim.claimedAt &&
      !babies.some((otherBaby) => isStillOf(otherBaby, claim)))

const isStillOf = ({ id, birthDate }: BabyDates, claim: Held) =>
  id === claim.babyId && (claim.birthDate === null || claim.birthDate === birthDate)

/**
 * Returns the limits that a gift for the baby would exceed. The limits count gifts for all babies of the member,
 * including babies that were removed from the profile.
 */
export function limitsReached(
  kind: 'newBaby' | 'babyBirthday',
  baby: BabyDates,
  { window: { date }, context }: { window: Window; context: OccasionContext },
): Reason[] {
  const { birthDate } = baby
  const isOwn = isClaimFor(baby, context)
  const otherClaims = context.claimedGifts.filter((claim) => claim.birthDate !== null && !isOwn(claim))
  // Treats babies as twins if their birth dates differ by at most one day, because one twin may be born before midnight
  // and the other after it.
  const isTwin = (claim: Held) => Math.abs(daysBetween(String(claim.birthDate), String(birthDate))) <= 1
  const ofKind = context.claimedGifts.filter((claim) => claim.kind === kind && claim.occasionDate !== null)
  const twins = otherClaims.filter(
    (claim) => claim.kind === kind && isTwin(claim) && isNear(claim.occasionDate, date),
  )
  const ofYear = ofKind.filter(({ occasionDate }) => Math.abs(daysBetween(String(occasionDate), date)) < 365)
  const isTooClose = otherClaims.some((claim) => !isTwin(claim) && isNear(claim.birthDate, birthDate))
  return [
    ...reasonIf(isTooClose || twins.length >= giftFamilies().atOneBirth, 'BIRTHS_TOO_CLOSE'),
    ...reasonIf(ofYear.length >= giftLimits()[kind].member, 'BABY_GIFTS_LIMIT'),
  ].map((reason) => ({ ...reason, field: 'babyId' }))
}
