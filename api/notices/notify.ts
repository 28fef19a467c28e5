// Adds notifications for members. Modules of all API tags may call this function; the copy of each kind is in
// locales/notices/.
import { sql } from 'drizzle-orm'
import { notices as kinds, type NoticeKind } from '../catalog/notices.ts'
import type { ParamsOfNotice } from '../locale/intl.ts'
import { newId } from '../store/id.ts'
import { insertRows } from '../store/insertRows.ts'
import type { Database } from '../store/store.ts'
import { noticeEmails, noticePushes, notices, pushTopics, type NoticeSubject } from './tables.ts'

/** Parameters that contain the name of a catalog entry, which may be about babies. */
export const naming = ['gift', 'gifts', 'product', 'voucher', 'prize', 'activity'] as const

/**
 * Catalog entry that a notification names. Required for kinds with a parameter in `naming`, so that notifications about
 * baby products are flagged, and not shown to members who have hidden baby content.
 */
type Names<Params> =
  Extract<keyof Params, (typeof naming)[number]> extends never
    ? { names?: undefined }
    : { names: { aboutBaby: boolean } }

/** Kind of a notification, with the parameters of its message. Names of catalog entries are in all four languages. */
export type NoticeContent = {
  [Kind in NoticeKind]: { kind: Kind; params: ParamsOfNotice<Kind> } & Names<ParamsOfNotice<Kind>>
}[NoticeKind]

export type Notification = NoticeContent & {
  memberId: string
  /** Content of the parcel that the notification is about. */
  subject?: NoticeSubject
  /**
   * Unique for each member: a second notification with the same reference is ignored. References of notifications about
   * the same parcel differ only in the state at the end.
   */
  reference: string
  now: Date
}

/** Adds notifications, each once for its reference. Call within the transaction that stores the event. */
export async function notify(tx: Database, ...notifications: readonly Notification[]) {
  if (notifications.length === 0) return
  const rows = notifications.map(({ now, names, ...notice }) => ({
    ...notice,
    aboutBaby: names?.aboutBaby ?? false,
    id: newId(),
    at: now,
  }))
  const added = await tx.execute<{ id: string }>(
    sql`${insertRows(notices, rows)} on conflict do nothing returning id`,
  )
  const addedIds = new Set(added.rows.map(({ id }) => id))
  const news = rows.flatMap(({ id, kind, memberId, at }) => {
    const topic = kinds.get(kind)?.emailTopic
    return addedIds.has(id) && topic ? [{ id, memberId, dueAt: at, topic }] : []
  })
  if (news.length === 0) return
  await tx.execute(
    insertRows(
      noticeEmails,
      news.map(({ id, memberId, dueAt }) => ({ id, memberId, dueAt })),
    ),
  )
  // Adds rows only for members who have turned the topic on, because push messages are off at first.
  await tx.execute(sql`
    insert into ${noticePushes} (id, member_id, due_at)
    select id, member_id, "dueAt"
    from json_to_recordset(${JSON.stringify(news)}::json) as news (id text, "memberId" text, "dueAt" timestamptz, topic text)
    join ${pushTopics} on member_id = "memberId" and ${pushTopics.topic} = news.topic`)
}
