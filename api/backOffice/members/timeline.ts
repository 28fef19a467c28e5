// Reads the timeline of a member: acts, coins, orders, gifts, redemptions and notifications, newest first. Ids increase
// with time, so one page of each source contains all rows of a page of the merged list.
import { and, desc, eq, lt } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { entriesOf } from '../../audit/entries.ts'
import { giftOf } from '../../catalog/gifts.ts'
import { mallProducts } from '../../catalog/mall.ts'
import { reasonIn } from '../../coins/reasons.ts'
import { redemptions } from '../../coins/tables.ts'
import { giftClaims } from '../../gifts/tables.ts'
import { movements } from '../../ledger/ledger.ts'
import { isNoticeKind } from '../../catalog/notices.ts'
import { writeNotice } from '../../locale/intl.ts'
import { notices } from '../../notices/tables.ts'
import { orders } from '../../orders/tables.ts'
import { emailsByActor } from '../../staff/emails.ts'
import { maxId } from '../../store/id.ts'
import type { Database } from '../../store/store.ts'

type Event = components['schemas']['MemberEvent']
type Page = { memberId: string; before: string; limit: number }

/** Viewer who sees no content about babies. */
const withoutBabies = { babyContentSilencedAt: new Date(0) }

/** Returns the events before the cursor, newest first. */
export async function memberEvents(
  db: Database,
  { memberId, cursor, limit }: { memberId: string; cursor?: string | undefined; limit: number },
): Promise<Event[]> {
  const page = { memberId, before: cursor ?? maxId, limit }
  const lists = await Promise.all(sources.map(async (read) => await read(db, page)))
  return lists
    .flat()
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, limit)
}

const sources: readonly ((db: Database, page: Page) => Promise<Event[]>)[] = [
  async (db, { memberId, before, limit }) => {
    const entries = await entriesOf(db, { memberId, before }, limit)
    const emails = await emailsByActor(
      db,
      entries.map(({ by }) => by),
    )
    return entries.map(({ id, at, what: act, by, outcome }) => ({
      id,
      kind: 'act',
      at: at.toISOString(),
      name: act,
      detail: [outcome, by && (emails.get(by) ?? by)].filter(Boolean).join(', ') || null,
    }))
  },
  async (db, { memberId, before, limit }) => {
    const list = await movements(db, { memberId, before, limit })
    return list.map(({ id, occurredAt, amount, ...cause }) => {
      const { label, subject } = reasonIn('en', withoutBabies, cause)
      const name = subject === null ? label : `${label}: ${subject}`
      return {
        id,
        kind: 'coins',
        at: occurredAt.toISOString(),
        name,
        detail: amount > 0 ? `+${amount}` : String(amount),
      }
    })
  },
  async (db, { memberId, before, limit }) => {
    const rows = await db
      .select()
      .from(orders)
      .where(and(eq(orders.memberId, memberId), lt(orders.id, before)))
      .orderBy(desc(orders.id))
      .limit(limit)
    return rows.map(({ id, number, placedAt, state }) => ({
      id,
      kind: 'order',
      at: placedAt.toISOString(),
      name: number,
      detail: state,
    }))
  },
  async (db, { memberId, before, limit }) => {
    const rows = await db
      .select()
      .from(giftClaims)
      .where(and(eq(giftClaims.memberId, memberId), lt(giftClaims.id, before)))
      .orderBy(desc(giftClaims.id))
      .limit(limit)
    return rows.map(({ id, gift, claimedAt, state }) => {
      const { name, aboutBaby } = giftOf(gift)
      return {
        id,
        kind: 'gift',
        at: claimedAt.toISOString(),
        name: aboutBaby ? 'Gift' : name.en,
        detail: state,
      }
    })
  },
  async (db, { memberId, before, limit }) => {
    const rows = await db
      .select()
      .from(redemptions)
      .where(and(eq(redemptions.memberId, memberId), lt(redemptions.id, before)))
      .orderBy(desc(redemptions.id))
      .limit(limit)
    return rows.map(({ id, product, redeemedAt, state }) => ({
      id,
      kind: 'redemption',
      at: redeemedAt.toISOString(),
      name: mallProducts().get(product)?.name.en ?? product,
      detail: state,
    }))
  },
  async (db, { memberId, before, limit }) => {
    const rows = await db
      .select({ id: notices.id, kind: notices.kind, params: notices.params, at: notices.at })
      .from(notices)
      .where(and(eq(notices.memberId, memberId), lt(notices.id, before), eq(notices.aboutBaby, false)))
      .orderBy(desc(notices.id))
      .limit(limit)
    return rows.map(({ id, kind, params, at }) => ({
      id,
      kind: 'notification',
      at: at.toISOString(),
      // A stored notification may have a kind that the catalog no longer contains.
      name: isNoticeKind(kind) ? writeNotice(kind, params, 'en').title : kind,
      detail: null,
    }))
  },
]
