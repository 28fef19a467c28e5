// Limits the number of free gifts per member, household and building in 365 days. A household is identified by hashes
// of its address, not by member ids. Therefore additional accounts, or a new account after an erasure, do not give a
// household more gifts.
import { and, count, eq, gte, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { StoredAddress } from '../addresses/index.ts'
import { giftLimits } from '../catalog/gifts.ts'
import { expiredBefore } from '../catalog/retention.ts'
import type { Reason } from '#shared/protocol/refuse.ts'
import { reasonIf } from '../offers/eligibility.ts'
import { oldStops } from '../rewards/stoppedParcels.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { hashOf } from '../store/secrets.ts'
import type { Database } from '../store/store.ts'
import { householdOf } from './household.ts'
import { giftClaims, giftParcels, undone } from './tables.ts'

type Claim = Pick<
  typeof giftClaims.$inferSelect,
  'id' | 'memberId' | 'kind' | 'gift' | 'coins' | 'address' | 'claimedAt'
>

/** Returns true for a free gift. The number of gifts that cost coins is limited only by their price. */
const isFree = ({ coins }: Pick<Claim, 'coins'>) => coins === 0

/**
 * Returns the name under which a gift is counted against limits. Gifts for births and birthdays are counted by kind,
 * because members choose one of several gifts; other gifts are counted separately.
 */
const countedAs = ({ kind, gift }: Pick<Claim, 'kind' | 'gift'>) =>
  kind === 'level' || kind === 'won' ? `${kind}:${gift}` : kind

function hashesOf(address: StoredAddress) {
  const { door, building } = householdOf(address)
  return { addressHash: hashOf(door), buildingHash: hashOf(building) }
}

/**
 * Adds a new claim to the count of its household and building, and returns the limits that the claim exceeds.
 * Concurrent claims for the same building wait until the transaction ends.
 */
export async function countParcel(tx: Database, claim: Claim): Promise<Reason[]> {
  if (!isFree(claim)) return []
  const { id: claimId, address, claimedAt } = claim
  const hashes = hashesOf(address)
  const lock = `gift parcels:${hashes.buildingHash}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  const limits = giftLimits()[claim.kind]
  const kind = countedAs(claim)
  const { household, building } = await parcelsOf(tx, { kind, ...hashes }, claimedAt)
  await tx.insert(giftParcels).values({ claimId, kind, ...hashes, claimedAt })
  const isFull = household >= limits.household || building >= limits.building
  return [
    ...reasonIf((await givenTo(tx, claim)) >= limits.member, 'GIFTS_LIMIT'),
    ...reasonIf(isFull, 'ADDRESS_GIFTS_LIMIT').map((reason) => ({ ...reason, field: 'addressId' })),
  ]
}

type Counted = Pick<typeof giftParcels.$inferSelect, 'kind' | 'addressHash'> & { buildingHash: string }

async function parcelsOf(tx: Database, { kind, addressHash, buildingHash }: Counted, now: Date) {
  const isOfDoor = eq(giftParcels.addressHash, addressHash)
  const [row] = await tx
    .select({ household: sql<number>`count(*) filter (where ${isOfDoor})::int`, building: count() })
    .from(giftParcels)
    .where(
      and(
        // Also compares the hash of the whole address, because rows that earlier releases stored have no building hash.
        or(eq(giftParcels.buildingHash, buildingHash), isOfDoor),
        eq(giftParcels.kind, kind),
        gte(giftParcels.claimedAt, expiredBefore('giftParcelDays', now)),
      ),
    )
  return row ?? { household: 0, building: 0 }
}

/**
 * Returns the number of the member's other claims that are counted under the same name. Returns 0 for gifts for babies,
 * because `limitsReached` limits them.
 */
async function givenTo(tx: Database, claim: Claim): Promise<number> {
  const { id, memberId, kind, gift, claimedAt } = claim
  if (kind === 'newBaby' || kind === 'babyBirthday') return 0
  const [row] = await tx
    .select({ claims: count() })
    .from(giftClaims)
    .where(
      and(
        eq(giftClaims.memberId, memberId),
        ne(giftClaims.id, id),
        eq(giftClaims.kind, kind),
        kind === 'momBirthday' ? undefined : eq(giftClaims.gift, gift),
        eq(giftClaims.coins, 0),
        notInArray(giftClaims.state, [...undone]),
        gte(giftClaims.claimedAt, expiredBefore('giftParcelDays', claimedAt)),
      ),
    )
  return row?.claims ?? 0
}

/** Removes a canceled claim from the counts of its household and building. */
export async function removeCount(tx: Database, claimId: string) {
  await tx.delete(giftParcels).where(eq(giftParcels.claimId, claimId))
}

/**
 * Deletes counts that are older than the period of the limits, and old records of parcels that must not be shipped.
 * Called by a job.
 */
export const purgeParcels = (db: Database, now: Date, { stop }: Portion = {}) =>
  deleteInBatches(
    db,
    [
      { table: giftParcels, isDue: lt(giftParcels.claimedAt, expiredBefore('giftParcelDays', now)) },
      oldStops(now),
    ],
    stop,
  )
