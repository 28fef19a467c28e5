// Adds a notification for a member. All tags may call it; the copy of each kind is in locales/notices/.
import type { NoticeKind } from '../catalog/notices.ts'
import type { ParamsOfNotice } from '../locale/intl.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { notices, type NoticeSubject } from './tables.ts'

/** Parameters with the name of a catalog entry, which may be about babies. */
export const naming = ['gift', 'product', 'voucher', 'prize', 'activity'] as const

/**
 * Catalog entry that a notification names. Required for kinds with such a parameter, so that notifications about baby products are flagged
 * and hidden from members who silenced baby content.
 */
type Names<Params> =
  Extract<keyof Params, (typeof naming)[number]> extends never
    ? { names?: undefined }
    : { names: { aboutBaby: boolean } }

/** Kind of a notification with the parameters of its text; names of the catalog in all four languages. */
export type Told = {
  [Kind in NoticeKind]: { kind: Kind; params: ParamsOfNotice<Kind> } & Names<ParamsOfNotice<Kind>>
}[NoticeKind]

type Notification = Told & {
  memberId: string
  /** Subject of a notification about a parcel. */
  subject?: NoticeSubject
  /**
   * Unique for each member: a second notification with the same reference is ignored. References of a parcel differ only in the state at
   * their end.
   */
  reference: string
  now: Date
}

/** Adds a notification, once for each reference. Call within the transaction of the event. */
export async function notify(tx: Database, { now, names, ...notice }: Notification) {
  await tx
    .insert(notices)
    .values({ ...notice, aboutBaby: names?.aboutBaby ?? false, id: newId(), at: now })
    .onConflictDoNothing()
}
