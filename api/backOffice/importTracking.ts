// Imports tracking numbers: marks each gift or redemption of the rows as shipped, as the webhook of the warehouse does.
// Rows are imported in batches, each in one transaction. If a batch fails, each of its rows has a separate transaction,
// so an invalid row does not affect other rows. An interrupted import can be repeated.
import { faultOf, type Log } from '../process/log.ts'
import type { Database } from '../store/store.ts'
import { fulfil } from './fulfil.ts'
import type { Actor } from './messages.ts'
import { shipTogether } from './shipTogether.ts'
import { planTracking, type PlannedParcel, type TrackingAction, type TrackingEffect } from './trackingPlan.ts'
import type { TrackedParcel, TrackingRow } from './trackingRows.ts'

export type { TrackingAction } from './trackingPlan.ts'

export type TrackingResult = TrackingEffect & { line: number }

type LoggingActor = Actor & { log: Log }

type Import = LoggingActor & {
  /** True if the import stores no changes, and the results describe the changes that the import would make. */
  isTrial: boolean
}

/** Number of rows in one transaction. Other transactions wait at most for this number of rows, about 0.1 s. */
const batchRows = 100

/** Yields one result for each row, in the order of the rows. */
export async function* importTracking(
  db: Database,
  rows: AsyncIterable<TrackingRow>,
  { isTrial, ...actor }: Import,
): AsyncGenerator<TrackingResult> {
  for await (const batch of batchesOf(rows)) {
    const readable = batch.flatMap((row) => ('parcel' in row ? [row] : []))
    const effects = isTrial ? await previewRows(db, readable) : await importRows(db, readable, actor)
    const byLine = new Map(effects.map((effect) => [effect.line, effect]))
    for (const row of batch)
      yield 'problem' in row
        ? { line: row.line, action: 'rejected', text: row.problem }
        : (byLine.get(row.line) ?? failure(row, 'no result'))
  }
}

async function* batchesOf(rows: AsyncIterable<TrackingRow>): AsyncGenerator<TrackingRow[]> {
  let batch: TrackingRow[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < batchRows) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

export type ReadableRow = { line: number; parcel: TrackedParcel }

/** Returns the effects that an import of the rows would have, without locks and changes. */
export async function previewRows(db: Database, rows: readonly ReadableRow[]): Promise<TrackingResult[]> {
  if (rows.length === 0) return []
  const planned = await planTracking(
    db,
    rows.map(({ parcel }) => parcel),
    { isLocking: false },
  )
  return resultsOf(rows, planned)
}

type Batch = LoggingActor & {
  /** Returns the rows that this import may process; called first in each transaction. */
  claim?: (tx: Database, rows: readonly ReadableRow[]) => Promise<readonly ReadableRow[]>
  /** Stores the results; called in the same transaction as the changes. */
  report?: (tx: Database, results: readonly TrackingResult[]) => Promise<unknown>
}

/** Imports rows in one transaction; if it fails, in one transaction for each row. @returns one result for each row */
export async function importRows(
  db: Database,
  rows: readonly ReadableRow[],
  batch: Batch,
): Promise<TrackingResult[]> {
  if (rows.length === 0) return []
  try {
    return await importTogether(db, rows, batch)
  } catch (error) {
    batch.log.warn({
      event: 'tracking_rows_failed',
      line: rows[0]?.line,
      count: rows.length,
      fault: faultOf(error),
      msg: `${rows.length} rows of an import of tracking numbers failed in one transaction; they are imported one by one.`,
    })
    const results: TrackingResult[] = []
    for (const row of rows) results.push(...(await importRow(db, row, batch)))
    return results
  }
}

async function importRow(db: Database, row: ReadableRow, batch: Batch): Promise<TrackingResult[]> {
  try {
    return await importTogether(db, [row], batch)
  } catch (error) {
    const { kind, id } = row.parcel.source
    batch.log.error({
      event: 'tracking_row_failed',
      line: row.line,
      subject: `${kind}:${id}`,
      fault: faultOf(error),
      msg: `Line ${row.line} of an import of tracking numbers failed. Import the file again.`,
    })
    const failed = failure(row, reasonOf(error))
    await batch.report?.(db, [failed])
    return [failed]
  }
}

async function importTogether(
  db: Database,
  rows: readonly ReadableRow[],
  { claim, report, ...actor }: Batch,
): Promise<TrackingResult[]> {
  return await db.transaction(async (tx) => {
    const claimed = claim ? await claim(tx, rows) : rows
    if (claimed.length === 0) return []
    const planned = await planTracking(
      tx,
      claimed.map(({ parcel }) => parcel),
      { isLocking: true },
    )
    await shipTogether(tx, planned.filter(isOf('ship')), actor)
    for (const { parcel } of planned.filter(isOf('change')))
      await fulfil(tx, { ...parcel, at: actor.now.toISOString(), state: 'shipped' }, actor)
    const results = resultsOf(claimed, planned)
    await report?.(tx, results)
    return results
  })
}

const isOf =
  (action: TrackingAction) =>
  (planned: PlannedParcel): boolean =>
    planned.action === action

const resultsOf = (rows: readonly ReadableRow[], planned: readonly PlannedParcel[]): TrackingResult[] =>
  rows.flatMap(({ line }, at) => {
    const plan = planned[at]
    return plan ? [{ line, action: plan.action, text: plan.text }] : []
  })

const failure = ({ line, parcel: { source } }: ReadableRow, reason: string): TrackingResult => ({
  line,
  action: 'rejected',
  text: `${source.kind} ${source.id} failed: ${reason}. Import the file again`,
})

/** Returns the message of the cause: the message of a failed query contains its parameters, such as addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}
