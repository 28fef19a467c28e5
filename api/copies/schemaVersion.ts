// Determines the version of a database's tables.
import { sql } from 'drizzle-orm'
import { migrationsFolder, readMigrations } from '../store/migrations.ts'
import type { Database } from '../store/store.ts'

const ownMigrations = () => readMigrations(migrationsFolder)

/** @returns creation times of applied migrations, oldest first */
export async function appliedMigrations(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ madeAt: number }>(
    sql`select created_at as "madeAt" from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map(({ madeAt }) => madeAt)
}

/** @returns the name of the newest migration, or its creation time if this release does not know it */
export async function schemaVersion(db: Database): Promise<string> {
  const newest = (await appliedMigrations(db)).at(-1)
  return ownMigrations().find(({ madeAt }) => madeAt === newest)?.name ?? String(newest)
}

/** Returns true if this release knows tables of that version, and can migrate them. */
export const isKnownVersion = (schema: string) => ownMigrations().some(({ name }) => name === schema)
