// Builds inserts of many rows with one JSON parameter. Drizzle's insert has a parameter for each value: to build it
// takes several times the CPU time, and blocks other requests of the process.
import { getTableColumns, sql, type InferInsertModel, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * Returns an insert statement without `on conflict`. A column that only some rows contain is null in the other rows; a
 * column that no row contains has its default.
 */
export function insertRows<Table extends PgTable>(
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): SQL {
  const keys = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(([key]) => keys.has(key))
  const list = (parts: SQL[]) => sql.join(parts, sql`, `)
  const names = columns.map(([, column]) => sql`${sql.identifier(column.name)}`)
  const values = columns.map(([key]) => sql`${sql.identifier(key)}`)
  const types = columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`)
  return sql`insert into ${table} (${list(names)})
    select ${list(values)} from json_to_recordset(${JSON.stringify(rows)}::json) as new_rows (${list(types)})`
}
