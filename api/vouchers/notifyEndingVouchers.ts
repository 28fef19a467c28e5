// Reminds members of unused vouchers that expire in a few days, once for each voucher.
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { voucherExpiry } from '../catalog/voucherExpiry.ts'
import { dateIn } from '../locale/intl.ts'
import { lastWholeDay } from '../locale/lastDay.ts'
import { timeZoneAt, zoneColumns, type Zoned } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { notify, type Notification } from '../notices/notify.ts'
import { isOfferedIn } from '../offers/eligibility.ts'
import { isOpen, vouchers } from '../rewards/tables.ts'
import { batchSize, eachInBatches, type Portion, type Span } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { typeOf, type VoucherRow } from './rules.ts'

const dayLength = 86_400_000

type Ending = {
  id: string
  voucher: Pick<VoucherRow, 'id' | 'memberId' | 'voucher' | 'terms' | 'grantedAt' | 'expiresAt'>
  member: Zoned & { countryCode: string }
}

/**
 * Runs as a daily job. A second run has no effect, and a run after missed days also sends the missed reminders.
 * @throws AggregateError with the failures, after all other members were reminded
 */
export async function notifyEndingVouchers(db: Database, now: Date, portion: Portion = {}) {
  const remind = (rows: readonly Ending[]) =>
    db.transaction((tx) => notify(tx, ...rows.flatMap((row) => reminderOf(row, now))))
  await eachInBatches({
    ...portion,
    next: (span) => endingVouchers(db, now, span),
    work: (row) => remind([row]),
    together: remind,
  })
}

/**
 * Returns vouchers that expire before the end of the reminder's day, earliest first. The id of a row consists of the
 * expiry and the id of the voucher, which are the columns of the index, so that no batch reads the rows of others.
 */
async function endingVouchers(db: Database, now: Date, { after, to, only }: Span): Promise<Ending[]> {
  const until = new Date(now.getTime() + (voucherExpiry().remindDaysAhead + 1) * dayLength)
  const { id, memberId, voucher, terms, grantedAt, expiresAt } = vouchers
  const key = sql`(${expiresAt}, ${id})`
  const rows = await db
    .select({
      voucher: { id, memberId, voucher, terms, grantedAt, expiresAt },
      member: { ...zoneColumns, countryCode: members.countryCode },
    })
    .from(vouchers)
    .innerJoin(members, eq(members.id, memberId))
    .where(
      and(
        isOpen(vouchers),
        gte(expiresAt, now),
        lt(expiresAt, until),
        after === undefined ? undefined : sql`${key} > ${keyOf(after)}`,
        to === undefined ? undefined : sql`${key} <= ${keyOf(to)}`,
        only === undefined ? undefined : sql`${key} = ${keyOf(only)}`,
      ),
    )
    .orderBy(asc(expiresAt), asc(id))
    .limit(batchSize)
  return rows.map((row) => ({ ...row, id: `${row.voucher.expiresAt.toISOString()} ${row.voucher.id}` }))
}

function keyOf(rowId: string) {
  const [expiresAt, id] = rowId.split(' ')
  return sql`(${expiresAt}::timestamptz, ${id})`
}

/** Returns no reminder for a voucher of another country, or one that was granted when its reminder was already due. */
function reminderOf({ voucher, member }: Ending, now: Date): Notification[] {
  const { id, memberId, grantedAt, expiresAt } = voucher
  const type = typeOf(voucher)
  const isGrantedLate =
    expiresAt.getTime() - grantedAt.getTime() < (voucherExpiry().remindDaysAhead + 1) * dayLength
  if (isGrantedLate || !isOfferedIn(type, member.countryCode)) return []
  const params = { voucher: type.name, date: dateIn(lastWholeDay(expiresAt, timeZoneAt(member, now))) }
  return [{ memberId, kind: 'voucher-ending', names: type, params, reference: `voucher:${id}:ending`, now }]
}
