// Claims a gift in one transaction: checks the rules, inserts the claim, debits coins and reserves a unit of stock.
// The rules are checked first, so that an ineligible member gets the reasons. For concurrent claims, a unique index
// prevents a second claim, the ledger prevents a negative balance, and the stock row prevents a negative stock.
import { and, eq, isNull } from 'drizzle-orm'
import { addressOf, type StoredAddress } from '../addresses/index.ts'
import { giftOf, gifts, type Gift } from '../catalog/gifts.ts'
import { reserveStock, stockOf } from '../fulfillment/stock.ts'
import { giftSupply } from '../fulfillment/supplies.ts'
import { assertEligible, isOfferedIn, type Eligibility } from '../offers/eligibility.ts'
import { refuse, type Reason } from '#shared/protocol/refuse.ts'
import { assertPrice } from '../offers/assertPrice.ts'
import { payCoins } from '../offers/payCoins.ts'
import { endBirthDateCorrection, endBirthdayCorrection } from '../profile/index.ts'
import { lockMember } from '../session/index.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { readEligibilityContextIn, type Claimant } from './eligibilityContext.ts'
import { occasionsOf, missingFor, type OccasionKind } from './occasions.ts'
import { takeAllowance } from './allow.ts'
import { countParcel } from './parcels.ts'
import { eligibilityFor, onceOf, reasonsFor } from './rules.ts'
import { giftClaims } from './tables.ts'
import { giftEntitlements } from '../rewards/tables.ts'

export type Claim = typeof giftClaims.$inferSelect
type ClaimRequest = { member: Claimant; addressId: string; price?: number | undefined; now: Date }

/** Returns the reference under which the ledger stores the payment for a claim. */
export const spendingOf = (claimId: string) => `gift:${claimId}`

/** Claims the level gift with this catalog id, or the won gift with this entitlement id. */
export async function claimById(tx: Database, id: string, request: ClaimRequest): Promise<Claim> {
  const gift = gifts().get(id)
  if (!gift) return await claimWon(tx, id, request)
  if (gift.kind !== 'level' || gift.retired) return refuse('NOT_FOUND')
  assertPrice(request.price, gift.coins)
  const address = await addressOf(tx, request.member.id, request.addressId)
  const context = await readEligibilityContextIn(tx, request.member, {
    now: request.now,
    stock: await stockOf(tx, 'gift', [id]),
  })
  assertClaimable(eligibilityFor(gift, context))
  return await claim(tx, { ...request, gift, address, kind: 'level', once: onceOf(gift) })
}

/** Claims a gift for a birth or birthday. @throws NOT_FOUND for an unknown gift or a baby of another member */
export async function claimForOccasion(
  tx: Database,
  kind: OccasionKind,
  { giftId, babyId = null, ...request }: ClaimRequest & { giftId: string; babyId?: string | null },
): Promise<Claim> {
  const gift = gifts().get(giftId)
  if (gift?.kind !== kind || gift.retired) return refuse('NOT_FOUND')
  // Locks the member, so that concurrent claims for several babies run one after another and each claim counts against
  // the limits.
  if (kind !== 'momBirthday') await lockMember(tx, request.member.id)
  const address = await addressOf(tx, request.member.id, request.addressId)
  const context = await readEligibilityContextIn(tx, request.member, {
    now: request.now,
    stock: await stockOf(tx, 'gift', [giftId]),
  })
  if (babyId !== null && !context.babies.some(({ id }) => id === babyId)) refuse('NOT_FOUND')

  const occasion = occasionsOf(kind, context).find(({ baby }) => (baby?.id ?? null) === babyId)
  const { once, window, limits = [], eligibility: open } = occasion ?? { eligibility: missingFor(kind) }
  const reasons = [...open.reasons, ...reasonsFor(gift, context)]
  assertClaimable({ ...open, ok: reasons.length === 0, reasons })
  if (!once || !window) throw new Error(`Occasion ${kind} is open but has no days.`)
  const occasionDate = window.date
  if (kind === 'momBirthday') {
    await endBirthdayCorrection(tx, request.member)
    return await claim(tx, { ...request, gift, address, kind, once, occasionDate })
  }
  const birthDate = context.babies.find(({ id }) => id === babyId)?.birthDate ?? null
  if (babyId !== null) await endBirthDateCorrection(tx, babyId)
  return await claim(tx, { ...request, gift, address, kind, once, babyId, occasionDate, birthDate, limits })
}

