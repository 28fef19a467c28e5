// Adds notifications for members. Modules of all API tags may call this function; the copy of each kind is in
// locales/notices/.
import { sql } from 'drizzle-orm'
import { notices as kinds, type NoticeKind } from '../catalog/notices.ts'
import type { ParamsOfNotice } from '../locale/intl.ts'
import { newId } from '../store/id.ts'
import { insertRows } from '../store/insertRows.ts'
import type { Database } from '../store/store.ts'
import { noticeEmails, notices, type NoticeSubject } from './tables.ts'

/** Parameters that contain the name of a catalog entry, which may be about babies. */
export const naming = ['gift', 'product', 'voucher', 'prize', 'activity'] as const

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
  const emails = rows.flatMap(({ id, kind, memberId, at }) =>
    addedIds.has(id) && kinds.get(kind)?.emailTopic ? [{ id, memberId, dueAt: at }] : [],
  )
  if (emails.length) await tx.execute(insertRows(noticeEmails, emails))
}
