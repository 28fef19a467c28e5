// A member's vouchers: on shelves, reserved for an order, released, used by the shop or taken back.
import { and, count, desc, eq, gt, inArray, lt, lte, or, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { components } from '../../generated/schema.d.ts'
import { assertEligible, eligibility, reasonsAgainst } from '../eligibility.ts'
import { refuse } from '../http/refuse.ts'
import type { Member } from '../session/index.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { heldUntil, shopCode, stateAt, typeOf, type VoucherRow } from './rules.ts'
import { vouchers } from './tables.ts'

type Filter = components['schemas']['VoucherFilter']
type Page = {
  memberId: string
  filter?: Filter | undefined
  before?: string | undefined
  limit: number
  now: Date
}

/** Newest first. */
export async function vouchersOf(db: Database, { memberId, filter, before, limit, now }: Page) {
  const condition = filter && conditionsOf(now)[filter]
  const after = before === undefined ? undefined : lt(vouchers.id, before)
  return await db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.memberId, memberId), condition, after))
    .orderBy(desc(vouchers.id))
    .limit(limit)
}

/** How many a member can use now. */
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

/** What `stateAt` says, in SQL. */
function conditionsOf(now: Date | Placeholder): Record<Filter, SQL | undefined> {
  const open = inArray(vouchers.state, ['active', 'reserved'])
  return {
    active: and(open, gt(vouchers.expiresAt, now)),
    used: eq(vouchers.state, 'used'),
    expired: or(eq(vouchers.state, 'void'), and(open, lte(vouchers.expiresAt, now))),
  }
}

/** @throws NOT_FOUND where it is another member's */
export async function voucherOf(db: Database, memberId: string, id: string): Promise<VoucherRow> {
  const [row] = await db.select().from(vouchers).where(ownedBy(memberId, id))
  return row ?? refuse('NOT_FOUND')
}

const ownedBy = (memberId: string, id: string) => and(eq(vouchers.id, id), eq(vouchers.memberId, memberId))

/** Holds a voucher and makes its code if it has none yet. @throws NOT_FOUND, NOT_ELIGIBLE, VOUCHER_CLOSED */
export async function reserve(db: Database, member: Member, id: string, now: Date): Promise<VoucherRow> {
  const voucher = await voucherOf(db, member.id, id)
  const { regions } = typeOf(voucher)
  assertEligible(eligibility(reasonsAgainst({ regions, fromLevel: 1 }, { ...member, level: 1 })))
  const [row] = await db
    .update(vouchers)
    .set({
      state: 'reserved',
      reservedUntil: heldUntil(voucher, now),
      // Of two at once the second keeps what the first made.
      code: sql`coalesce(${vouchers.code}, ${shopCode()})`,
    })
    .where(and(ownedBy(member.id, id), conditionsOf(now).active))
    .returning()
  return row ?? refuseClosed(db, member.id, id, now)
}

/** Gives a reservation up. @throws NOT_FOUND, VOUCHER_CLOSED */
export async function release(db: Database, memberId: string, id: string, now: Date): Promise<VoucherRow> {
  const [row] = await db
    .update(vouchers)
    .set({ state: 'active', reservedUntil: null })
    .where(and(ownedBy(memberId, id), conditionsOf(now).active))
    .returning()
  return row ?? refuseClosed(db, memberId, id, now)
}

async function refuseClosed(db: Database, memberId: string, id: string, now: Date): Promise<never> {
  const state = stateAt(await voucherOf(db, memberId, id), now)
  return refuse('VOUCHER_CLOSED', {
    reasons: [{ code: state === 'used' ? 'USED' : state === 'void' ? 'VOID' : 'EXPIRED' }],
  })
}

type Use = { code: string; order: string; now: Date }

/**
 * The shop's order took the code: for the shop's order webhook, which may say it twice. The shop has the last word, so
 * that an order paid a moment after the reservation ended counts, too.
 * @returns the member whose voucher it was; `undefined` for a code that is unknown, taken back or of another order
 */
export async function markUsed(db: Database, { code, order, now }: Use): Promise<string | undefined> {
  const [used] = await db
    .update(vouchers)
    .set({ state: 'used', usedAt: now, usedFor: order })
    .where(and(eq(vouchers.code, code), inArray(vouchers.state, ['active', 'reserved'])))
    .returning({ memberId: vouchers.memberId })
  if (used) return used.memberId
  const [earlier] = await db
    .select({ memberId: vouchers.memberId })
    .from(vouchers)
    .where(and(eq(vouchers.code, code), eq(vouchers.state, 'used'), eq(vouchers.usedFor, order)))
  return earlier?.memberId
}

/** Takes an unused voucher back, such as when what it was given for is undone. @returns whether it was there to take */
export async function voidVoucher(db: Database, reference: string): Promise<boolean> {
  const rows = await db
    .update(vouchers)
    .set({ state: 'void' })
    .where(and(eq(vouchers.reference, reference), inArray(vouchers.state, ['active', 'reserved'])))
    .returning({ id: vouchers.id })
  return rows.length === 1
}