/** Claims a won gift, which costs no coins and requires neither level nor stock. */
async function claimWon(tx: Database, id: string, request: ClaimRequest): Promise<Claim> {
  assertPrice(request.price, 0)
  const address = await addressOf(tx, request.member.id, request.addressId)
  const ofMember = and(eq(giftEntitlements.id, id), eq(giftEntitlements.memberId, request.member.id))
  const [entitlement] = await tx
    .update(giftEntitlements)
    .set({ claimedAt: request.now })
    .where(and(ofMember, isNull(giftEntitlements.claimedAt)))
    .returning({ gift: giftEntitlements.gift })
  if (entitlement) {
    const gift = giftOf(entitlement.gift)
    return await claim(tx, { ...request, gift, address, kind: 'won', once: `won:${id}`, entitlementId: id })
  }
  const [entitlementRow] = await tx.select({ id: giftEntitlements.id }).from(giftEntitlements).where(ofMember)
  return refuse(entitlementRow ? 'ALREADY_CLAIMED' : 'NOT_FOUND')
}

type NewClaim = Pick<Claim, 'kind' | 'once'> &
  Partial<Pick<Claim, 'babyId' | 'occasionDate' | 'birthDate' | 'entitlementId'>> & {
    member: Claimant
    gift: Gift
    address: StoredAddress
    now: Date
    /** Limits of gifts for babies that the claim would exceed, as returned by `limitsReached`. */
    limits?: Reason[]
  }

/**
 * @throws ADDRESS_NOT_SERVED, ALREADY_CLAIMED, NOT_ENOUGH_COINS or SOLD_OUT; NOT_ELIGIBLE if the claim exceeds a limit
 * and no allowance is left
 */
async function claim(tx: Database, request: NewClaim): Promise<Claim> {
  const { member, gift, address, now, limits = [], ...occasion } = request
  assertServed(gift, address)
  const coins = occasion.kind === 'level' ? gift.coins : 0
  const [claimRow] = await tx
    .insert(giftClaims)
    .values({
      ...occasion,
      id: newId(),
      coins,
      address,
      memberId: member.id,
      gift: gift.id,
      state: 'reserved',
      steps: [{ state: 'reserved', at: now.toISOString() }],
      claimedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!claimRow) return refuse('ALREADY_CLAIMED')
  const reasons = [...limits, ...(await countParcel(tx, claimRow))]
  if (reasons.length > 0 && !(await takeAllowance(tx, member.id, claimRow.id)))
    refuse('NOT_ELIGIBLE', { reasons })
  await payCoins(tx, {
    memberId: member.id,
    amount: claimRow.coins,
    purpose: 'gift',
    reference: spendingOf(claimRow.id),
    occurredAt: now,
  })
  const cause = { reference: spendingOf(claimRow.id), at: now }
  if (claimRow.kind !== 'won' && !(await reserveStock(tx, giftSupply(gift), cause))) refuse('SOLD_OUT')
  return claimRow
}

/** Rejects an address in a country in which the gift is not offered. @throws ADDRESS_NOT_SERVED */
function assertServed(gift: Gift, { countryCode }: StoredAddress) {
  if (!isOfferedIn(gift, countryCode))
    refuse('ADDRESS_NOT_SERVED', { reasons: [{ code: 'NOT_IN_REGION', field: 'addressId' }] })
}

/**
 * Throws the error that matches the ineligibility reasons best: ALREADY_CLAIMED, SOLD_OUT or NOT_ENOUGH_COINS,
 * otherwise NOT_ELIGIBLE.
 */
function assertClaimable({ ok, reasons, nextDate }: Eligibility) {
  const codes = new Set(reasons.map(({ code }) => code))
  const again = nextDate === undefined ? {} : { nextDate }
  if (codes.has('ALREADY_CLAIMED'))
    refuse('ALREADY_CLAIMED', { reasons: [{ code: 'ALREADY_CLAIMED' }], ...again })
  if (codes.size === 1 && codes.has('SOLD_OUT')) refuse('SOLD_OUT')
  if (codes.size === 1 && codes.has('NOT_ENOUGH_COINS')) refuse('NOT_ENOUGH_COINS')
  assertEligible({ ok, reasons, ...again })
}
