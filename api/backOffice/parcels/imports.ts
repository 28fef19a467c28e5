// Imports of tracking numbers in the back office. The rows of the file are stored with their plan. Each call of the
// browser imports the next rows, so an import continues after an interruption, and several browsers can run it.
import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { recordActs } from '../../audit/recordActs.ts'
import { actorOf } from '../../staff/sessions.ts'
import { trackingImports, trackingRows } from '../../staff/tables.ts'
import { newId } from '../../store/id.ts'
import { hashOf } from '../../store/secrets.ts'
import type { Database } from '../../store/store.ts'
import { Stopped } from '../commandLine.ts'
import { importRows, previewRows, type ReadableRow, type TrackingResult } from '../importTracking.ts'
import { readTrackingText, type TrackingRow } from '../trackingRows.ts'
import type { StaffActor } from './open.ts'
import { paced } from './paced.ts'

type Schemas = components['schemas']
type NewRow = typeof trackingRows.$inferInsert

/** Number of rows that one call imports. */
const rowsPerCall = 500
/** Number of rows that are planned or imported without a rest. */
const rowsPerPortion = 50
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
    return { problem: null, import: await readImport(db, unfinished) }
  }
  const id = newId()
  try {
    await db.transaction(async (tx) => {
      const rows = await storeRows(tx, csv, { id, now })
      if (rows === 0) throw new Stopped('The file has no rows.')
      await tx
        .insert(trackingImports)
        .values({ id, staffId: staff.id, fileName: fileName ?? null, fileHash, rows, startedAt: now })
      await recordActs(tx, now, { what: 'tracking-uploaded', by: actorOf(staff), subject: `import:${id}` })
    })
  } catch (error) {
    if (error instanceof Stopped) return { problem: error.message, import: null }
    throw error
  }
  return { problem: null, import: await readImport(db, id) }
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

const waitingRows = async (
  db: Database,
  importId: string,
  { after, limit }: { after: number; limit: number },
) =>
  await db
    .select()
    .from(trackingRows)
    .where(
      and(eq(trackingRows.importId, importId), isNull(trackingRows.doneAt), gt(trackingRows.line, after)),
    )
    .orderBy(asc(trackingRows.line))
    .limit(limit)

/** @returns the number of rows */
async function storeRows(tx: Database, csv: string, { id, now }: { id: string; now: Date }): Promise<number> {
  let rows = 0
  let batch: TrackingRow[] = []
  const store = async () => {
    if (batch.length > 0) await tx.insert(trackingRows).values(await plannedRows(tx, batch, { id, now }))
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
  tx: Database,
  rows: readonly TrackingRow[],
  { id: importId, now: startedAt }: { id: string; now: Date },
): Promise<NewRow[]> {
  const readable = rows.flatMap((row) => ('parcel' in row ? [row] : []))
  const plans = new Map((await previewRows(tx, readable)).map((plan) => [plan.line, plan]))
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

const sentence = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`

/** Returns the counts of an import. @throws NOT_FOUND */
export async function readImport(db: Database, id: string): Promise<Schemas['TrackingImport']> {
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
  }
}

/** Imports the next rows. Rows that another call imports concurrently are skipped. @throws NOT_FOUND */
export async function runImport(
  db: Database,
  id: string,
  { staff, now }: StaffActor,
): Promise<Schemas['TrackingImport']> {
  const waiting = await waitingRows(db, id, { after: 0, limit: rowsPerCall })
  const rows = waiting.flatMap(readableRow)
  const batch = {
    by: actorOf(staff),
    now,
    claim: (tx: Database, claimed: readonly ReadableRow[]) => claimRows(tx, id, claimed),
    report: (tx: Database, results: readonly TrackingResult[]) =>
      updateRows(tx, id, { results, doneAt: now }),
  }
  for (let at = 0; at < rows.length; at += rowsPerPortion)
    await paced(async () => await importRows(db, rows.slice(at, at + rowsPerPortion), batch))
  return await readImport(db, id)
}

function readableRow({
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

async function claimRows(tx: Database, importId: string, rows: readonly ReadableRow[]) {
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

async function updateRows(tx: Database, importId: string, { results, doneAt }: Report) {
  const lines = sql.param(results.map(({ line }) => line))
  const actions = sql.param(results.map(({ action }) => action))
  const texts = sql.param(results.map(({ text }) => sentence(text)))
  await tx.execute(sql`
    update ${trackingRows} set action = result.action, text = result.text, done_at = ${doneAt?.toISOString() ?? null}::timestamptz
    from unnest(${lines}::integer[], ${actions}::text[], ${texts}::text[]) as result(line, action, text)
    where ${trackingRows.importId} = ${importId} and ${trackingRows.line} = result.line
      and ${trackingRows.doneAt} is null`)
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
