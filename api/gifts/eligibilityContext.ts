// Reads the eligibility context of a member: the data from which rules.ts determines which gifts the member can claim.
import { and, eq, ne, notInArray, sql } from 'drizzle-orm'
import { stockOf } from '../fulfillment/stock.ts'
import { localDate } from '../locale/calendar.ts'
import { balances } from '../ledger/ledger.ts'
import { levelOf } from '../levels/level.ts'
import { readStanding, type Standing } from '../levels/standing.ts'
import { babiesOf, type Baby } from '../profile/index.ts'
import { zonesOfEnds, type Member } from '../members/member.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import type { EligibilityContext } from './rules.ts'
import { unusedOf } from './allow.ts'
import { giftAllowances, giftClaims, undone } from './tables.ts'
import { longestWindow } from './windows.ts'

export type Claimant = Pick<
  Member,
  | 'id'
  | 'timeZone'
  | 'formerTimeZone'
  | 'formerTimeZoneUntil'
  | 'countryCode'
  | 'birthday'
  | 'birthdayChangedAt'
  | 'babyContentSilencedAt'
>

type Stock = EligibilityContext['stock']
/** Data of the member that another part of the same response reads, too. */
export type SharedReads = { standing: Standing; babies: Promise<Baby[]> }

/**
 * Reads the eligibility context of a member with concurrent queries, so it must not be called within a transaction.
 * @param stock stock of the gifts to check; if omitted, the function reads the stock of all gifts
 * @param reads pending reads to use instead of new queries
 */
export async function readEligibilityContext(
  db: Database,
  member: Claimant,
  { now, stock, reads }: { now: Date; stock?: Stock; reads?: SharedReads },
): Promise<EligibilityContext> {
  const { id } = member
  const { standing, babies: babyRows } = reads ?? {
    standing: readStanding(db, id, now),
    babies: babiesOf(db, id),
  }
  const [babies, { coins }, level, heldClaims, allowed, left] = await Promise.all([
    babyRows,
    standing.balances,
    standing.level,
    heldBy(db).execute({ memberId: id }),
    allowedTo(db, id),
    stock ?? stockOf(db, 'gift'),
  ])
  return contextOf(member, now, { babies, coins, level, claimedGifts: heldClaims, allowed, stock: left })
}

/** Reads the eligibility context of a member with sequential queries, for calls within a transaction. */
export async function readEligibilityContextIn(
  tx: Database,
  member: Claimant,
  { now, stock }: { now: Date; stock: Stock },
): Promise<EligibilityContext> {
  const { id } = member
  const babies = await babiesOf(tx, id)
  const { coins } = await balances(tx, id, now)
  const level = await levelOf(tx, id, now)
  const heldClaims = await heldBy(tx).execute({ memberId: id })
  const allowed = await allowedTo(tx, id)
  return contextOf(member, now, { babies, coins, level, claimedGifts: heldClaims, allowed, stock })
}

type Known = Pick<EligibilityContext, 'coins' | 'level' | 'claimedGifts' | 'allowed' | 'stock'> & {
  babies: Baby[]
}

function contextOf(member: Claimant, now: Date, { babies, ...facts }: Known): EligibilityContext {
  const { timeZone, countryCode, birthday, birthdayChangedAt } = member
  const zones = zonesOfEnds(member, now, longestWindow())
  const on = (instant: Date | null) => instant && localDate(instant, timeZone)
  return {
    ...facts,
    viewer: member,
    today: localDate(now, timeZone),
    timeZone,
    zones,
    openFrom: zones.map((zone) => localDate(now, zone)).toSorted()[0] ?? localDate(now, timeZone),
    countryCode,
    birthday,
    birthdayChangedOn: on(birthdayChangedAt),
    babies: babies.map(({ birthDateChangedAt, ...baby }) => ({ ...baby, changedOn: on(birthDateChangedAt) })),
  }
}

/** Reads the member's claims that are neither canceled nor expired, excluding claims of won gifts. */
const heldBy = prepared((db) => {
  const { id, kind, once, babyId, occasionDate, birthDate, isAllowed, claimedAt } = giftClaims
  return db
    .select({ id, kind, once, babyId, occasionDate, birthDate, isAllowed, claimedAt })
    .from(giftClaims)
    .where(
      and(
        eq(giftClaims.memberId, sql.placeholder('memberId')),
        ne(giftClaims.kind, 'won'),
        notInArray(giftClaims.state, [...undone]),
      ),
    )
    .prepare('gift_claims_held')
})

/** Returns the member's number of unused allowances, each of which permits one gift beyond the limits. */
async function allowedTo(db: Database, memberId: string): Promise<number> {
  const [row] = await allowances(db).execute({ memberId })
  return Math.max(0, row?.left ?? 0)
}

const allowances = prepared((db) =>
  db
    .select({ left: unusedOf(db) })
    .from(giftAllowances)
    .where(eq(giftAllowances.memberId, sql.placeholder('memberId')))
    .prepare('gift_allowances_unused'),
)
