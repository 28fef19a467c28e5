// Exports and erases all data of a member. Finds tables with a `member_id` in the schema, so that a new table is
// included automatically. exceptions.ts defines how tables that need other handling are exported and erased.
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import * as schema from './schema.ts'
import { exceptions } from './exceptions.ts'
import { ownRows, type PersonalData } from './ownRows.ts'

export const personalData: readonly PersonalData[] = Object.values<unknown>(schema)
  .filter((each) => is(each, PgTable))
  .toSorted((a, b) => (getTableName(a) < getTableName(b) ? -1 : 1))
  .flatMap((table) => exceptions.get(table) ?? rowsByMemberId(table))

function rowsByMemberId(table: PgTable): PersonalData[] {
  const { memberId }: Record<string, PgColumn> = getTableColumns(table)
  return memberId ? [ownRows(table, memberId)] : []
}
