// What a table holds of a member, for the export: every column by its name, except those that are named as secret.
import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './store.ts'

export type ExportedRows = Record<string, unknown>[]

/** A tag's part of the export: rows by the name of the table that holds them. */
export type Exporter = (db: Database, memberId: string) => Promise<Record<string, ExportedRows>>

type Owned = PgTable & { memberId: PgColumn }

/** @param without columns that are nobody's to see, such as hashes of secrets */
export async function ownRows<Table extends Owned>(
  db: Database,
  table: Table,
  memberId: string,
  without: (keyof Table['_']['columns'] & string)[] = [],
): Promise<Record<string, ExportedRows>> {
  const hidden = new Set<string>(without)
  const columns: Record<string, PgColumn> = getTableColumns<PgTable>(table)
  const shown = Object.fromEntries(Object.entries(columns).filter(([name]) => !hidden.has(name)))
  const rows = await db.select(shown).from<PgTable>(table).where(eq(table.memberId, memberId))
  return { [getTableName(table)]: rows }
}
