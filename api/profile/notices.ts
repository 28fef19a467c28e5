// Lists a member's notifications, newest first and with one item for each parcel, and marks notifications as read.
import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  not,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import { notices as catalogue } from '../catalog/notices.ts'
import type { Language } from '../locale/language.ts'
import { page } from '../http/paging.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Member } from '../members/member.ts'
import { isSilenced } from '../offers/silence.ts'
import type { Database } from '../store/store.ts'
import { notices } from '../notices/tables.ts'
import { isOfParcel, threadOf } from '../notices/threads.ts'
import { shownNotice, threadOfRow } from './shownNotice.ts'

type Reader = Pick<Member, 'id' | 'babyContentSilencedAt'>
type Topic = components['schemas']['NoticeTopic']
type Page = { cursor?: string; limit: number; topic?: Topic }

/** Upper limit of the returned count of unread notifications. */
const mostUnread = 100

const kindsAboutBabies = [...catalogue].flatMap(([kind, { aboutBaby }]) => (aboutBaby ? [kind] : []))

const other = alias(notices, 'other')
const isOfSameParcel = and(
  eq(other.memberId, notices.memberId),
  isOfParcel(other),
  isOfParcel(notices),
  eq(threadOf(other), threadOf(notices)),
)

/**
 * SQL condition for visible notifications. Excludes baby content that the member has hidden, kinds that are not in the
 * catalog, and all notifications of a parcel except the newest. The newest notification is determined by each query and
 * not when rows are inserted, because concurrent inserts could each consider their own row the newest.
 */
function visibleTo(db: Database, member: Reader) {
  const newer = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(isOfSameParcel, gt(other.id, notices.id)))
  return and(
    eq(notices.memberId, member.id),
    inArray(notices.kind, [...catalogue.keys()]),
    isSilenced(member)
      ? and(notInArray(notices.kind, kindsAboutBabies), eq(notices.aboutBaby, false))
      : undefined,
    or(not(isOfParcel(notices)), notExists(newer)),
  )
}

export async function noticesOf(
  db: Database,
  member: Reader,
  { limit, language, ...filter }: Page & { language: Language },
) {
  const [rows, unread] = await Promise.all([
    rowsOf(db, member, { ...filter, limit: limit + 1 }),
    unreadOf(db, member),
  ])
  const { items, nextCursor } = page(rows, limit)
  const threads = await threadsOf(db, member.id, items)
  return {
    items: items.map((row) =>
      shownNotice(row, threads.get(threadOfRow(row)) ?? [], { language, isSilent: isSilenced(member) }),
    ),
    nextCursor,
    unread,
  }
}

/**
 * Reads the newest notifications. Reads each kind of a topic from the index of kinds, so that the cost does not grow with
 * the notifications of other topics.
 */
async function rowsOf(db: Database, member: Reader, { cursor, limit, topic }: Page) {
  const newest = (kind?: string) =>
    db
      .select()
      .from(notices)
      .where(
        and(
          visibleTo(db, member),
          kind === undefined ? undefined : eq(notices.kind, kind),
          cursor === undefined ? undefined : lt(notices.id, cursor),
        ),
      )
      .orderBy(desc(notices.id))
      .limit(limit)
  const [first, second, ...more] = [...catalogue].flatMap(([kind, { topic: of }]) =>
    of === topic ? [newest(kind)] : [],
  )
  if (!first || !second) return await newest()
  return await unionAll(first, second, ...more)
    .orderBy(desc(notices.id))
    .limit(limit)
}

/** Reads all notifications of the same parcels, newest first. */
async function threadsOf(db: Database, memberId: string, rows: (typeof notices.$inferSelect)[]) {
  const threads = rows.map(threadOfRow).filter((thread) => thread !== undefined)
  if (threads.length === 0) return new Map<string | undefined, typeof rows>()
  const threadRows = await db
    .select()
    .from(notices)
    .where(and(eq(notices.memberId, memberId), isOfParcel(notices), inArray(threadOf(notices), threads)))
    .orderBy(desc(notices.id))
  return Map.groupBy(threadRows, threadOfRow)
}

export async function unreadOf(db: Database, member: Reader): Promise<number> {
  const unread = db
    .select({ one: sql`1`.as('one') })
    .from(notices)
    .where(and(visibleTo(db, member), isNull(notices.readAt)))
    .limit(mostUnread)
    .as('unread')
  const [row] = await db.select({ count: count() }).from(unread)
  return row?.count ?? 0
}

/**
 * Marks notifications as read. Includes earlier notifications of the same parcel, but not later ones.
 * @throws NOT_FOUND if a notification belongs to another member
 */
export async function markRead(
  db: Database,
  member: Reader,
  { ids, now }: { ids: string[] | undefined; now: Date },
) {
  const ofMember = eq(notices.memberId, member.id)
  const isUnread = isNull(notices.readAt)
  const readAt = now
  await db.transaction(async (tx) => {
    if (ids === undefined) {
      await tx.update(notices).set({ readAt }).where(and(ofMember, isUnread))
      return
    }
    const matches = await tx
      .select({ id: notices.id })
      .from(notices)
      .where(and(ofMember, inArray(notices.id, ids)))
    if (matches.length !== new Set(ids).size) refuse('NOT_FOUND')
    const earlier = await tx
      .select({ id: notices.id })
      .from(other)
      .innerJoin(notices, and(isOfSameParcel, lt(notices.id, other.id)))
      .where(and(eq(other.memberId, member.id), inArray(other.id, ids), isUnread))
    const all = [...matches, ...earlier].map(({ id }) => id)
    await tx
      .update(notices)
      .set({ readAt })
      .where(and(ofMember, isUnread, inArray(notices.id, all)))
  })
}
