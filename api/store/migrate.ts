// Brings tables up to date, each migration by itself, and tells a server whether it can run on the tables that are there.
// drizzle's own migrator does all that is due in one transaction: in it no index can be made beside people who write, and every
// lock is held until the last table is done.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { readMigrations, type Migration } from './migrations.ts'
import { sqlState } from './sqlState.ts'
import { MigrationFailed, StoreUnavailable } from './unavailable.ts'

/** Milliseconds that a migration waits for a lock. Behind one that waits everybody waits, so it lets them by and comes again. */
const lockTimeout = 1_000
/** How often it comes, a second apart: beyond the time after which the database ends what holds a lock in a transaction. */
const attempts = 60

const lockNotAvailable = '55P03'
const deadlockDetected = '40P01'
const undefinedTable = '42P01'

/**
 * Applies what is due of the folder. Not to be called by two at once.
 * @param db one connection, without limits
 * @throws MigrationFailed, or StoreUnavailable if the tables were made before the baseline
 */
export async function migrate(db: Database, folder: string) {
  await db.execute(sql`create schema if not exists drizzle`)
  // As drizzle's own migrator made it.
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
        `${migration.name} names an oldest server that is no migration: ${oldestServer}.`,
      )
    await apply(db, migration, oldestServerAt)
  }
}

/** @throws StoreUnavailable where the tables are older than this server, or too new for it */
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
      'The tables are newer than this server, and it cannot run on them: start the release that they were brought up to date by.',
    )
}

/** The migrations that a baseline replaced are gone: a database that they made cannot be migrated. */
function refuseBeforeBaseline(migrations: readonly Migration[], applied: ReadonlySet<number>) {
  const baseline = migrations.find(({ head }) => head.isBaseline)
  if (!baseline || applied.size === 0 || applied.has(baseline.madeAt)) return
  throw new StoreUnavailable(
    `The tables were made before ${baseline.name} and cannot be migrated: use an empty database, by another DATABASE_URL or DATA_FOLDER.`,
  )
}

const appliedOn = async (db: Database) =>
  new Set(await numbersOf(db, sql`select created_at as number from drizzle.__drizzle_migrations`))

/** None where there is no such table: nobody has migrated this database yet, or nobody who kept it. */
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
    await (head.isOutsideTransaction ? run(db) : whenOthersLetGo(runWhole))
  } catch (error) {
    const end = head.isOutsideTransaction
      ? 'ended half-way, and can be run again'
      : 'failed, and nothing of it was done'
    throw new MigrationFailed(`The migration ${name} ${end}: ${messageOf(error)}.`, { cause: error })
  }
}

async function whenOthersLetGo(work: () => Promise<void>) {
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

/** What the database said, without drizzle's own words around it. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : messageOf(error.cause)
}
