// Imports of tracking numbers in the back office. The rows of the file are stored with their plan. Each call of the
// browser imports the next rows, so an import continues after an interruption, and several browsers can run it. A job
// runs imports that need an approval.
import { and, asc, count, eq, gt, sql } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Log } from '../../process/log.ts'
import { actorOf } from '../../staff/sessions.ts'
import { trackingImports, trackingRows } from '../../staff/tables.ts'
import type { Database } from '../../store/store.ts'
import { importRows, type ReadableRow, type TrackingResult } from '../importTracking.ts'
import { approvalOfImport } from './importApproval.ts'
import {
  claimRows,
  readableRow,
  rowsPerCall,
  rowsPerTransaction,
  updateRows,
  waitingRows,
} from './importRows.ts'
import type { StaffActor } from './open.ts'
import { paced } from './paced.ts'

type Schemas = components['schemas']

/** Returns the counts of an import. @throws NOT_FOUND */
export async function readImport(db: Database, id: string, now: Date): Promise<Schemas['TrackingImport']> {
  const [row] = await db.select().from(trackingImports).where(eq(trackingImports.id, id))
  if (!row) return refuse('NOT_FOUND')
  const counts = await db
    .select({
      action: trackingRows.action,
      isWaiting: sql<boolean>`${trackingRows.doneAt} is null`,
      rows: count(),
    })
    .from(trackingRows)
    .where(eq(trackingRows.importId, id))
    .groupBy(trackingRows.action, sql`${trackingRows.doneAt} is null`)
  const countsOf = (isWaiting: boolean) => {
    const rowsWith = (action: Schemas['TrackingRowAction']) =>
      counts.find((each) => each.action === action && each.isWaiting === isWaiting)?.rows ?? 0
    return {
      ship: rowsWith('ship'),
      change: rowsWith('change'),
      unchanged: rowsWith('unchanged'),
      rejected: rowsWith('rejected'),
    }
  }
  const planned = countsOf(true)
  return {
    id,
    fileName: row.fileName,
    rows: row.rows,
    planned,
    done: countsOf(false),
    waiting: planned.ship + planned.change + planned.unchanged + planned.rejected,
    startedAt: row.startedAt.toISOString(),
    approval: await approvalOfImport(db, row, now),
  }
}

type Run = StaffActor & { log: Log }

/**
 * Imports the next rows. Rows that another call imports concurrently are skipped.
 * @throws NOT_FOUND, and FORBIDDEN if the import has not been approved
 */
export async function runImport(
  db: Database,
  id: string,
  { staff, now, log }: Run,
): Promise<Schemas['TrackingImport']> {
  const { approval } = await readImport(db, id, now)
  if (approval && approval.decision !== 'approved') refuse('FORBIDDEN')
  const waiting = await waitingRows(db, id, { after: 0, limit: rowsPerCall })
  const rows = waiting.flatMap(readableRow)
  const batch = {
    by: actorOf(staff),
    now,
    log,
    claim: (tx: Database, claimed: readonly ReadableRow[]) => claimRows(tx, id, claimed),
    report: (tx: Database, results: readonly TrackingResult[]) =>
      updateRows(tx, id, { results, doneAt: now }),
  }
  for (let at = 0; at < rows.length; at += rowsPerTransaction)
    await paced(async () => await importRows(db, rows.slice(at, at + rowsPerTransaction), batch))
  return await readImport(db, id, now)
}

type RowPage = {
  action?: Schemas['TrackingRowAction'] | undefined
  cursor?: string | undefined
  limit: number
}

/** Returns a page of the rows of an import, in the order of the file. @throws NOT_FOUND, BAD_REQUEST */
export async function listRows(
  db: Database,
  importId: string,
  { action, cursor, limit }: RowPage,
): Promise<Schemas['TrackingRowList']> {
  const isCursor = cursor === undefined || /^\d{1,9}$/.test(cursor)
  if (!isCursor) refuse('BAD_REQUEST', { reasons: [{ code: 'FORMAT', field: 'cursor' }] })
  const [exists] = await db.select().from(trackingImports).where(eq(trackingImports.id, importId))
  if (!exists) return refuse('NOT_FOUND')
  const rows = await db
    .select()
    .from(trackingRows)
    .where(
      and(
        eq(trackingRows.importId, importId),
        action === undefined ? undefined : eq(trackingRows.action, action),
        cursor === undefined ? undefined : gt(trackingRows.line, Number(cursor)),
      ),
    )
    .orderBy(asc(trackingRows.line))
    .limit(limit + 1)
  const items = rows.slice(0, limit)
  return {
    items: items.map(({ line, doneAt, text, ...row }) => ({
      line,
      action: row.action,
      done: doneAt !== null,
      text,
    })),
    nextCursor: rows.length > limit ? String(items.at(-1)?.line ?? '') : null,
  }
}
