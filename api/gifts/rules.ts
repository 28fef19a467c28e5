// Which gifts a member is shown and whether they can claim each, pure.
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

/** The boards of the gift page; addresses name each by its number, from 1. */
export const boardKinds = ['level', 'newBaby', 'momBirthday', 'babyBirthday'] as const
export type BoardKind = (typeof boardKinds)[number]

/** What a claim of a gift by level takes for good. */
export const onceOf = ({ id }: Gift) => `level:${id}`

export const stockLeft = ({ id, stock }: Gift, context: EligibilityContext): number =>
  freePieces(context.stock.get(id), stock)

/** Boards that concern the member: those of a baby only while they have one with a date. */
export const boardsFor = (context: EligibilityContext): BoardKind[] =>
  boardKinds.filter((kind) => !isOfBaby(kind) || babiesWithDates(context).length > 0)

/** The gifts of some boards that are given in their country, in the order they are shown. */
export const giftsFor = (kinds: readonly BoardKind[], { countryCode, viewer }: EligibilityContext): Gift[] =>
  kinds.flatMap((kind) =>
    showable(givenGifts, viewer).filter((gift) => gift.kind === kind && isOfferedIn(gift, countryCode)),
  )

/** Whether the member can claim the gift now: for a baby or birthday, whether there is an occasion for it. */
export function eligibilityFor(gift: Gift, context: EligibilityContext): Eligibility {
  const reasons = reasonsFor(gift, context)
  const occasion = isOccasion(gift.kind)
    ? nearest(gift.kind, context)
    : eligibility(levelReasons(gift, context))
  if (occasion.ok) return eligibility(reasons)
  // What the member already has is nothing to be sold out of or to save for.
  const all = isClaimed(occasion) ? occasion.reasons : [...reasons, ...occasion.reasons]
  return { ...occasion, reasons: all }
}

/** When the nearest of the days is over on which a gift of the kind can be claimed now. */
export function closesAt(kind: Gift['kind'], context: EligibilityContext): string | null {
  if (!isOccasion(kind)) return null
  const [nearestEnd] = occasionsOf(kind, context)
    .flatMap(({ window, eligibility: { ok } }) => (ok && window ? [window.closesOn] : []))
    .toSorted()
  return nearestEnd === undefined ? null : closingOf(nearestEnd, context.zones)
}

/** What is in the way of the gift itself, whatever it is claimed for. */
export function reasonsFor(gift: Gift, context: EligibilityContext): Reason[] {
  return [
    ...reasonsAgainst(gift, context),
    ...reasonIf(gift.kind !== 'won' && stockLeft(gift, context) <= 0, 'SOLD_OUT'),
    ...reasonIf(gift.coins > context.coins, 'NOT_ENOUGH_COINS'),
  ]
}

/** Open where one of several is; else the one that opens first. */
export function bestEligibility(many: Eligibility[]): Eligibility | undefined {
  const rank = ({ ok, nextDate }: Eligibility) => (ok ? '0' : (nextDate ?? '9'))
  return many.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[0]
}

const nearest = (kind: OccasionKind, context: EligibilityContext) =>
  bestEligibility(occasionsOf(kind, context).map((occasion) => occasion.eligibility)) ?? missingFor(kind)

/** By level once a member; what is only won cannot be chosen. */
function levelReasons(gift: Gift, { claimedGifts: heldClaims }: EligibilityContext): Reason[] {
  if (gift.kind === 'won') return [{ code: 'ONLY_WON' }]
  return heldClaims.some(({ once }) => once === onceOf(gift)) ? [{ code: 'ALREADY_CLAIMED' }] : []
}

const isClaimed = ({ reasons }: Eligibility) => reasons.some(({ code }) => code === 'ALREADY_CLAIMED')
const isOfBaby = (kind: BoardKind) => kind === 'newBaby' || kind === 'babyBirthday'
const isOccasion = (kind: Gift['kind']): kind is OccasionKind => kind !== 'level' && kind !== 'won'
