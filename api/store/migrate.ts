// Applies each migration in a separate transaction, and checks whether a server can run on the existing tables.
// drizzle's migrator runs all migrations in one transaction, which prevents concurrent index creation and holds locks
// until the last table is done.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { readMigrations, type Migration } from './migrations.ts'
import { sqlState } from './sqlState.ts'
import { MigrationFailed, StoreUnavailable } from './unavailable.ts'

/**
 * Time in milliseconds for which a migration waits for a lock. Other statements queue behind a waiting migration, so it
 * gives up after this time and retries later.
 */
const lockTimeout = 1_000
/**
 * Number of attempts of a migration to get a lock, one second apart. Together they take longer than any transaction can
 * hold a lock, because a timeout of the database ends long transactions.
 */
const attempts = 60

const lockNotAvailable = '55P03'
const deadlockDetected = '40P01'
const undefinedTable = '42P01'

/**
 * Applies the migrations of the folder that are not applied yet. Must not run concurrently.
 * @param db a single connection without timeouts
 * @throws MigrationFailed if a migration fails; StoreUnavailable if the tables were created before the baseline
 * migration
 */
export async function migrate(db: Database, folder: string) {
  await db.execute(sql`create schema if not exists drizzle`)
  // Creates the table with the same definition as drizzle's migrator.
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  await db.execute(
    sql`create table if not exists drizzle.oldest_servers (migration text primary key, oldest_server bigint not null)`,
  )
  const migrations = readMigrations(folder)
  const applied = await appliedOn(db)
  refuseBeforeBaseline(migrations, applied)
  const madeAt = new Map(migrations.map((migration) => [migration.name, migration.madeAt]))
  for (const migration of migrations) {
    if (applied.has(migration.madeAt)) continue
    const { oldestServer } = migration.head
    const oldestServerAt = oldestServer === undefined ? undefined : madeAt.get(oldestServer)
    if (oldestServer !== undefined && oldestServerAt === undefined)
      throw new MigrationFailed(
        `Migration ${migration.name} has an unknown oldest server ${oldestServer}: use the name of a migration.`,
      )
    await apply(db, migration, oldestServerAt)
  }
}

/**
 * @throws StoreUnavailable if migrations of this server are not applied yet, or if a later migration requires a newer
 * server
 */
export async function refuseOtherTables(db: Database, folder: string) {
  const migrations = readMigrations(folder)
  const migrationTimes = migrations.map(({ madeAt }) => madeAt)
  const applied = await appliedOn(db)
  refuseBeforeBaseline(migrations, applied)
  if (!migrationTimes.every((madeAt) => applied.has(madeAt)))
    throw new StoreUnavailable('The tables are older than this server: run `npm run migrate`.')
  const oldestServers = await numbersOf(db, sql`select oldest_server as number from drizzle.oldest_servers`)
  if (!oldestServers.every((madeAt) => migrationTimes.includes(madeAt)))
    throw new StoreUnavailable(
      'The tables are newer than this server supports: start the release that migrated them.',
    )
}

/**
 * Rejects a database whose tables were created by migrations that the baseline replaced, because such a database cannot
 * be migrated.
 */
function refuseBeforeBaseline(migrations: readonly Migration[], applied: ReadonlySet<number>) {
  const baseline = migrations.find(({ head }) => head.isBaseline)
  if (!baseline || applied.size === 0 || applied.has(baseline.madeAt)) return
  throw new StoreUnavailable(
    `The tables are older than ${baseline.name} and cannot be migrated: set DATABASE_URL or DATA_FOLDER to an empty database.`,
  )
}

const appliedOn = async (db: Database) =>
  new Set(await numbersOf(db, sql`select created_at as number from drizzle.__drizzle_migrations`))

/** Returns an empty list if the table does not exist, as on a new database. */
async function numbersOf(db: Database, select: ReturnType<typeof sql>): Promise<number[]> {
  try {
    const { rows } = await db.execute<{ number: number }>(select)
    return rows.map(({ number }) => number)
  } catch (error) {
    if (sqlState(error) === undefinedTable) return []
    throw error
  }
}

async function apply(db: Database, migration: Migration, oldestServerAt: number | undefined) {
  const { name, madeAt, hash, statements, head } = migration
  const run = async (on: Database) => {
    for (const statement of statements) await on.execute(sql.raw(statement))
    if (oldestServerAt !== undefined)
      await on.execute(
        sql`insert into drizzle.oldest_servers values (${name}, ${oldestServerAt}) on conflict do nothing`,
      )
    await on.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${madeAt})`,
    )
  }
  const runWhole = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = ${lockTimeout}`))
      await run(tx)
    })
  try {
    await (head.isOutsideTransaction ? run(db) : retryWhileLocked(runWhole))
  } catch (error) {
    const end = head.isOutsideTransaction
      ? 'failed after some of its statements'
      : 'failed and was rolled back'
    throw new MigrationFailed(
      `Migration ${name} ${end}: ${messageOf(error)}. Fix the cause, then run it again.`,
      { cause: error },
    )
  }
}

async function retryWhileLocked(work: () => Promise<void>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isHeld = [lockNotAvailable, deadlockDetected].includes(sqlState(error) ?? '')
      if (!isHeld || attempt === attempts) throw error
      await pause(1_000)
    }
  }
}

/** Returns the error message of the database, without the message of drizzle's wrapper. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : messageOf(error.cause)
}
