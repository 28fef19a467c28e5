// Tells of which release the tables of a database are.
import { sql } from 'drizzle-orm'
import { migrationsFolder, readMigrations } from '../store/migrations.ts'
import type { Database } from '../store/store.ts'

const ownMigrations = () => readMigrations(migrationsFolder)

/** @returns when the migrations that it has had were made, the oldest first */
export async function appliedMigrations(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ madeAt: number }>(
    sql`select created_at as "madeAt" from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map(({ madeAt }) => madeAt)
}

/** @returns the name of the newest migration, or when it was made where this release does not have it */
export async function schemaVersion(db: Database): Promise<string> {
  const newest = (await appliedMigrations(db)).at(-1)
  return ownMigrations().find(({ madeAt }) => madeAt === newest)?.name ?? String(newest)
}

/** Whether this release knows tables of that version, and can bring them up to date. */
export const isKnownVersion = (schema: string) => ownMigrations().some(({ name }) => name === schema)
