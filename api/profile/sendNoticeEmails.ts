// Sends emails about notifications to members who want them: not at night, not too often, and not about notifications
// that the member has read in the meantime.
import { lt } from 'drizzle-orm'
import type { Message, Send } from '../integrations/integrations.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { addToOutbox } from '../integrations/outbox.ts'
import { notices as kinds } from '../catalog/notices.ts'
import type { EmailLook } from '../locale/emailLooks.ts'
import { writeLinkedMail } from '../locale/intl.ts'
import { languageIn } from '../locale/language.ts'
import type { MemberRow } from '../members/member.ts'
import { topicsOff } from '../notices/emailSettings.ts'
import { limitDays } from '../notices/noticeTimes.ts'
import { noticeEmails } from '../notices/tables.ts'
import { unsubscribePath, unsubscribeToken } from '../notices/unsubscribe.ts'
import { isSilenced } from '../offers/silence.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import { eachInBatches, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { noticesPage, nextDue, takeNews, type NoticeRow } from './news.ts'
import { newsDetails } from './newsDetails.ts'
import { newsMail, subjectOf, type News } from './newsMail.ts'
import { shownNotice } from './shownNotice.ts'

type Options = { files: Pick<FileStore, 'sign'>; send: Send; portion?: Portion }

/** @throws AggregateError with the failures, after all other emails were sent */
export async function sendNoticeEmails(db: Database, now: Date, { files, send, portion = {} }: Options) {
  await eachInBatches({
    ...portion,
    next: (span) => nextDue(db, noticeEmails, { span, now }),
    work: async ({ memberId }) => {
      const message = await db.transaction(async (tx) => await writeEmail(tx, memberId, { files, now }))
      if (message) await send(message)
    },
  })
}

/**
 * Writes one email about the due notifications of a member that have the same topic, and stores it in the outbox.
 * @returns the email, to be sent after the commit; `undefined` if it must wait or is not needed
 */
async function writeEmail(
  tx: Database,
  memberId: string,
  { files, now }: { files: Options['files']; now: Date },
): Promise<Message | undefined> {
  const news = await takeNews(tx, noticeEmails, {
    memberId,
    now,
    async wants(member) {
      const off = await topicsOff(tx, memberId)
      return (topic) => member.emailVerified && !off.has(topic)
    },
  })
  if (!news || news.member.email === null) return undefined
  const { member, topic, about } = news
  const unsubscribe = unsubscribePath + (await unsubscribeToken(files, { memberId, topic }))
  const message = {
    ...(await messageAbout(tx, { about, to: news.member.email, member, now })),
    unsubscribe,
  }
  return await addToOutbox(tx, message, { memberId, now })
}

type Batch = { about: readonly NoticeRow[]; to: string; member: MemberRow; now: Date }

/** Writes the email in the language of the member's country, because a job has no request language. */
async function messageAbout(db: Database, { about, to, member, now }: Batch): Promise<Message> {
  const language = languageIn(member.countryCode)
  const isSilent = isSilenced(member)
  const items: News[] = []
  for (const notice of about) {
    const { title, text, link } = shownNotice(notice, [], { language, isSilent })
    const details = await newsDetails(db, notice, { member, now })
    // For items of the shop, it is not known which are about babies.
    const subject = isSilent ? null : notice.subject
    items.push({ ...notice, subject, title, text, link: link ?? noticesPage, details })
  }
  const [first] = items
  if (first && items.length === 1) return newsMail(to, first, language)
  const look = lookOf(about)
  const text = items.map((item) => `${subjectOf(item, language)}\n${item.text}`).join('\n')
  return {
    ...writeLinkedMail(to, 'mails.severalNews', {
      language,
      params: { count: items.length, text },
      link: noticesPage,
    }),
    ...(look && { look }),
  }
}

/** Returns the look of the notifications; `undefined` if they have different looks. */
function lookOf(about: readonly NoticeRow[]): EmailLook | undefined {
  const looks = new Set(about.map(({ kind }) => kinds.get(kind)?.emailLook))
  return looks.size === 1 ? looks.values().next().value : undefined
}

/** Deletes records of emails that no longer count for the limit. Called by a job. */
export async function purgeNoticeEmails(db: Database, now: Date, { stop }: Portion = {}) {
  const before = new Date(now.getTime() - limitDays * 86_400_000)
  await deleteInBatches(db, [{ table: noticeEmails, isDue: lt(noticeEmails.sentAt, before) }], stop)
}
