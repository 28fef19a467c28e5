// Stores an uploaded CSV file with tracking numbers, and plans its rows.
import { desc, eq } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { recordActs } from '../../audit/recordActs.ts'
import { actorOf } from '../../staff/sessions.ts'
import { trackingImports, trackingRows } from '../../staff/tables.ts'
import { newId } from '../../store/id.ts'
import { insertRows } from '../../store/insertRows.ts'
import { hashOf } from '../../store/secrets.ts'
import type { Database } from '../../store/store.ts'
import { Stopped } from '../commandLine.ts'
import { previewRows } from '../importTracking.ts'
import { readTrackingText, type TrackingRow } from '../trackingRows.ts'
import { readableRow, rowsPerPortion, sentence, updateRows, waitingRows } from './importRows.ts'
import { readImport } from './imports.ts'
import type { StaffActor } from './open.ts'
import { paced } from './paced.ts'

type Schemas = components['schemas']
type NewRow = typeof trackingRows.$inferInsert

/** Number of earlier imports of the same file that are searched for one that has not ended. */
const earlierImports = 10

/**
 * Stores the rows of a file with their plan. Continues an import of the same file that has not ended.
 * @returns the import, or the reason for which the file cannot be read
 */
export async function startImport(
  db: Database,
  { csv, fileName }: Schemas['StartTrackingImportRequest'],
  { staff, now }: StaffActor,
): Promise<Schemas['StartedTrackingImport']> {
  const fileHash = hashOf(csv)
  const unfinished = await unfinishedImport(db, fileHash)
  if (unfinished !== undefined) {
    await planAgain(db, unfinished)
    return { problem: null, import: await readImport(db, unfinished, now) }
  }
  const id = newId()
  try {
    const rows = await storeRows(db, csv, { id, now })
    if (rows === 0) throw new Stopped('The file has no rows.')
    await db.transaction(async (tx) => {
      await tx
        .insert(trackingImports)
        .values({ id, staffId: staff.id, fileName: fileName ?? null, fileHash, rows, startedAt: now })
      await recordActs(tx, now, { what: 'tracking-uploaded', by: actorOf(staff), subject: `import:${id}` })
    })
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    await db.delete(trackingRows).where(eq(trackingRows.importId, id))
    return { problem: error.message, import: null }
  }
  return { problem: null, import: await readImport(db, id, now) }
}

/** @returns the id of an import of the same file that has waiting rows */
async function unfinishedImport(db: Database, fileHash: string): Promise<string | undefined> {
  const rows = await db
    .select({ id: trackingImports.id })
    .from(trackingImports)
    .where(eq(trackingImports.fileHash, fileHash))
    .orderBy(desc(trackingImports.id))
    .limit(earlierImports)
  for (const { id } of rows) {
    const [waiting] = await waitingRows(db, id, { after: 0, limit: 1 })
    if (waiting) return id
  }
  return undefined
}

/** Updates the plan of waiting rows, because parcels may have changed since the upload. */
async function planAgain(db: Database, importId: string) {
  for (let after = 0; ;) {
    const rows = await waitingRows(db, importId, { after, limit: rowsPerPortion })
    const last = rows.at(-1)
    if (!last) return
    await paced(async () => {
      const results = await previewRows(db, rows.flatMap(readableRow))
      await updateRows(db, importId, { results, doneAt: null })
    })
    after = last.line
  }
}

/**
 * Stores and plans the rows in small statements, so that an upload of many rows holds no long transaction. An upload
 * that is interrupted leaves rows without an import, which expire.
 * @returns the number of rows
 */
async function storeRows(db: Database, csv: string, { id, now }: { id: string; now: Date }): Promise<number> {
  let rows = 0
  let batch: TrackingRow[] = []
  const store = async () => {
    if (batch.length > 0)
      await db.execute(insertRows(trackingRows, await plannedRows(db, batch, { id, now })))
    rows += batch.length
    batch = []
  }
  for await (const row of readTrackingText(csv)) {
    batch.push(row)
    if (batch.length >= rowsPerPortion) await paced(store)
  }
  await store()
  return rows
}

async function plannedRows(
  db: Database,
  rows: readonly TrackingRow[],
  { id: importId, now: startedAt }: { id: string; now: Date },
): Promise<NewRow[]> {
  const readable = rows.flatMap((row) => ('parcel' in row ? [row] : []))
  const plans = new Map((await previewRows(db, readable)).map((plan) => [plan.line, plan]))
  return rows.map((row) => {
    const { line } = row
    if ('problem' in row)
      return {
        importId,
        line,
        startedAt,
        doneAt: startedAt,
        action: 'rejected',
        text: sentence(row.problem),
      }
    const { source, ...tracking } = row.parcel
    const { action = 'rejected', text = '' } = plans.get(line) ?? {}
    return {
      importId,
      line,
      startedAt,
      kind: source.kind,
      sourceId: source.id,
      ...tracking,
      action,
      text: sentence(text),
    }
  })
}
