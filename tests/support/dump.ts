// Reads the complete contents of a database, as an attacker with a leaked copy could.
import { sql } from 'drizzle-orm'
import type { Store } from '#api/store/store.ts'

/** Returns the rows of each table as text. */
export async function dumpOf({ db }: Store): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const dump = new Map<string, string>()
  for (const { name } of rows) {
    const { rows: lines } = await db.execute<{ line: string }>(
      sql`select one::text as line from ${sql.identifier(name)} one`,
    )
    dump.set(name, lines.map(({ line }) => line).join('\n'))
  }
  return dump
}
