// Limits gifts for babies to what families can be. Whoever is refused by it and should not have been writes to us, and somebody
// at the desk allows one gift more: see `allowGifts`.
import { daysBetween } from '../locale/calendar.ts'
import { giftFamilies, giftLimits } from '../catalog/gifts.ts'
import { reasonIf } from '../offers/eligibility.ts'
import type { Reason } from '#shared/protocol/refuse.ts'
import type { Window } from './windows.ts'

/** A claim that stands. */
export type Held = {
  id: string
  kind: string
  once: string
  babyId: string | null
  occasionDate: string | null
  /** The baby's, as it was then. */
  birthDate: string | null
  isAllowed: boolean
  claimedAt: Date
}

/** What is known of a baby; `changedOn` is the local date on which the birth date was changed last. */
export type BabyDates = {
  id: string
  name: string | null
  dueDate: string | null
  birthDate: string | null
  changedOn: string | null
  createdAt: Date
}

export type OccasionContext = {
  /** The member's local date. */
  today: string
  timeZone: string
  /** Days end in the latest of them: the zone in force and, soon after a move, the former one. */
  zones: readonly string[]
  /** The earliest of the dates in these zones: days before it are over in each of them. */
  openFrom: string
  birthday: string | null
  birthdayChangedOn: string | null
  babies: BabyDates[]
  claimedGifts: Held[]
  /** Gifts beyond the limits that the back office allowed and the member has not claimed yet. */
  allowed: number
}

/** Two births, and two birthdays of one person, lie at least so far apart. */
export const isNear = (a: string | null, b: string | null) =>
  a !== null && b !== null && Math.abs(daysBetween(a, b)) < giftFamilies.daysBetweenBirths

/**
 * Whether a claim was for this baby, or for one that has not had the date any more since before this one was added: a baby that
 * was removed and added again is the same.
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

/** Which limits a gift for the baby would go beyond, by what the member was given for others, also for those that were removed. */
export function limitsReached(
  kind: 'newBaby' | 'babyBirthday',
  baby: BabyDates,
  { window: { date }, context }: { window: Window; context: OccasionContext },
): Reason[] {
  const { birthDate } = baby
  const isOwn = isClaimFor(baby, context)
  const otherClaims = context.claimedGifts.filter((claim) => claim.birthDate !== null && !isOwn(claim))
  // Of twins one may be born before midnight.
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
