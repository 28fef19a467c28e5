// Reads details for the email about a notification: the carrier of a parcel, and the conditions of a voucher.
import { and, eq, or } from 'drizzle-orm'
import { newestOf } from '../fulfillment/parcelSteps.ts'
import { onlyParcel } from '../fulfillment/parcels.ts'
import { parcels } from '../fulfillment/tables.ts'
import { dateIn } from '../locale/intl.ts'
import { localDate } from '../locale/calendar.ts'
import { lastWholeDay } from '../locale/lastDay.ts'
import { timeZoneAt, type MemberRow } from '../members/member.ts'
import { vouchers } from '../rewards/tables.ts'
import { voucherTypes } from '../catalog/vouchers.ts'
import type { Database } from '../store/store.ts'
import type { NoticeRow } from './news.ts'
import type { NewsDetails } from './newsMail.ts'

type Reader = { member: MemberRow; now: Date }

export async function newsDetails(db: Database, notice: NoticeRow, reader: Reader): Promise<NewsDetails> {
  const { kind, reference } = notice
  const source = /^(order|gift|redemption)-(?:shipped|moved|cancelled)$/.exec(kind)?.[1]
  if (source === 'order' || source === 'gift' || source === 'redemption')
    return await parcelDetails(db, { source, reference }, reader)
  if (kind === 'voucher-ending' || kind === 'voucher-granted') return await voucherDetails(db, notice, reader)
  return {}
}

type Source = { source: 'order' | 'gift' | 'redemption'; reference: string }

async function parcelDetails(
  db: Database,
  { source, reference }: Source,
  reader: Reader,
): Promise<NewsDetails> {
  const [, id = '', ...rest] = reference.split(':')
  // The reference of an order contains the key of the parcel between the id and the state. The shop chooses the key.
  const key = source === 'order' ? rest.slice(0, -1).join(':') : onlyParcel
  const { member, now } = reader
  const [row] = await db
    .select({ carrier: parcels.carrier, trackingNumber: parcels.trackingNumber, steps: parcels.steps })
    .from(parcels)
    .where(
      and(
        eq(parcels.sourceKind, source),
        eq(parcels.sourceId, id),
        eq(parcels.key, key),
        eq(parcels.memberId, member.id),
      ),
    )
  if (!row) return {}
  const { carrier, trackingNumber, steps } = row
  const newest = newestOf(steps)
  const date = newest ? dateIn(localDate(new Date(newest.at), timeZoneAt(member, now))) : null
  return { parcel: { carrier, trackingNumber, date } }
}

/** The reference of a reminder contains the id of the voucher, and that of a grant the reference of the voucher. */
async function voucherDetails(db: Database, { reference }: NoticeRow, reader: Reader): Promise<NewsDetails> {
  const { member, now } = reader
  const name = reference.replace(/^voucher:/, '')
  const [row] = await db
    .select()
    .from(vouchers)
    .where(
      and(
        or(eq(vouchers.id, name.replace(/:ending$/, '')), eq(vouchers.reference, name)),
        eq(vouchers.memberId, member.id),
      ),
    )
  if (!row) return {}
  const { terms, voucher, expiresAt, code } = row
  const type = terms ?? voucherTypes().get(voucher)
  if (!type) return {}
  const until = dateIn(lastWholeDay(expiresAt, timeZoneAt(member, now)))
  return { voucher: { text: type.text, until, code } }
}
