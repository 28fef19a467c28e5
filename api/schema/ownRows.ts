// Reads and erases the rows of a table that belong to a member.
import { eq, getTableColumns, getTableName, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../store/store.ts'

export type ExportedRows = Record<string, unknown>[]

export type PersonalData = {
  /** Returns the member's rows for the data export, by table name and without internal columns. */
  exported: (db: Database, memberId: string) => Promise<Record<string, ExportedRows>>
  /** Erases the rows of the members. Call within the transaction that erases the members. */
  erase: (tx: Database, memberIds: string[], now: Date) => Promise<void>
}

/**
 * @param owner column with the member's id. The export omits columns with secrets and their hashes, and ids of staff
 */
export function ownRows(table: PgTable, owner: PgColumn): PersonalData {
  const columns = Object.entries<PgColumn>(getTableColumns(table))
  const publicColumns = Object.fromEntries(
    columns.filter(([name]) => !/(?:Hash|Secret)$/.test(name) && name !== 'staffId'),
  )
  return {
    exported: async (db, memberId) => ({
      [getTableName(table)]: await db.select(publicColumns).from(table).where(eq(owner, memberId)),
    }),
    erase: async (tx, memberIds) => void (await tx.delete(table).where(inArray(owner, memberIds))),
  }
}
