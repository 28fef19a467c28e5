// What a tag keeps of members: to be handed to a member who asks for it, and to be erased with her. Each tag says it in
// its own belongings.ts, all of them stand in api/belongings.ts, and tests find tables that were forgotten.
import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './store.ts'

export type ExportedRows = Record<string, unknown>[]

export type Belongings = {
  /** Everything of the member, rows by the name of their table, without what is nobody's to see. */
  exported: (db: Database, memberId: string) => Promise<Record<string, ExportedRows>>
  /** Called in the transaction that erases her. */
  erase: (tx: Database, memberId: string) => Promise<void>
}

type Owned = PgTable & { memberId: PgColumn }

/** A table whose rows belong to the member in `member_id`. @param without columns that are secret, such as hashes */
export function rowsOf<Table extends Owned>(
  table: Table,
  without: (keyof Table['_']['columns'] & string)[] = [],
): Belongings {
  const hidden = new Set<string>(without)
  const columns: Record<string, PgColumn> = getTableColumns<PgTable>(table)
  const shown = Object.fromEntries(Object.entries(columns).filter(([name]) => !hidden.has(name)))
  return {
    async exported(db, memberId) {
      const rows = await db.select(shown).from<PgTable>(table).where(eq(table.memberId, memberId))
      return { [getTableName(table)]: rows }
    },
    erase: async (tx, memberId) => void (await tx.delete(table).where(eq(table.memberId, memberId))),
  }
}
