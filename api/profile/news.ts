// Takes due notifications from the queue of a channel (emails or push messages): not at night, not too often, and not
// notifications that the member has read in the meantime.
import { and, asc, desc, eq, gte, inArray, isNull, lte } from 'drizzle-orm'
import { notices as kinds } from '../catalog/notices.ts'
import { timeZoneAt, type MemberRow } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { isOldNews, limitDays, nextMessageAt } from '../notices/noticeTimes.ts'
import { notices, type EmailTopic, type NoticeQueue } from '../notices/tables.ts'
import { isSilenced } from '../offers/silence.ts'
import { batchSize, within, type Span } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'

export type NoticeRow = typeof notices.$inferSelect

/** Page with all notifications, to which a message about several of them links. */
export const noticesPage = '/about-me/notices'

/** Returns the next batch of due rows. */
export const nextDue = async (db: Database, queue: NoticeQueue, { span, now }: { span: Span; now: Date }) =>
  await db
    .select({ id: queue.id, memberId: queue.memberId })
    .from(queue)
    .where(and(isDue(queue, now), within(queue.id, span)))
    .orderBy(asc(queue.id))
    .limit(batchSize)

const isDue = (queue: NoticeQueue, now: Date) => and(isNull(queue.sentAt), lte(queue.dueAt, now))

type Query = {
  memberId: string
  now: Date
  /** Returns the function that checks whether the member wants messages about a topic in this channel. */
  wants: (member: MemberRow) => Promise<(topic: EmailTopic) => boolean>
}

/**
 * Marks the due notifications of a member that have the same topic as sent, and deletes those that are not needed.
 * @returns the notifications; `undefined` if they must wait or are not needed
 */
export async function takeNews(tx: Database, queue: NoticeQueue, { memberId, now, wants }: Query) {
  // The lock prevents that two jobs send a message to the same member at the same time.
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('no key update')
  const due = await tx
    .select({ id: queue.id, notice: notices })
    .from(queue)
    .leftJoin(notices, eq(notices.id, queue.id))
    .where(and(eq(queue.memberId, memberId), isDue(queue, now)))
    .orderBy(asc(queue.id))
  const isOn = member && (await wants(member))
  const news = due.flatMap(({ notice }) => {
    const topic = notice && kinds.get(notice.kind)?.emailTopic
    const isCurrent = topic && member && isOn?.(topic) && isCurrentNews(notice, member, now)
    return isCurrent ? [{ notice, topic }] : []
  })
  const currentIds = new Set(news.map(({ notice }) => notice.id))
  await deleteRows(
    tx,
    queue,
    due.flatMap(({ id }) => (currentIds.has(id) ? [] : [id])),
  )
  const [first] = news
  if (!first || !member) return undefined
  const nextAt = nextMessageAt(now, timeZoneAt(member, now), await sentTimes(tx, queue, { memberId, now }))
  if (nextAt > now) {
    await updateRows(tx, queue, { ids: [...currentIds], values: { dueAt: nextAt } })
    return undefined
  }
  const { topic } = first
  const about = news.flatMap(({ notice, topic: other }) => (other === topic ? [notice] : []))
  await updateRows(tx, queue, { ids: about.map(({ id }) => id), values: { sentAt: now } })
  return { member, topic, about }
}

/** Returns false if the account is closing, or the member has read the notification, or must not see it. */
const isCurrentNews = (notice: NoticeRow, member: MemberRow, now: Date) =>
  member.erasesAt === null &&
  notice.readAt === null &&
  !isOldNews(notice.at, now) &&
  !(isSilenced(member) && (notice.aboutBaby || kinds.get(notice.kind)?.aboutBaby))

/** Returns the times of the messages of the last week, newest first. */
async function sentTimes(
  tx: Database,
  queue: NoticeQueue,
  { memberId, now }: { memberId: string; now: Date },
): Promise<Date[]> {
  const since = new Date(now.getTime() - limitDays * 86_400_000)
  const rows = await tx
    .selectDistinct({ sentAt: queue.sentAt })
    .from(queue)
    .where(and(eq(queue.memberId, memberId), gte(queue.sentAt, since)))
    .orderBy(desc(queue.sentAt))
  return rows.flatMap(({ sentAt }) => (sentAt ? [sentAt] : []))
}

type Values = { dueAt?: Date; sentAt?: Date | null }

export async function updateRows(
  tx: Database,
  queue: NoticeQueue,
  { ids, values }: { ids: readonly string[]; values: Values },
) {
  await tx
    .update(queue)
    .set(values)
    .where(inArray(queue.id, [...ids]))
}

async function deleteRows(tx: Database, queue: NoticeQueue, ids: readonly string[]) {
  if (ids.length) await tx.delete(queue).where(inArray(queue.id, [...ids]))
}
