// Reads SQL migrations that drizzle-kit generated from all tables.ts, and directives in their leading comments.
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

/** Directives in the comments before the first statement. */
export type MigrationHead = {
  /** `-- baseline`: replaces all earlier migrations. Runs on an empty database only. */
  isBaseline: boolean
  /**
   * `-- oldest server: <migration>`: servers without that migration cannot run any more, because this migration removes
   * something that they use.
   */
  oldestServer?: string
  /** `-- outside a transaction`: for `create index concurrently`. Must be safe to repeat if it was interrupted. */
  isOutsideTransaction: boolean
}

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) })

/** @returns migrations of the folder, oldest first */
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

/** @param text content of a migration file */
export function readHead(text: string): MigrationHead {
  const [head = ''] = /^(?:--.*\n|\s*\n)*/.exec(`${text}\n`) ?? []
  return {
    isBaseline: /^-- baseline$/m.test(head),
    oldestServer: /^-- oldest server: (\S+)$/m.exec(head)?.[1],
    isOutsideTransaction: /^-- outside a transaction$/m.test(head),
  }
}
