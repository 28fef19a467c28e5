// Reads the SQL migrations that drizzle-kit has generated from all files tables.ts. Also reads directives in the
// comments at the start of a migration.
import * as z from 'zod/mini'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

export type Migration = {
  /** File name: `0001_add_rooms`. */
  name: string
  /** Creation time in milliseconds, by which drizzle identifies migrations in the database. */
  madeAt: number
  hash: string
  statements: readonly string[]
  head: MigrationHead
}

/** Directives in the comments before the first statement of a migration. */
export type MigrationHead = {
  /** `-- baseline`: this migration replaces all earlier migrations. It runs only on an empty database. */
  isBaseline: boolean
  /**
   * `-- oldest server: <migration>`: this migration removes something that older servers use. After it, only servers
   * whose release contains the migration `<migration>` can run.
   */
  oldestServer?: string
  /**
   * `-- outside a transaction`: runs without a transaction, as `create index concurrently` requires. An interrupted
   * migration runs again, so it must be idempotent.
   */
  isOutsideTransaction: boolean
}

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) })

/** @returns the migrations of the folder, oldest first */
export function readMigrations(folder: string): Migration[] {
  const journal = Journal.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')))
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis, hash }, index) => ({
    name: journal.entries[index]?.tag ?? '',
    madeAt: folderMillis,
    hash,
    statements: sql,
    head: readHead(sql[0] ?? ''),
  }))
}

/** @param text SQL text of a migration file */
export function readHead(text: string): MigrationHead {
  const [head = ''] = /^(?:--.*\n|\s*\n)*/.exec(`${text}\n`) ?? []
  return {
    isBaseline: /^-- baseline$/m.test(head),
    oldestServer: /^-- oldest server: (\S+)$/m.exec(head)?.[1],
    isOutsideTransaction: /^-- outside a transaction$/m.test(head),
  }
}
