// Moves a hub from the embedded database to PostgreSQL: rows, sequences, files and jobs. Other processes cannot write
// to the source database, because this process holds its lock. A marker file prevents servers from opening it later.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { isConfigured } from '../integrations/isConfigured.ts'
import { openDiskFileStore, uploadsIn } from '../integrations/diskFileStore.ts'
import { openS3FileStore } from '../integrations/s3FileStore.ts'
import { openQueue } from '../jobs/queue.ts'
import type { Config } from '../process/config.ts'
import { openEmbedded } from '../store/embedded.ts'
import { readMoveMarker, writeMoveMarker, type MoveMarker } from '../store/moveMarker.ts'
import { openPostgres } from '../store/postgres.ts'
import { StoreUnavailable, type Database, type Store } from '../store/store.ts'
import { moveFiles } from './moveFiles.ts'
import { startMove, endMove, currentMove } from './moveProgress.ts'
import { moveSequences, moveTable, tablesOf, type MovedTable } from './moveTables.ts'
import { appliedMigrations } from './schemaVersion.ts'
import { differences, tableNames, withoutStatementTimeout, totalsOf, type Totals } from './totals.ts'

export type Moved = { source: Totals; target: Totals; missing: number }

/**
 * Moves the hub, or resumes an interrupted move. A call after a completed move has no effect.
 * @returns the totals of both databases, and the number of missing files; `undefined` if an earlier call has completed
 * the move
 * @throws StoreUnavailable if the source has no database, or if the target is not empty, has the schema of another
 * release or is used by another move
 */
export async function move(
  config: Config,
  databaseUrl: string,
  print: (line: string) => void,
): Promise<Moved | undefined> {
  const { DATA_FOLDER } = config
  const source = await openEmbedded(DATA_FOLDER, { evenMoved: true })
  try {
    const target = await openPostgres(databaseUrl, { answer: 0 })
    try {
      const { host, pathname } = new URL(databaseUrl)
      const marker = await agreeOnMove(source.db, target.db, { dataFolder: DATA_FOLDER, to: host + pathname })
      const moved = marker.isDone ? undefined : await moveAll(source, target, { config, say: print })
      // Marks the move as complete before it removes the stored progress from the target, because the removal may fail.
      if (moved) await writeMoveMarker(DATA_FOLDER, { ...marker, isDone: true })
      await endMove(target.db)
      return moved
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Starts a move. If source and target both contain a record of the same interrupted move, resumes this move. */
async function agreeOnMove(
  source: Database,
  target: Database,
  { dataFolder, to }: { dataFolder: string; to: string },
): Promise<MoveMarker> {
  const marker = readMoveMarker(dataFolder)
  if (marker && marker.to !== to)
    throw new StoreUnavailable(
      `This hub ${marker.isDone ? 'was' : 'is being'} moved to ${marker.to}: use that database instead of ${to}.`,
    )
  if (marker?.isDone) return marker
  const currentId = await currentMove(target)
  if (currentId) {
    if (currentId === marker?.id) return marker
    throw new StoreUnavailable(`Another hub is being moved to ${to}: use an empty database.`)
  }
  const [sourceMigrations, theirs] = [await appliedMigrations(source), await appliedMigrations(target)]
  if (sourceMigrations.join() !== theirs.join())
    throw new StoreUnavailable(
      `The tables at ${to} are of another release: run \`npm run migrate\` of this release on that database.`,
    )
  await refuseFilled(target, to)
  const started = marker ?? { id: randomUUID(), to, isDone: false }
  await writeMoveMarker(dataFolder, started)
  await startMove(target, started.id)
  return started
}

async function refuseFilled(target: Database, to: string) {
  for (const name of await tableNames(target)) {
    const { rows } = await target.execute(sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (rows.length > 0)
      throw new StoreUnavailable(
        `The database at ${to} is not empty, because ${name} has rows: use an empty database.`,
      )
  }
  if (
    (await hasQueue(target)) &&
    (await target.execute(sql`select 1 from pgboss.job limit 1`)).rows.length > 0
  )
    throw new StoreUnavailable(
      `The database at ${to} is not empty, because a worker has used it: use an empty database.`,
    )
}

async function hasQueue(db: Database) {
  const { rows } = await db.execute<{ isThere: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as "isThere"`,
  )
  return rows[0]?.isThere === true
}

async function moveAll(
  source: Store,
  target: Store,
  { config, say: print }: { config: Config; say: (line: string) => void },
): Promise<Moved> {
  const totals = await totalsOf(source.db)
  for (const table of await tablesOf(source.db)) {
    const of = totals.rows[table.name]
    const report = throttled((rows) => print(`${table.name}: ${rows} of ${of}`))
    const rows = await moveTable(source.db, target.db, { table, onProgress: report })
    print(`${table.name}: ${rows} rows`)
  }
  await moveSequences(source.db, target.db)
  print(`waiting and finished tasks: ${await moveTasks(source, target)}`)
  const missing = await moveFilesOf(config, source, { target, say: print })
  // Updates statistics for the query planner before the first requests.
  await withoutStatementTimeout(target.db, (tx) => tx.execute(sql`analyze`))
  const moved = await totalsOf(target.db)
  const mismatches = differences(totals, moved)
  if (mismatches.length > 0)
    throw new StoreUnavailable(
      `Moved data differs from the source: ${mismatches.join('; ')}. Keep the old hub, and report the differences.`,
    )
  return { source: totals, target: moved, missing }
}

function throttled(report: (count: number) => void) {
  let lastReport = performance.now()
  return (count: number) => {
    if (performance.now() - lastReport < 1_000) return
    lastReport = performance.now()
    report(count)
  }
}

/**
 * Copies background jobs, including failed jobs. Also copies jobs that were completed in the current hour or day, so
 * that they do not run a second time. Queues and schedules are not copied, because opening the job queue creates them.
 */
async function moveTasks(source: Store, target: Store): Promise<number> {
  if (!(await hasQueue(source.db))) return 0
  await (await openQueue(target, pino({ level: 'silent' }), { supervise: false })).close()
  const { rows: queues } = await target.db.execute<{ name: string }>(sql`select name from pgboss.queue`)
  const { rows: columns } = await target.db.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = 'pgboss.job'::regclass and attnum > 0 and not attisdropped order by attnum`)
  const jobs: MovedTable = {
    schema: 'pgboss',
    name: 'job',
    columns: columns.map(({ name }) => name),
    key: [{ name: 'id', type: 'uuid' }],
  }
  const isOurs = sql`name in (select json_array_elements_text(${JSON.stringify(queues.map(({ name }) => name))}::json))`
  return await moveTable(source.db, target.db, { table: jobs, onProgress: () => {}, only: isOurs })
}

/** @returns the number of files that are missing in both file stores */
async function moveFilesOf(
  config: Config,
  source: Store,
  { target, say: print }: { target: Store; say: (line: string) => void },
) {
  const folder = uploadsIn(config.DATA_FOLDER)
  if (!isConfigured(config, 'bucket')) {
    print(`files: not moved from ${folder}, because S3_URL is not set`)
    return 0
  }
  const bucket = openS3FileStore(config)
  await bucket.check()
  const report = throttled((files) => print(`files: ${files} in the bucket`))
  const { moved, missing } = await moveFiles(source.db, target.db, {
    from: openDiskFileStore(folder),
    to: bucket,
    onProgress: report,
  })
  print(`files: ${moved} in the bucket`)
  return missing
}
