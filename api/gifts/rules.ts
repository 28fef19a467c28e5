// Selects the gifts that a member can see, and determines whether the member can claim them.
import { givenGifts, type Gift } from '../catalog/gifts.ts'
import { freePieces } from '../fulfillment/stock.ts'
import {
  eligibility,
  isOfferedIn,
  reasonIf,
  reasonsAgainst,
  type Eligibility,
} from '../offers/eligibility.ts'
import type { Reason } from '#shared/protocol/refuse.ts'
import { showable, type Viewer } from '../offers/silence.ts'
import { babiesWithDates, missingFor, occasionsOf, type OccasionKind } from './occasions.ts'
import type { OccasionContext } from './families.ts'
import { closingOf } from './windows.ts'

export type EligibilityContext = OccasionContext & {
  viewer: Viewer
  countryCode: string
  level: number
  coins: number
  /** Stock by gift id. Does not contain gifts without a stock row, of which all units are available. */
  stock: ReadonlyMap<string, { total: number; reserved: number }>
}

/** Boards (groups of gifts) of the gift page. URLs contain the position of a board in this list, starting at 1. */
export const boardKinds = ['level', 'newBaby', 'momBirthday', 'babyBirthday'] as const
export type BoardKind = (typeof boardKinds)[number]

/** Returns the unique key of a claim for the level gift, so that a member can claim the gift only once. */
export const onceOf = ({ id }: Gift) => `level:${id}`

export const stockLeft = ({ id, stock }: Gift, context: EligibilityContext): number =>
  freePieces(context.stock.get(id), stock)

/**
 * Returns the boards for the member. Boards for babies are included only if the member has a baby with a due date or
 * birth date.
 */
export const boardsFor = (context: EligibilityContext): BoardKind[] =>
  boardKinds.filter((kind) => !isOfBaby(kind) || babiesWithDates(context).length > 0)

/** Returns the gifts of the boards that are offered in the member's country, in display order. */
export const giftsFor = (kinds: readonly BoardKind[], { countryCode, viewer }: EligibilityContext): Gift[] =>
  kinds.flatMap((kind) =>
    showable(givenGifts(), viewer).filter((gift) => gift.kind === kind && isOfferedIn(gift, countryCode)),
  )

/**
 * Checks whether the gift can be claimed now. A gift for a birth or birthday can be claimed only in the period around
 * such an occasion.
 */
export function eligibilityFor(gift: Gift, context: EligibilityContext): Eligibility {
  const reasons = reasonsFor(gift, context)
  const occasion = isOccasion(gift.kind)
    ? nearest(gift.kind, context)
    : eligibility(levelReasons(gift, context))
  if (occasion.ok) return eligibility(reasons)
  // If the gift was already claimed, omits other reasons, such as stock and coins.
  const all = isClaimed(occasion) ? occasion.reasons : [...reasons, ...occasion.reasons]
  return { ...occasion, reasons: all }
}

/**
 * Returns the earliest end of the windows in which a gift of the kind can be claimed now; `null` without an open
 * window.
 */
export function closesAt(kind: Gift['kind'], context: EligibilityContext): string | null {
  if (!isOccasion(kind)) return null
  const [nearestEnd] = occasionsOf(kind, context)
    .flatMap(({ window, eligibility: { ok } }) => (ok && window ? [window.closesOn] : []))
    .toSorted()
  return nearestEnd === undefined ? null : closingOf(nearestEnd, context.zones)
}

/** Returns the ineligibility reasons of the gift itself: country, level, stock and coins. */
export function reasonsFor(gift: Gift, context: EligibilityContext): Reason[] {
  return [
    ...reasonsAgainst(gift, context),
    ...reasonIf(gift.kind !== 'won' && stockLeft(gift, context) <= 0, 'SOLD_OUT'),
    ...reasonIf(gift.coins > context.coins, 'NOT_ENOUGH_COINS'),
  ]
}

/** Returns the eligibility of the gift or occasion that can be claimed now, otherwise of the one that opens first. */
export function bestEligibility(many: Eligibility[]): Eligibility | undefined {
  const rank = ({ ok, nextDate }: Eligibility) => (ok ? '0' : (nextDate ?? '9'))
  return many.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[0]
}

const nearest = (kind: OccasionKind, context: EligibilityContext) =>
  bestEligibility(occasionsOf(kind, context).map((occasion) => occasion.eligibility)) ?? missingFor(kind)

/**
 * Returns ONLY_WON for a gift that can only be won, and ALREADY_CLAIMED for a claimed level gift, which can be claimed
 * once.
 */
function levelReasons(gift: Gift, { claimedGifts: heldClaims }: EligibilityContext): Reason[] {
  if (gift.kind === 'won') return [{ code: 'ONLY_WON' }]
  return heldClaims.some(({ once }) => once === onceOf(gift)) ? [{ code: 'ALREADY_CLAIMED' }] : []
}

const isClaimed = ({ reasons }: Eligibility) => reasons.some(({ code }) => code === 'ALREADY_CLAIMED')
const isOfBaby = (kind: BoardKind) => kind === 'newBaby' || kind === 'babyBirthday'
const isOccasion = (kind: Gift['kind']): kind is OccasionKind => kind !== 'level' && kind !== 'won'
