// Telling a member that something happened. Any tag may: it knows none of them. The words are those of locales/notices/.
import type { NoticeKind } from '../catalog/notices.ts'
import type { ParamsOfNotice } from '../locale/intl.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { notices, type NoticeSubject } from './tables.ts'

/** A kind of notice with what fills its text; names of the catalogue in all four languages. */
export type Told = { [Kind in NoticeKind]: { kind: Kind; params: ParamsOfNotice<Kind> } }[NoticeKind]

type Notification = Told & {
  memberId: string
  /** Whether what it names speaks of babies; whether its own words do, the catalogue of notices says. */
  aboutBaby?: boolean
  /** What a notice of a parcel leads with. */
  subject?: NoticeSubject
  /** Unique to the member: a second notice under it is none. A parcel's are the same but for the state at their end. */
  reference: string
  now: Date
}

/** Leaves a notice, once for each reference. Called with the transaction that decides what it tells of. */
export async function notify(tx: Database, { now, ...notice }: Notification) {
  await tx
    .insert(notices)
    .values({ ...notice, id: newId(), at: now })
    .onConflictDoNothing()
}
