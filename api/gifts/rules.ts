// Selects gifts for a member, and evaluates if they can be claimed.
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
  /** Stock of gifts that were claimed before; other gifts have no row. */
  stock: ReadonlyMap<string, { total: number; reserved: number }>
}

/** Boards of the gift page; URLs contain their number, from 1. */
export const boardKinds = ['level', 'newBaby', 'momBirthday', 'babyBirthday'] as const
export type BoardKind = (typeof boardKinds)[number]

/** Unique key of a claim of a gift by level. */
export const onceOf = ({ id }: Gift) => `level:${id}`

export const stockLeft = ({ id, stock }: Gift, context: EligibilityContext): number =>
  freePieces(context.stock.get(id), stock)

/** Returns boards for the member: those of babies only if the member has a baby with a date. */
export const boardsFor = (context: EligibilityContext): BoardKind[] =>
  boardKinds.filter((kind) => !isOfBaby(kind) || babiesWithDates(context).length > 0)

/** Returns gifts of the boards for the member's country, in display order. */
export const giftsFor = (kinds: readonly BoardKind[], { countryCode, viewer }: EligibilityContext): Gift[] =>
  kinds.flatMap((kind) =>
    showable(givenGifts, viewer).filter((gift) => gift.kind === kind && isOfferedIn(gift, countryCode)),
  )

/** Returns whether the gift can be claimed now; a gift for a baby or birthday requires an occasion. */
export function eligibilityFor(gift: Gift, context: EligibilityContext): Eligibility {
  const reasons = reasonsFor(gift, context)
  const occasion = isOccasion(gift.kind)
    ? nearest(gift.kind, context)
    : eligibility(levelReasons(gift, context))
  if (occasion.ok) return eligibility(reasons)
  // Reasons such as stock and coins do not matter for a gift that was already claimed.
  const all = isClaimed(occasion) ? occasion.reasons : [...reasons, ...occasion.reasons]
  return { ...occasion, reasons: all }
}

/** Returns the end of the first window in which a gift of the kind can be claimed now. */
export function closesAt(kind: Gift['kind'], context: EligibilityContext): string | null {
  if (!isOccasion(kind)) return null
  const [nearestEnd] = occasionsOf(kind, context)
    .flatMap(({ window, eligibility: { ok } }) => (ok && window ? [window.closesOn] : []))
    .toSorted()
  return nearestEnd === undefined ? null : closingOf(nearestEnd, context.zones)
}

/** Returns ineligibility reasons of the gift itself, independent of the occasion. */
export function reasonsFor(gift: Gift, context: EligibilityContext): Reason[] {
  return [
    ...reasonsAgainst(gift, context),
    ...reasonIf(gift.kind !== 'won' && stockLeft(gift, context) <= 0, 'SOLD_OUT'),
    ...reasonIf(gift.coins > context.coins, 'NOT_ENOUGH_COINS'),
  ]
}

/** Prefers an open one, otherwise the one that opens first. */
export function bestEligibility(many: Eligibility[]): Eligibility | undefined {
  const rank = ({ ok, nextDate }: Eligibility) => (ok ? '0' : (nextDate ?? '9'))
  return many.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[0]
}

const nearest = (kind: OccasionKind, context: EligibilityContext) =>
  bestEligibility(occasionsOf(kind, context).map((occasion) => occasion.eligibility)) ?? missingFor(kind)

/** A gift by level can be claimed once; a gift that can only be won cannot be chosen. */
function levelReasons(gift: Gift, { claimedGifts: heldClaims }: EligibilityContext): Reason[] {
  if (gift.kind === 'won') return [{ code: 'ONLY_WON' }]
  return heldClaims.some(({ once }) => once === onceOf(gift)) ? [{ code: 'ALREADY_CLAIMED' }] : []
}

const isClaimed = ({ reasons }: Eligibility) => reasons.some(({ code }) => code === 'ALREADY_CLAIMED')
const isOfBaby = (kind: BoardKind) => kind === 'newBaby' || kind === 'babyBirthday'
const isOccasion = (kind: Gift['kind']): kind is OccasionKind => kind !== 'level' && kind !== 'won'
