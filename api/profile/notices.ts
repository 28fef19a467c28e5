// A member's notices: listed newest first, read one by one or all at once.
import { and, count, desc, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { components } from '../../generated/schema.d.ts'
import { isNoticeKind, notices as catalogue } from '../catalog/notices.ts'
import { writeNotice } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import { page } from '../http/paging.ts'
import { refuse } from '../http/refuse.ts'
import type { Member } from '../members/member.ts'
import { isSilenced } from '../offers/silence.ts'
import type { Database } from '../store/store.ts'
import { notices } from '../notices/tables.ts'

type Reader = Pick<Member, 'id' | 'babyContentSilencedAt'>
type Page = { cursor?: string; limit: number }

/** Counting stops here: nobody reads the difference. */
const mostUnread = 100

const kindsAboutBabies = [...catalogue].flatMap(([kind, { aboutBaby }]) => (aboutBaby ? [kind] : []))

/** What the member may see: nothing of babies while they silenced that, nothing that the catalogue forgot. */
function visibleTo(member: Reader) {
  return and(
    eq(notices.memberId, member.id),
    inArray(notices.kind, [...catalogue.keys()]),
    isSilenced(member)
      ? and(notInArray(notices.kind, kindsAboutBabies), eq(notices.aboutBaby, false))
      : undefined,
  )
}

export async function noticesOf(db: Database, member: Reader, { cursor, limit }: Page, language: Language) {
  const rows = await db
    .select()
    .from(notices)
    .where(and(visibleTo(member), cursor === undefined ? undefined : lt(notices.id, cursor)))
    .orderBy(desc(notices.id))
    .limit(limit + 1)
  const { items, nextCursor } = page(rows, limit)
  return {
    items: items.map((row) => toNotice(row, language)),
    nextCursor,
    unread: await unreadOf(db, member),
  }
}

export async function unreadOf(db: Database, member: Reader): Promise<number> {
  const unread = db
    .select({ one: sql`1`.as('one') })
    .from(notices)
    .where(and(visibleTo(member), isNull(notices.readAt)))
    .limit(mostUnread)
    .as('unread')
  const [row] = await db.select({ count: count() }).from(unread)
  return row?.count ?? 0
}

/** @throws NOT_FOUND where one of them is another member's */
export async function markRead(db: Database, member: Reader, ids: string[] | undefined, now: Date) {
  await db.transaction(async (tx) => {
    const own = and(
      eq(notices.memberId, member.id),
      ids === undefined ? isNull(notices.readAt) : inArray(notices.id, ids),
    )
    const rows = await tx
      .update(notices)
      .set({ readAt: sql`coalesce(${notices.readAt}, ${now.toISOString()}::timestamptz)` })
      .where(own)
      .returning({ id: notices.id })
    if (ids !== undefined && rows.length !== new Set(ids).size) refuse('NOT_FOUND')
  })
}

function toNotice(row: typeof notices.$inferSelect, language: Language): components['schemas']['Notice'] {
  const { id, kind, params, at, readAt } = row
  const notice = catalogue.get(kind)
  if (!notice || !isNoticeKind(kind)) throw new Error(`The catalogue has no notice ${kind}.`)
  const { tone, link } = notice
  const { title, text } = writeNotice(kind, params, language)
  return { id, kind, tone, title, text, link, at: at.toISOString(), read: readAt !== null }
}
