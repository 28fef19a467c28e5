// Reads the claims and won gifts of a member, and cancels claims.
import { and, count, desc, eq, inArray, isNull, lt, notInArray, or, sql, type Placeholder } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { shownAddress } from '../addresses/index.ts'
import { giftOf } from '../catalog/gifts.ts'
import { arrivalAt } from '../fulfillment/arrival.ts'
import { parcelsOf } from '../fulfillment/parcels.ts'
import { isCancellable, isUnderway, memberCancellation, underwayStates } from '../fulfillment/states.ts'
import type { Language } from '../locale/language.ts'
import { page } from '../http/paging.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Member } from '../members/member.ts'
import { babiesOf } from '../profile/index.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import type { Claim } from './claim.ts'
import { transitionClaim } from './claimStates.ts'
import { lapsesAt } from './lapseClaims.ts'
import { giftBriefOf } from './serializers.ts'
import { giftClaims, undone, type ClaimState } from './tables.ts'
import { giftEntitlements } from '../rewards/tables.ts'

type MyGift = components['schemas']['MyGift']
type Entitlement = typeof giftEntitlements.$inferSelect
type Group = components['schemas']['MyGiftGroup']
type Page = { group?: Group; cursor?: string; limit: number }

/** States of claims by group of the list; the group `waiting` contains won gifts without a claim. */
const statesOf: Readonly<Record<Group, readonly ClaimState[]>> = {
  waiting: [],
  underway: underwayStates,
  over: ['delivered', 'cancelled', 'returned', 'expired'],
}

/** Member, language and time of the request. */
export type Viewer = { member: Pick<Member, 'id' | 'timeZone'>; language: Language; now: Date }

/**
 * Returns a page of the member's claims and unclaimed won gifts, newest first. The ids of both tables increase with
 * time. Therefore one page of claims and one page of won gifts contain all rows of a page of the merged list.
 */
