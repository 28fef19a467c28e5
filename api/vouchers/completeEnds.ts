// Extends vouchers that earlier releases granted, which expire in the middle of a day, to the end of that day in the
// member's time zone.
import { and, asc, eq, isNull } from 'drizzle-orm'
import { localDate } from '../locale/calendar.ts'
import { endOf } from '../members/endOf.ts'
import { zoneColumns, timeZoneAt, type Zoned } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { vouchers } from '../rewards/tables.ts'
import { batchSize, eachInBatches, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'

type Due = { id: string; expiresAt: Date; member: Zoned }

/**
 * Runs as an hourly job, because servers of the earlier release may still grant vouchers during an upgrade. Can be
 * repeated and run concurrently without further effect.
 * @throws AggregateError with the errors of all rows that could not be updated, after all other rows were updated
 */
export const completeEnds = (db: Database, now: Date, portion: Portion = {}) =>
  eachInBatches({
    ...portion,
    next: (span) =>
      db
        .select({ id: vouchers.id, expiresAt: vouchers.expiresAt, member: zoneColumns })
        .from(vouchers)
        .innerJoin(members, eq(members.id, vouchers.memberId))
        .where(and(isNull(vouchers.lastDay), within(vouchers.id, span)))
        .orderBy(asc(vouchers.id))
        .limit(batchSize),
    work: (row) => complete(db, row, now),
    together: (rows) =>
      db.transaction(async (tx) => {
        for (const row of rows) await complete(tx, row, now)
      }),
  })

async function complete(db: Database, { id, expiresAt, member }: Due, now: Date) {
  const { lastDay, end } = endOf(member, localDate(expiresAt, timeZoneAt(member, now)), now)
  await db
    .update(vouchers)
    .set({ lastDay, expiresAt: end })
    .where(and(eq(vouchers.id, id), isNull(vouchers.lastDay)))
}
