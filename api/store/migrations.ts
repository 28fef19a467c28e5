// Reads the SQL that drizzle-kit made of every folder's tables.ts, and what the head of a file says besides.
import * as z from 'zod/mini'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

export type Migration = {
  /** The name of its file: `0001_add_rooms`. */
  name: string
  /** When it was made, in milliseconds: by this drizzle tells them apart in the database. */
  madeAt: number
  hash: string
  statements: readonly string[]
  head: MigrationHead
}

/** What the comments before the first statement say. */
export type MigrationHead = {
  /** `-- baseline`: replaces all earlier migrations. Runs on an empty database only. */
  isBaseline: boolean
  /** `-- oldest server: <migration>`: it takes away what servers use that do not have that migration. */
  oldestServer?: string
  /** `-- outside a transaction`: for `create index concurrently`. It can be run again where it ended half-way. */
  isOutsideTransaction: boolean
}

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) })

/** @returns the migrations of the folder, the oldest first */
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

/** @param text of a migration's file */
export function readHead(text: string): MigrationHead {
  const [head = ''] = /^(?:--.*\n|\s*\n)*/.exec(`${text}\n`) ?? []
  return {
    isBaseline: /^-- baseline$/m.test(head),
    oldestServer: /^-- oldest server: (\S+)$/m.exec(head)?.[1],
    isOutsideTransaction: /^-- outside a transaction$/m.test(head),
  }
}
