// Telling a member that something happened. Any tag may: it knows none of them. The words are the catalogue's.
import type { NoticeKind } from '../catalog/notices.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { notices, type NoticeParams } from './tables.ts'

type Notification = {
  memberId: string
  kind: NoticeKind
  /** What fills the gaps of the text; names of the catalogue in all four languages. */
  params: NoticeParams
  /** Whether what it names speaks of babies; whether its own words do, the catalogue of notices says. */
  aboutBaby?: boolean
  /** Unique to the member: a second notice under it is none. */
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
