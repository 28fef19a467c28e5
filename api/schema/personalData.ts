// Everything that is kept of a member: what is handed over when the member asks, and what is erased with the member. It is
// found by the schema, so that a new table with a `member_id` is part of it; the others are named.
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
