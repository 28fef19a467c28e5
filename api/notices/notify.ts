// Leaves a notice for a member. Every tag may call it; the copy of each kind is in locales/notices/.
import type { NoticeKind } from '../catalog/notices.ts'
import type { ParamsOfNotice } from '../locale/intl.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { notices, type NoticeSubject } from './tables.ts'

/** Parameters that name a thing of the catalogue, which may be about babies. */
export const naming = ['gift', 'product', 'voucher', 'prize', 'activity'] as const

/**
 * The thing that a notice names. A kind with such a parameter cannot be left without it, so a notice about a baby product is
 * always marked, and hidden from a member who silenced baby content.
 */
type Names<Params> =
  Extract<keyof Params, (typeof naming)[number]> extends never
    ? { names?: undefined }
    : { names: { aboutBaby: boolean } }

/** A kind of notice with the parameters of its text; names of the catalogue in all four languages. */
export type Told = {
  [Kind in NoticeKind]: { kind: Kind; params: ParamsOfNotice<Kind> } & Names<ParamsOfNotice<Kind>>
}[NoticeKind]

type Notification = Told & {
  memberId: string
  /** What a notice of a parcel leads with. */
  subject?: NoticeSubject
  /** Unique to the member: a second notice under it is none. A parcel's are the same but for the state at their end. */
  reference: string
  now: Date
}

/** Leaves a notice, once for each reference. Call within the transaction that decides what it tells. */
export async function notify(tx: Database, { now, names, ...notice }: Notification) {
  await tx
    .insert(notices)
    .values({ ...notice, aboutBaby: names?.aboutBaby ?? false, id: newId(), at: now })
    .onConflictDoNothing()
}
