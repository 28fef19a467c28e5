// Reads and updates the stored rows of an import of tracking numbers.
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { trackingRows } from '../../staff/tables.ts'
import type { Database } from '../../store/store.ts'
import type { ReadableRow, TrackingResult } from '../importTracking.ts'

/** Number of rows that one call imports. */
export const rowsPerCall = 500
/** Number of rows that are planned without a rest. */
export const rowsPerPortion = 50
/** Number of rows that are imported in one transaction, without a rest. */
export const rowsPerTransaction = 25

type Page = { after: number; limit: number }

export const waitingRows = async (db: Database, importId: string, { after, limit }: Page) =>
  await db
    .select()
    .from(trackingRows)
    .where(
      and(eq(trackingRows.importId, importId), isNull(trackingRows.doneAt), gt(trackingRows.line, after)),
    )
    .orderBy(asc(trackingRows.line))
    .limit(limit)

export function readableRow({
  line,
  kind,
  sourceId,
  carrier,
  trackingNumber,
  trackingUrl,
}: typeof trackingRows.$inferSelect): ReadableRow[] {
  if (kind === null || sourceId === null || carrier === null || trackingNumber === null) return []
  const source = { kind, id: sourceId }
  return [{ line, parcel: { source, carrier, trackingNumber, ...(trackingUrl !== null && { trackingUrl }) } }]
}

/** Locks the rows that have no result and that no other call imports. */
export async function claimRows(tx: Database, importId: string, rows: readonly ReadableRow[]) {
  const lines = rows.map(({ line }) => line)
  const free = await tx
    .select({ line: trackingRows.line })
    .from(trackingRows)
    .where(
      and(
        eq(trackingRows.importId, importId),
        inArray(trackingRows.line, lines),
        isNull(trackingRows.doneAt),
      ),
    )
    .orderBy(asc(trackingRows.line))
    .for('update', { skipLocked: true })
  const claimed = new Set(free.map(({ line }) => line))
  return rows.filter(({ line }) => claimed.has(line))
}

type Report = { results: readonly TrackingResult[]; doneAt: Date | null }

export async function updateRows(tx: Database, importId: string, { results, doneAt }: Report) {
  const lines = sql.param(results.map(({ line }) => line))
  const actions = sql.param(results.map(({ action }) => action))
  const texts = sql.param(results.map(({ text }) => sentence(text)))
  await tx.execute(sql`
    update ${trackingRows} set action = result.action, text = result.text, done_at = ${doneAt?.toISOString() ?? null}::timestamptz
    from unnest(${lines}::integer[], ${actions}::text[], ${texts}::text[]) as result(line, action, text)
    where ${trackingRows.importId} = ${importId} and ${trackingRows.line} = result.line
      and ${trackingRows.doneAt} is null`)
}

export const sentence = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`
