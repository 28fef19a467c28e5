// Lists, reserves, releases, uses and voids the vouchers of a member.
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  lte,
  or,
  sql,
  type Param,
  type Placeholder,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import { today } from '../catalog/today.ts'
import { voucherPicture, voucherTypes } from '../catalog/vouchers.ts'
import { assertEligible, eligibility, isOfferedIn, reasonsAgainst } from '../offers/eligibility.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { addDays, localDate } from '../locale/calendar.ts'
import { endOfLastDay, lastDayAfter, lastWholeDay } from '../locale/lastDay.ts'
import type { Language } from '../locale/language.ts'
import type { Member } from '../members/member.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { heldUntil, shopCode, stateAt, typeOf, type VoucherRow } from './rules.ts'
import { vouchers } from '../rewards/tables.ts'

type Shelf = components['schemas']['VoucherFilter']
type Page = {
  memberId: string
  shelf: Shelf
  /** Cursor, which is the id of the last voucher of the previous page. */
  after?: string | undefined
  limit: number
  now: Date
}

/**
 * Sort column of each list: usable vouchers are sorted by expiry, earliest first; used and expired vouchers by the time
 * of use or expiry, latest first.
 */
const endOf = { active: 'expiresAt', used: 'usedAt', expired: 'expiresAt' } as const

/**
 * Returns a page of a member's vouchers. Keyset pagination by end and id keeps pages stable while vouchers are granted,
 * used or expire. The result for a cursor of another member is an empty page.
 */
export async function vouchersOf(db: Database, { memberId, shelf, after, limit, now }: Page) {
  const end = vouchers[endOf[shelf]]
  const [order, behind] = shelf === 'active' ? [asc, sql`>`] : [desc, sql`<`]
  const last = alias(vouchers, 'last')
  const cursor = db
    .select({ end: last[endOf[shelf]], id: last.id })
    .from(last)
    .where(and(eq(last.id, after ?? ''), eq(last.memberId, memberId)))
  return await db
    .select()
    .from(vouchers)
    .where(
      and(
        eq(vouchers.memberId, memberId),
        conditionsOf(now)[shelf],
        after === undefined ? undefined : sql`(${end}, ${vouchers.id}) ${behind} ${cursor}`,
      ),
    )
    .orderBy(order(end), order(vouchers.id))
    .limit(limit)
}

/** Returns the number of vouchers that a member can use now. */
export async function countActive(db: Database, memberId: string, now: Date): Promise<number> {
  const [row] = await activeCount(db).execute({ memberId, now })
  return row?.active ?? 0
}

const activeCount = prepared((db) =>
  db
    .select({ active: count() })
    .from(vouchers)
    .where(
      and(eq(vouchers.memberId, sql.placeholder('memberId')), conditionsOf(sql.placeholder('now')).active),
    )
    .prepare('vouchers_active'),
)

/**
 * Returns vouchers that expire within the number of days in the catalog and are valid in the member's country, sorted
 * by expiry, earliest first.
 */
export async function endingVouchers(
  db: Database,
  { id: memberId, countryCode, timeZone }: Pick<Member, 'id' | 'countryCode' | 'timeZone'>,
  { language, now }: { language: Language; now: Date },
) {
  const last = lastDayAfter(now, today().voucherDays, timeZone)
  // Also reads vouchers that expire one day later, because a change of the time zone may extend a voucher up to one day
  // beyond the end of its last whole day.
  const until = endOfLastDay({ ...last, date: addDays(last.date, 1) })
  const types = typesIn(countryCode)
  const rows = await endingBefore(db).execute({ memberId, now, until, types, countryCode })
  return rows
    .map((row) => ({
      id: row.id,
      name: typeOf(row).name[language],
      picture: voucherPicture,
      lastDay: lastWholeDay(row.expiresAt, timeZone),
    }))
    .filter(({ lastDay }) => localDate(now, timeZone) <= lastDay && lastDay <= last.date)
}

const endingBefore = prepared((db) =>
  db
    .select({
      id: vouchers.id,
      voucher: vouchers.voucher,
      terms: vouchers.terms,
      expiresAt: vouchers.expiresAt,
    })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.memberId, sql.placeholder('memberId')),
        conditionsOf(sql.placeholder('now')).active,
        lte(vouchers.expiresAt, sql.placeholder('until')),
        // Filters by country in SQL, because otherwise the limit of ten rows could be reached by vouchers of other
        // countries.
        isForCountry(sql.placeholder('countryCode'), sql.placeholder('types')),
      ),
    )
    .orderBy(asc(vouchers.expiresAt), asc(vouchers.id))
    .limit(10)
    .prepare('vouchers_ending'),
)

/** Returns the SQL condition of each list of vouchers that a member can request: `active`, `used` and `expired`. */
function conditionsOf(now: Date | Placeholder): Record<Shelf, SQL | undefined> {
  const open = inArray(vouchers.state, ['active', 'reserved'])
  return {
    active: and(open, gte(vouchers.expiresAt, now)),
    used: eq(vouchers.state, 'used'),
    expired: or(eq(vouchers.state, 'void'), and(open, lt(vouchers.expiresAt, now))),
  }
}

/** Selects vouchers that can be used now. */
export const isUsable = (now: Date) => conditionsOf(now).active

