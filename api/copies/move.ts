// Moves a hub from the embedded database to PostgreSQL: rows, sequences, files and waiting tasks. No process writes to
// the source: this process holds its lock, and a mark in the folder prevents servers from opening it.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { isConfigured } from '../integrations/isConfigured.ts'
import { openDiskFileStore, uploadsIn } from '../integrations/diskFileStore.ts'
import { openS3FileStore } from '../integrations/s3FileStore.ts'
import { openQueue } from '../jobs/queue.ts'
import type { Config } from '../process/config.ts'
import { openEmbedded } from '../store/embedded.ts'
import { readMovedMark, writeMovedMark, type MovedMark } from '../store/movedMark.ts'
import { openPostgres } from '../store/postgres.ts'
import { StoreUnavailable, type Database, type Store } from '../store/store.ts'
import { moveFiles } from './moveFiles.ts'
import { beginMove, endMove, moveUnderWay } from './moveProgress.ts'
import { moveSequences, moveTable, tablesOf, type MovedTable } from './moveTables.ts'
import { appliedMigrations } from './schemaVersion.ts'
import { differences, tableNames, takingItsTime, totalsOf, type Totals } from './totals.ts'

export type Moved = { source: Totals; target: Totals; missing: number }

/**
 * May be repeated until it is done: resumes after an interruption.
 * @returns totals of both databases, and the number of missing files; `undefined` if the move was done before
 * @throws StoreUnavailable if there is no database to move, or the target is not suitable
 */
export async function move(
  config: Config,
  databaseUrl: string,
  say: (line: string) => void,
): Promise<Moved | undefined> {
  const { DATA_FOLDER } = config
  const source = await openEmbedded(DATA_FOLDER, { evenMoved: true })
  try {
    const target = await openPostgres(databaseUrl, { answer: 0 })
    try {
      const { host, pathname } = new URL(databaseUrl)
      const mark = await agreeOnMove(source.db, target.db, { dataFolder: DATA_FOLDER, to: host + pathname })
      const moved = mark.isDone ? undefined : await moveAll(source, target, { config, say })
      // The move is complete from here on, even if the cleanup of the target fails.
      if (moved) await writeMovedMark(DATA_FOLDER, { ...mark, isDone: true })
      await endMove(target.db)
      return moved
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Starts a move, or resumes one that both databases know. */
async function agreeOnMove(
  source: Database,
  target: Database,
  { dataFolder, to }: { dataFolder: string; to: string },
): Promise<MovedMark> {
  const mark = readMovedMark(dataFolder)
  if (mark && mark.to !== to)
    throw new StoreUnavailable(
      `This hub ${mark.isDone ? 'was' : 'is being'} moved to ${mark.to}, and not to ${to}.`,
    )
  if (mark?.isDone) return mark
  const underWay = await moveUnderWay(target)
  if (underWay) {
    if (underWay === mark?.id) return mark
    throw new StoreUnavailable(`Another hub is being moved to ${to}: name an empty database.`)
  }
  const [sourceMigrations, theirs] = [await appliedMigrations(source), await appliedMigrations(target)]
  if (sourceMigrations.join() !== theirs.join())
    throw new StoreUnavailable(
      `The tables at ${to} are of another release: run \`npm run migrate\` there, of this one.`,
    )
  await refuseFilled(target, to)
  const begun = mark ?? { id: randomUUID(), to, isDone: false }
  await writeMovedMark(dataFolder, begun)
  await beginMove(target, begun.id)
  return begun
}

async function refuseFilled(target: Database, to: string) {
  for (const name of await tableNames(target)) {
    const { rows } = await target.execute(sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (rows.length > 0)
      throw new StoreUnavailable(`The database at ${to} is not empty, ${name} has rows: name an empty one.`)
  }
  if (
    (await hasQueue(target)) &&
    (await target.execute(sql`select 1 from pgboss.job limit 1`)).rows.length > 0
  )
    throw new StoreUnavailable(
      `The database at ${to} is not empty, a worker has run on it: name an empty one.`,
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
  { config, say }: { config: Config; say: (line: string) => void },
): Promise<Moved> {
  const totals = await totalsOf(source.db)
  for (const table of await tablesOf(source.db)) {
    const of = totals.rows[table.name]
    const tell = atMostOnceASecond((rows) => say(`${table.name}: ${rows} of ${of}`))
    const rows = await moveTable(source.db, target.db, { table, tell })
    say(`${table.name}: ${rows} rows`)
  }
  await moveSequences(source.db, target.db)
  say(`tasks that wait or were done: ${await moveTasks(source, target)}`)
  const missing = await moveFilesOf(config, source, { target, say })
  // Updates statistics for the query planner before the first requests.
  await takingItsTime(target.db, (tx) => tx.execute(sql`analyze`))
  const moved = await totalsOf(target.db)
  const mismatches = differences(totals, moved)
  if (mismatches.length > 0)
    throw new StoreUnavailable(`What was moved is not what was there: ${mismatches.join('; ')}.`)
  return { source: totals, target: moved, missing }
}

function atMostOnceASecond(tell: (count: number) => void) {
  let lastReport = performance.now()
  return (count: number) => {
    if (performance.now() - lastReport < 1_000) return
    lastReport = performance.now()
    tell(count)
  }
}

/**
 * Copies tasks of the hub's queues, including failed ones and those that were done in the current hour or day, so that
 * they do not run again. The queues and schedules are created when the queue is opened.
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
  return await moveTable(source.db, target.db, { table: jobs, tell: () => {}, only: isOurs })
}

/** @returns number of files that are missing in both stores */
async function moveFilesOf(
  config: Config,
  source: Store,
  { target, say }: { target: Store; say: (line: string) => void },
) {
  const folder = uploadsIn(config.DATA_FOLDER)
  if (!isConfigured(config, 'bucket')) {
    say(`files: they stay in ${folder}, since no S3_URL names a bucket`)
    return 0
  }
  const bucket = openS3FileStore(config)
  await bucket.check()
  const tell = atMostOnceASecond((files) => say(`files: ${files} in the bucket`))
  const { moved, missing } = await moveFiles(source.db, target.db, {
    from: openDiskFileStore(folder),
    to: bucket,
    tell,
  })
  say(`files: ${moved} in the bucket`)
  return missing
}
