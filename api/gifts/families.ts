// Limits gifts for babies to plausible families. A member who is rejected by mistake contacts support, and the back
// office allows one more gift: see `allowGifts`.
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

/** Data of a baby; `changedOn` is the local date on which the birth date was last changed. */
export type BabyDates = {
  id: string
  name: string | null
  dueDate: string | null
  birthDate: string | null
  changedOn: string | null
  createdAt: Date
}

export type OccasionContext = {
  /** Local date of the member. */
  today: string
  timeZone: string
  /** Time zones in which a day must have ended: the current one and, soon after a change, the previous one. */
  zones: readonly string[]
  /** Earliest date in these zones: earlier days have ended in all of them. */
  openFrom: string
  birthday: string | null
  birthdayChangedOn: string | null
  babies: BabyDates[]
  claimedGifts: Held[]
  /** Additional gifts that the back office allowed and the member has not claimed yet. */
  allowed: number
}

/** Minimum distance of two births, and of two birthdays of one person. */
export const isNear = (a: string | null, b: string | null) =>
  a !== null && b !== null && Math.abs(daysBetween(a, b)) < giftFamilies.daysBetweenBirths

/**
 * Returns true if a claim was for this baby, or for a baby that this one replaces: this one was added after the claim,
 * and the claim's baby no longer exists with that birth date.
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

/** Returns limits that a gift for the baby would exceed, considering gifts for other babies, including removed ones. */
export function limitsReached(
  kind: 'newBaby' | 'babyBirthday',
  baby: BabyDates,
  { window: { date }, context }: { window: Window; context: OccasionContext },
): Reason[] {
  const { birthDate } = baby
  const isOwn = isClaimFor(baby, context)
  const otherClaims = context.claimedGifts.filter((claim) => claim.birthDate !== null && !isOwn(claim))
  // Twins may be born on both sides of midnight.
  const isTwin = (claim: Held) => Math.abs(daysBetween(String(claim.birthDate), String(birthDate))) <= 1
  const ofKind = context.claimedGifts.filter((claim) => claim.kind === kind && claim.occasionDate !== null)
  const twins = otherClaims.filter(
    (claim) => claim.kind === kind && isTwin(claim) && isNear(claim.occasionDate, date),
  )
  const ofYear = ofKind.filter(({ occasionDate }) => Math.abs(daysBetween(String(occasionDate), date)) < 365)
  const isTooClose = otherClaims.some((claim) => !isTwin(claim) && isNear(claim.birthDate, birthDate))
  return [
    ...reasonIf(isTooClose || twins.length >= giftFamilies.atOneBirth, 'BIRTHS_TOO_CLOSE'),
    ...reasonIf(ofYear.length >= giftLimits[kind].member, 'BABY_GIFTS_LIMIT'),
  ].map((reason) => ({ ...reason, field: 'babyId' }))
}