export async function listMemberGifts(db: Database, viewer: Viewer, { group, cursor, limit }: Page) {
  const memberId = viewer.member.id
  const claims = await db
    .select()
    .from(giftClaims)
    .where(
      and(
        eq(giftClaims.memberId, memberId),
        group && inArray(giftClaims.state, statesOf[group]),
        cursor ? lt(giftClaims.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(giftClaims.id))
    .limit(limit + 1)
  const isWaitingShown = group === undefined || group === 'waiting'
  const waiting = await db
    .select()
    .from(giftEntitlements)
    .where(and(waitingOf(memberId), cursor ? lt(giftEntitlements.id, cursor) : undefined))
    .orderBy(desc(giftEntitlements.id))
    .limit(isWaitingShown ? limit + 1 : 0)
  const all = [
    ...(await shownClaims(db, viewer, claims)),
    ...waiting.map((entitlement) => shownWaiting(entitlement, viewer.language)),
  ]
  return page(
    all.toSorted((a, b) => (a.id < b.id ? 1 : -1)),
    limit,
  )
}

/**
 * Returns a claim or an unclaimed won gift by id. For the id of a won gift that was claimed, returns the claim.
 * @throws NOT_FOUND
 */
export async function getMemberGift(db: Database, viewer: Viewer, id: string): Promise<MyGift> {
  const memberId = viewer.member.id
  const ofMember = eq(giftClaims.memberId, memberId)
  const stands = and(eq(giftClaims.entitlementId, id), notInArray(giftClaims.state, [...undone]))
  const [claim] = await db
    .select()
    .from(giftClaims)
    .where(and(ofMember, or(eq(giftClaims.id, id), stands)))
  if (claim) return await shownClaim(db, viewer, claim)
  const [waiting] = await db
    .select()
    .from(giftEntitlements)
    .where(and(waitingOf(memberId), eq(giftEntitlements.id, id)))
  return waiting ? shownWaiting(waiting, viewer.language) : refuse('NOT_FOUND')
}

/**
 * Cancels a claim that is reserved, or whose parcel was returned undelivered. A second call has no effect. @throws
 * NOT_FOUND for an unknown claim, GIFT_UNDER_WAY if the claim can no longer be canceled
 */
export async function cancelClaim(
  db: Database,
  memberId: string,
  { id, now }: { id: string; now: Date },
): Promise<Claim> {
  const currentClaim = (await claimOf(db, memberId, id)) ?? refuse('NOT_FOUND')
  const cancelled = await transitionClaim(db, id, { ...memberCancellation(currentClaim), now })
  const claim = cancelled ?? (await claimOf(db, memberId, id))
  return claim?.state === 'cancelled' ? claim : refuse('GIFT_UNDER_WAY')
}

/** Returns the member's number of unclaimed won gifts. */
export async function countWaiting(db: Database, memberId: string): Promise<number> {
  const [row] = await waitingCount(db).execute({ memberId })
  return row?.waiting ?? 0
}

const waitingCount = prepared((db) =>
  db
    .select({ waiting: count() })
    .from(giftEntitlements)
    .where(waitingOf(sql.placeholder('memberId')))
    .prepare('gifts_waiting'),
)

/** Returns the member's ten newest unclaimed won gifts. */
export async function waitingGifts(db: Database, memberId: string): Promise<{ id: string; gift: string }[]> {
  return await newestWaiting(db).execute({ memberId })
}

const newestWaiting = prepared((db) =>
  db
    .select({ id: giftEntitlements.id, gift: giftEntitlements.gift })
    .from(giftEntitlements)
    .where(waitingOf(sql.placeholder('memberId')))
    .orderBy(desc(giftEntitlements.id))
    .limit(10)
    .prepare('gifts_waiting_newest'),
)

/** Returns the member's number of claimed gifts that are not delivered yet. */
export async function countUnderway(db: Database, memberId: string): Promise<number> {
  const underway = inArray(giftClaims.state, statesOf.underway)
  const [row] = await db
    .select({ underway: count() })
    .from(giftClaims)
    .where(and(eq(giftClaims.memberId, memberId), underway))
  return row?.underway ?? 0
}

export async function shownClaim(db: Database, viewer: Viewer, claim: Claim): Promise<MyGift> {
  const [gift] = await shownClaims(db, viewer, [claim])
  return gift ?? refuse('NOT_FOUND')
}

/** Converts claims to the format of the API contract, with their parcels and the names of babies. */
async function shownClaims(db: Database, viewer: Viewer, claims: Claim[]): Promise<MyGift[]> {
  const ids = claims.map(({ id }) => id)
  const parcels = await parcelsOf(db, 'gift', ids)
  const isForBaby = claims.some(({ babyId }) => babyId !== null)
  const babies = isForBaby ? await babiesOf(db, viewer.member.id) : []
  const names = new Map(babies.map(({ id, name }) => [id, name]))
  return claims.map((claim) => claimAs(claim, viewer, { parcel: parcels.get(claim.id)?.[0], names }))
}

function claimAs(
  { id, gift, state, kind, babyId, coins, address, steps, claimedAt }: Claim,
  { member, language, now }: Viewer,
  { parcel = null, names }: { parcel?: MyGift['parcel']; names: ReadonlyMap<string, string | null> },
): MyGift {
  return {
    id,
    state,
    kind,
    babyId,
    babyName: names.get(babyId ?? '') ?? null,
    coins,
    parcel,
    steps,
    address: shownAddress(address, language),
    ...ofCatalogue(gift, language),
    at: claimedAt.toISOString(),
    reservedUntil: state === 'reserved' ? lapsesAt(claimedAt).toISOString() : null,
    cancellable: isCancellable({ state, steps }),
    arrives: isUnderway(state)
      ? arrivalAt(address.countryCode, { from: claimedAt, now, timeZone: member.timeZone })
      : null,
  }
}

function shownWaiting({ id, gift, givenAt }: Entitlement, language: Language): MyGift {
  return {
    id,
    state: 'waiting',
    kind: 'won',
    babyId: null,
    coins: 0,
    ...ofCatalogue(gift, language),
    at: givenAt.toISOString(),
    reservedUntil: null,
    address: null,
    parcel: null,
    steps: [],
    cancellable: false,
    arrives: null,
    babyName: null,
  }
}

function ofCatalogue(id: string, language: Language): Pick<MyGift, 'gift' | 'regions'> {
  const gift = giftOf(id)
  return { gift: giftBriefOf(gift, language), regions: gift.regions }
}

async function claimOf(db: Database, memberId: string, id: string): Promise<Claim | undefined> {
  const byIdAndMember = and(eq(giftClaims.id, id), eq(giftClaims.memberId, memberId))
  const [claim] = await db.select().from(giftClaims).where(byIdAndMember)
  return claim
}

const waitingOf = (memberId: string | Placeholder) =>
  and(eq(giftEntitlements.memberId, memberId), isNull(giftEntitlements.claimedAt))
