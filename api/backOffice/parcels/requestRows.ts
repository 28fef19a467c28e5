// Reads and updates the stored parcels of a bulk act.
import { and, asc, count, eq, gt, isNull } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { approvalParcels } from '../../staff/tables.ts'
import type { Database } from '../../store/store.ts'
import type { MoveResult } from './move.ts'

type Schemas = components['schemas']
export type RequestRow = typeof approvalParcels.$inferSelect

/** Returns the numbers of parcels by result. */
export async function countsOf(db: Database, approvalId: string): Promise<Schemas['MoveCounts']> {
  const counts = await db
    .select({ outcome: approvalParcels.outcome, rows: count() })
    .from(approvalParcels)
    .where(eq(approvalParcels.approvalId, approvalId))
    .groupBy(approvalParcels.outcome)
  const rowsWith = (outcome: Schemas['MoveOutcome']) =>
    counts.find((each) => each.outcome === outcome)?.rows ?? 0
  return {
    moved: rowsWith('moved'),
    unchanged: rowsWith('unchanged'),
    refused: rowsWith('refused'),
    unknown: rowsWith('unknown'),
    failed: rowsWith('failed'),
  }
}

type Page = { after: number; limit: number }

/** Returns the next parcels of a bulk act. */
export const rowsAfter = async (db: Database, approvalId: string, { after, limit }: Page) =>
  await db
    .select()
    .from(approvalParcels)
    .where(and(eq(approvalParcels.approvalId, approvalId), gt(approvalParcels.position, after)))
    .orderBy(asc(approvalParcels.position))
    .limit(limit)

/** Returns the next parcels without a result. */
export const waitingAfter = async (db: Database, approvalId: string, { after, limit }: Page) =>
  await db
    .select()
    .from(approvalParcels)
    .where(
      and(
        eq(approvalParcels.approvalId, approvalId),
        isNull(approvalParcels.doneAt),
        gt(approvalParcels.position, after),
      ),
    )
    .orderBy(asc(approvalParcels.position))
    .limit(limit)

const isWaiting = ({ approvalId, position }: RequestRow) =>
  and(
    eq(approvalParcels.approvalId, approvalId),
    eq(approvalParcels.position, position),
    isNull(approvalParcels.doneAt),
  )

/** Locks a row for its move. @returns false if the row has a result, or another worker moves it */
export async function claimRow(tx: Database, row: RequestRow): Promise<boolean> {
  const claimed = await tx
    .select({ position: approvalParcels.position })
    .from(approvalParcels)
    .where(isWaiting(row))
    .for('update', { skipLocked: true })
  return claimed.length > 0
}

export async function storeResult(
  tx: Database,
  row: RequestRow,
  { now, ...result }: MoveResult & { now: Date },
) {
  await tx
    .update(approvalParcels)
    .set({ ...result, doneAt: now })
    .where(isWaiting(row))
}
