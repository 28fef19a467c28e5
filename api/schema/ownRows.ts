// The rows of a table that belong to a member, to be handed to a member who asks for them, and to be erased with the member.
import { eq, getTableColumns, getTableName, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../store/store.ts'

export type ExportedRows = Record<string, unknown>[]

export type PersonalData = {
  /** Everything of the member, rows by the name of their table, without what is nobody's to see. */
  exported: (db: Database, memberId: string) => Promise<Record<string, ExportedRows>>
  /** Called in the transaction that erases the members. */
  erase: (tx: Database, memberIds: string[], now: Date) => Promise<void>
}

/** @param owner the column that holds the member's id; hashes are secrets, whatever they are of, and stay */
export function ownRows(table: PgTable, owner: PgColumn): PersonalData {
  const columns = Object.entries<PgColumn>(getTableColumns(table))
  const publicColumns = Object.fromEntries(columns.filter(([name]) => !name.endsWith('Hash')))
  return {
    exported: async (db, memberId) => ({
      [getTableName(table)]: await db.select(publicColumns).from(table).where(eq(owner, memberId)),
    }),
    erase: async (tx, memberIds) => void (await tx.delete(table).where(inArray(owner, memberIds))),
  }
}
