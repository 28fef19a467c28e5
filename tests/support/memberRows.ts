// Inserts a row of a member into every table with a member column, so that tests of erasure cover all tables.
import { sql } from 'drizzle-orm'
import { grant } from '#api/ledger/ledger.ts'
import type { Store } from '#api/store/store.ts'

type Column = { table: string; name: string; type: string; nullable: boolean; filled: boolean }
type Value = string | number | boolean

/** Names of columns that contain a member id. */
const ofMember = /^(\w+_)?member_id$/

/** Lists the columns of all tables that contain a member id. */
export async function memberColumns(store: Store) {
  return (await columnsOf(store)).filter(({ name }) => ofMember.test(name))
}

/**
 * Inserts a generated row of the member into each table that has no row of the member.
 * @returns the tables with new rows
 */
export async function fillTables(store: Store, memberId: string): Promise<string[]> {
  const columns = await columnsOf(store)
  const tables = new Set((await memberColumns(store)).map(({ table }) => table))
  // The ledger does not accept generated rows.
  const coin = {
    memberId,
    currency: 'coins',
    amount: 1,
    purpose: 'test',
    reference: `filled:${memberId}`,
  } as const
  await grant(store.db, { ...coin, occurredAt: new Date('2026-11-21T03:00:00.000Z') })
  const added: string[] = []
  for (const table of tables) {
    if (await countRows(store, table, { column: 'member_id', memberId })) continue
    const needed = columns.filter(
      (column) =>
        column.table === table && (ofMember.test(column.name) || !(column.nullable || column.filled)),
    )
    const values = needed.map((column) => sql`${valueFor(column, memberId)}`)
    const names = needed.map(({ name }) => sql.identifier(name))
    const insert = sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`
    try {
      await store.db.transaction(async (tx) => {
        // Disable foreign keys, because the referenced rows do not exist.
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(insert)
      })
    } catch (cause) {
      throw new Error(`Row for ${table} cannot be generated: insert one before the generated rows.`, {
        cause,
      })
    }
    added.push(table)
  }
  return added
}

/** Lists the columns that still contain the member's id, as `table.column`. */
export async function leftOf(store: Store, memberId: string): Promise<string[]> {
  const left: string[] = []
  for (const { table, name } of await memberColumns(store))
    if (await countRows(store, table, { column: name, memberId })) left.push(`${table}.${name}`)
  return left
}

async function countRows(
  { db }: Store,
  table: string,
  { column, memberId }: { column: string; memberId: string },
) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} = ${memberId}`,
  )
  return rows[0]?.count ?? 0
}

async function columnsOf({ db }: Store): Promise<Column[]> {
  const { rows } = await db.execute<Column>(sql`
    select table_name as "table", column_name as name, data_type as type, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    order by table_name, ordinal_position`)
  return rows
}

function valueFor({ table, name, type }: Column, memberId: string): Value {
  if (ofMember.test(name)) return memberId
  if (type === 'text') return `${table}-${name}-of-${memberId}`
  if (type === 'boolean') return false
  if (type === 'jsonb') return '{}'
  if (type === 'date') return '2026-11-21'
  if (type.startsWith('timestamp')) return '2026-11-21T03:00:00.000Z'
  if (/int|numeric|double|real/.test(type)) return 1
  throw new Error(`valueFor() has no value for ${table}.${name} of type ${type}: add one.`)
}
