// Determines the schema version of a database by its migrations.
import { sql } from 'drizzle-orm'
import { migrationsFolder, readMigrations } from '../store/migrations.ts'
import type { Database } from '../store/store.ts'

const ownMigrations = () => readMigrations(migrationsFolder)

/** @returns creation times of the applied migrations in ms since 1970, oldest first */
export async function appliedMigrations(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ madeAt: number }>(
    sql`select created_at as "madeAt" from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map(({ madeAt }) => madeAt)
}

/** @returns the name of the newest migration; if this release does not contain the migration, its creation time */
export async function schemaVersion(db: Database): Promise<string> {
  const newest = (await appliedMigrations(db)).at(-1)
  return ownMigrations().find(({ madeAt }) => madeAt === newest)?.name ?? String(newest)
}

/** Returns true if this release knows the schema version, and can therefore migrate tables of that version. */
export const isKnownVersion = (schema: string) => ownMigrations().some(({ name }) => name === schema)