/** @throws NOT_FOUND if the voucher does not exist or belongs to another member */
export async function voucherOf(db: Database, memberId: string, id: string): Promise<VoucherRow> {
  const [row] = await db.select().from(vouchers).where(ownedBy(memberId, id))
  return row ?? refuse('NOT_FOUND')
}

const ownedBy = (memberId: string, id: string) => and(eq(vouchers.id, id), eq(vouchers.memberId, memberId))

type Requested = components['schemas']['OpenVoucherInShopRequest']

/**
 * Returns the voucher that a link into the shop selects: by id, or the first to expire of a type or of all types.
 * Prefers vouchers for the member's country. If no voucher of a requested type is usable, returns the latest voucher of
 * this type, so that the error names the state of this voucher.
 * @throws NO_VOUCHER
 */
export async function requestedVoucher(
  db: Database,
  member: Member,
  { selection, now }: { selection: Requested; now: Date },
): Promise<string> {
  const { id, type } = selection
  const find = async (condition: SQL | undefined, ...order: SQL[]) => {
    const isOwnVoucher = and(eq(vouchers.memberId, member.id), condition)
    const [match] = await db
      .select({ id: vouchers.id })
      .from(vouchers)
      .where(isOwnVoucher)
      .orderBy(...order)
      .limit(1)
    return match?.id
  }
  if (id !== undefined) return (await find(eq(vouchers.id, id))) ?? refuse('NO_VOUCHER')
  const ofType = type === undefined ? undefined : eq(vouchers.voucher, type)
  const usable = and(ofType, conditionsOf(now).active)
  const soonest = [asc(vouchers.expiresAt), asc(vouchers.id)]
  return (
    (await find(
      and(usable, isForCountry(member.countryCode, sql.param(typesIn(member.countryCode)))),
      ...soonest,
    )) ??
    (await find(usable, ...soonest)) ??
    (ofType && (await find(ofType, desc(vouchers.id)))) ??
    refuse('NO_VOUCHER')
  )
}

/**
 * Selects vouchers for the country, by their terms; without terms, by the types of the current version.
 * @param types ids of voucher types for the country
 */
const isForCountry = (countryCode: string | Placeholder, types: Param | Placeholder) =>
  sql`case when ${vouchers.terms} is null then ${vouchers.voucher} = any(${types})
    else ${vouchers.terms} -> 'regions' = '[]' or ${vouchers.terms} -> 'regions' @> to_jsonb(${countryCode}::text) end`

const typesIn = (countryCode: string) =>
  [...voucherTypes().values()].filter((type) => isOfferedIn(type, countryCode)).map(({ id }) => id)

/** Reserved voucher, which always has a code. */
type HeldVoucher = VoucherRow & { code: string }

/**
 * Reserves a voucher, and creates its code on the first reservation.
 * @throws NOT_FOUND, NOT_ELIGIBLE, VOUCHER_CLOSED
 */
export async function reserve(
  db: Database,
  member: Pick<Member, 'id' | 'countryCode'>,
  { id, now }: { id: string; now: Date },
): Promise<HeldVoucher> {
  const voucher = await voucherOf(db, member.id, id)
  const { regions } = typeOf(voucher)
  assertEligible(eligibility(reasonsAgainst({ regions, fromLevel: 1 }, { ...member, level: 1 })))
  const [row] = await db
    .update(vouchers)
    .set({
      state: 'reserved',
      reservedUntil: heldUntil(voucher, now),
      // Keeps the code that a concurrent call created first.
      code: sql`coalesce(${vouchers.code}, ${shopCode()})`,
    })
    .where(and(ownedBy(member.id, id), conditionsOf(now).active))
    .returning()
  return row?.code ? { ...row, code: row.code } : refuseClosed(db, member.id, { id, now })
}

/**
 * Ends a reservation.
 * @throws NOT_FOUND, VOUCHER_CLOSED
 */
export async function release(
  db: Database,
  memberId: string,
  { id, now }: { id: string; now: Date },
): Promise<VoucherRow> {
  const [row] = await db
    .update(vouchers)
    .set({ state: 'active', reservedUntil: null })
    .where(and(ownedBy(memberId, id), conditionsOf(now).active))
    .returning()
  return row ?? refuseClosed(db, memberId, { id, now })
}

async function refuseClosed(
  db: Database,
  memberId: string,
  { id, now }: { id: string; now: Date },
): Promise<never> {
  const state = stateAt(await voucherOf(db, memberId, id), now)
  return refuse('VOUCHER_CLOSED', {
    reasons: [{ code: state === 'used' ? 'USED' : state === 'void' ? 'VOID' : 'EXPIRED' }],
  })
}

/** Returns the codes and order ids of used vouchers that were granted with the given source, such as `draw`. */
export async function usedVouchersOf(db: Database, memberId: string, source: string) {
  const ofSource = and(
    eq(vouchers.memberId, memberId),
    eq(vouchers.source, source),
    eq(vouchers.state, 'used'),
  )
  return await db.select({ code: vouchers.code, orderId: vouchers.usedFor }).from(vouchers).where(ofSource)
}

/**
 * Voids an unused voucher, for example because the reason for its grant was undone. @returns true if the voucher was
 * unused
 */
export async function voidVoucher(db: Database, reference: string): Promise<boolean> {
  const rows = await db
    .update(vouchers)
    .set({ state: 'void' })
    .where(and(eq(vouchers.reference, reference), inArray(vouchers.state, ['active', 'reserved'])))
    .returning({ id: vouchers.id })
  return rows.length === 1
}
