// Sends emails about notifications to members who want them: not at night, not too often, and not about notifications
// that the member has read in the meantime.
import { and, asc, desc, eq, gte, inArray, isNull, lt, lte } from 'drizzle-orm'
import { notices as kinds } from '../catalog/notices.ts'
import type { Message, Send } from '../integrations/integrations.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { addToOutbox } from '../integrations/outbox.ts'
import { writeLinkedMail } from '../locale/intl.ts'
import { languageIn } from '../locale/language.ts'
import { timeZoneAt, type MemberRow } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { topicsOff } from '../notices/emailSettings.ts'
import { isOldNews, limitDays, nextEmailAt } from '../notices/emailTimes.ts'
import { noticeEmails, notices } from '../notices/tables.ts'
import { unsubscribePath, unsubscribeToken } from '../notices/unsubscribe.ts'
import { isSilenced } from '../offers/silence.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import { batchSize, eachInBatches, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { shownNotice } from './shownNotice.ts'

type Options = { files: Pick<FileStore, 'sign'>; send: Send; portion?: Portion }
type NoticeRow = typeof notices.$inferSelect

/** @throws AggregateError with the failures, after all other emails were sent */
export async function sendNoticeEmails(db: Database, now: Date, { files, send, portion = {} }: Options) {
  await eachInBatches({
    ...portion,
    next: (span) =>
      db
        .select({ id: noticeEmails.id, memberId: noticeEmails.memberId })
        .from(noticeEmails)
        .where(and(isDue(now), within(noticeEmails.id, span)))
        .orderBy(asc(noticeEmails.id))
        .limit(batchSize),
    work: async ({ memberId }) => {
      const message = await db.transaction(async (tx) => await writeEmail(tx, memberId, { files, now }))
      if (message) await send(message)
    },
  })
}

const isDue = (now: Date) => and(isNull(noticeEmails.sentAt), lte(noticeEmails.dueAt, now))

/**
 * Writes one email about the due notifications of a member that have the same topic, and stores it in the outbox.
 * @returns the email, to be sent after the commit; `undefined` if it must wait or is not needed
 */
async function writeEmail(
  tx: Database,
  memberId: string,
  { files, now }: { files: Options['files']; now: Date },
): Promise<Message | undefined> {
  // The lock prevents that two jobs send an email to the same member at the same time.
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('no key update')
  const due = await tx
    .select({ id: noticeEmails.id, notice: notices })
    .from(noticeEmails)
    .leftJoin(notices, eq(notices.id, noticeEmails.id))
    .where(and(eq(noticeEmails.memberId, memberId), isDue(now)))
    .orderBy(asc(noticeEmails.id))
  const off = await topicsOff(tx, memberId)
  const news = due.flatMap(({ notice }) => {
    const topic = notice && kinds.get(notice.kind)?.emailTopic
    const isCurrent = topic && !off.has(topic) && member && isCurrentNews(notice, member, now)
    return isCurrent ? [{ notice, topic }] : []
  })
  const currentIds = new Set(news.map(({ notice }) => notice.id))
  await deleteEmails(
    tx,
    due.flatMap(({ id }) => (currentIds.has(id) ? [] : [id])),
  )
  const [first] = news
  if (!first || !member || member.email === null) return undefined
  const nextAt = nextEmailAt(now, timeZoneAt(member, now), await sentTimes(tx, memberId, now))
  if (nextAt > now) {
    await updateEmails(tx, [...currentIds], { dueAt: nextAt })
    return undefined
  }
  const { topic } = first
  const about = news.flatMap(({ notice, topic: other }) => (other === topic ? [notice] : []))
  await updateEmails(
    tx,
    about.map(({ id }) => id),
    { sentAt: now },
  )
  const unsubscribe = unsubscribePath + (await unsubscribeToken(files, { memberId, topic }))
  const message = { ...messageAbout(about, member.email, member), unsubscribe }
  return await addToOutbox(tx, message, { memberId, now })
}

/** Returns false if the member cannot get emails, has read the notification, or must not see it. */
const isCurrentNews = (notice: NoticeRow, member: MemberRow, now: Date) =>
  member.emailVerified &&
  member.erasesAt === null &&
  notice.readAt === null &&
  !isOldNews(notice.at, now) &&
  !(isSilenced(member) && (notice.aboutBaby || kinds.get(notice.kind)?.aboutBaby))

/** Returns the times of the emails of the last week, newest first. */
async function sentTimes(tx: Database, memberId: string, now: Date): Promise<Date[]> {
  const since = new Date(now.getTime() - limitDays * 86_400_000)
  const rows = await tx
    .selectDistinct({ sentAt: noticeEmails.sentAt })
    .from(noticeEmails)
    .where(and(eq(noticeEmails.memberId, memberId), gte(noticeEmails.sentAt, since)))
    .orderBy(desc(noticeEmails.sentAt))
  return rows.flatMap(({ sentAt }) => (sentAt ? [sentAt] : []))
}

async function updateEmails(
  tx: Database,
  ids: readonly string[],
  values: Partial<typeof noticeEmails.$inferInsert>,
) {
  await tx
    .update(noticeEmails)
    .set(values)
    .where(inArray(noticeEmails.id, [...ids]))
}

async function deleteEmails(tx: Database, ids: readonly string[]) {
  if (ids.length) await tx.delete(noticeEmails).where(inArray(noticeEmails.id, [...ids]))
}

/** Writes the email in the language of the member's country, because a job has no request language. */
function messageAbout(about: readonly NoticeRow[], to: string, member: MemberRow): Message {
  const language = languageIn(member.countryCode)
  const items = about.map((notice) => shownNotice(notice, [], { language, isSilent: isSilenced(member) }))
  const [first] = items
  if (first && items.length === 1)
    return writeLinkedMail(to, 'mails.news', {
      language,
      params: { title: first.title, text: first.text },
      link: first.link ?? noticesPage,
    })
  return writeLinkedMail(to, 'mails.severalNews', {
    language,
    params: { count: items.length, text: items.map(({ title, text }) => `${title}\n${text}`).join('\n') },
    link: noticesPage,
  })
}

const noticesPage = '/about-me/notices'

/** Deletes records of emails that no longer count for the limit. Called by a job. */
export async function purgeNoticeEmails(db: Database, now: Date, { stop }: Portion = {}) {
  const before = new Date(now.getTime() - limitDays * 86_400_000)
  await deleteInBatches(db, [{ table: noticeEmails, isDue: lt(noticeEmails.sentAt, before) }], stop)
}
