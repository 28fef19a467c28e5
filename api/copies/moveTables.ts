// Copies tables to another database in batches. Each batch is a transaction that also stores the progress, so that an
// interrupted move can be resumed without duplicates. Rows are transferred as PostgreSQL's text representation of a
// whole row.
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { noteProgress, readProgress } from './moveProgress.ts'

export type MovedTable = {
  schema: string
  name: string
  columns: string[]
  /** Primary key, which orders the batches. */
  key: { name: string; type: string }[]
}

/** Rows per batch: some hundred kilobytes. */
const batchRows = 1_000

const nameOf = ({ schema, name }: MovedTable) => sql`${sql.identifier(schema)}.${sql.identifier(name)}`
const listOf = (parts: SQL[]) => sql.join(parts, sql`, `)
const identifiers = (names: string[]) =>
  listOf(names.map((name) => sql.identifier(name)).map((identifier) => sql`${identifier}`))

/**
 * Returns all tables with their columns, including rows of partitions; a table with a foreign key comes after the
 * referenced one.
 */
export async function tablesOf(db: Database): Promise<MovedTable[]> {
  const { rows: tables } = await db.execute<MovedTable>(sql`
    select 'public' as schema, c.relname as name,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null))
          order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname collate "C"`)
  const { rows: references } = await db.execute<{ from: string; to: string }>(sql`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`)
  return inOrder(tables, references)
}

function inOrder(tables: MovedTable[], references: { from: string; to: string }[]): MovedTable[] {
  const done = new Set<string>()
  const isReady = ({ name }: MovedTable) => references.every(({ from, to }) => from !== name || done.has(to))
  const ordered: MovedTable[] = []
  for (let rest = tables; rest.length > 0; rest = rest.filter(({ name }) => !done.has(name))) {
    const ready = rest.filter(isReady)
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.')
    ordered.push(...ready)
    for (const { name } of ready) done.add(name)
  }
  return ordered
}

/**
 * Copies a table, resuming from stored progress.
 * @param only condition for rows of the source
 * @param tell receives the number of rows copied so far
 * @returns the total number of rows
 */
export async function moveTable(
  source: Database,
  target: Database,
  { table, tell, only = sql`true` }: { table: MovedTable; tell: (rows: number) => void; only?: SQL },
): Promise<number> {
  const progressKey = `${table.schema}.${table.name}`
  let { lastKey, rows, isDone } = await readProgress(target, progressKey)
  while (!isDone) {
    const batch = await readBatch(source, table, { after: lastKey, only })
    lastKey = batch.at(-1)?.keyTexts ?? lastKey
    rows += batch.length
    isDone = batch.length < batchRows
    const now = { lastKey, rows, isDone }
    await target.transaction(async (tx) => {
      await addBatch(
        tx,
        table,
        batch.map(({ rowText }) => rowText),
      )
      await noteProgress(tx, progressKey, now)
    })
    tell(rows)
  }
  return rows
}

/** Column names are unusual, so that they cannot clash with those of the table. */
type Batch = { rowText: string; keyTexts: string[] }[]

async function readBatch(
  source: Database,
  table: MovedTable,
  { after, only }: { after: string[] | null; only: SQL },
): Promise<Batch> {
  const key = identifiers(table.key.map(({ name }) => name))
  const values = table.key.map(({ type }, index) => sql`${after?.[index] ?? null}::text::${sql.raw(type)}`)
  const isAfter = after ? sql`(${key}) > (${listOf(values)})` : sql`true`
  const texts = table.key.map(({ name }) => sql`${sql.identifier(name)}::text`)
  const { rows } = await source.execute<Batch[number]>(sql`
    select row(${identifiers(table.columns)})::text as "rowText", json_build_array(${listOf(texts)}) as "keyTexts"
    from ${nameOf(table)} where ${isAfter} and ${only} order by ${key} limit ${batchRows}`)
  return rows
}

/**
 * Disables triggers that validate single transactions of the ledger, because their rows arrive in batches of two
 * tables.
 */
async function addBatch(tx: Database, table: MovedTable, rows: string[]) {
  if (rows.length === 0) return
  const name = nameOf(table)
  await tx.execute(sql`alter table ${name} disable trigger user`)
  // Parses each row once: `(cast).*` would parse it again for each column.
  await tx.execute(sql`
    insert into ${name} (${identifiers(table.columns)}) overriding system value
    select (one).* from (select line::${name} as one from unnest(${sql.param(rows)}::text[]) line offset 0) read`)
  await tx.execute(sql`alter table ${name} enable trigger user`)
}

/** Sets sequences to their values in the source. */
export async function moveSequences(source: Database, target: Database) {
  const { rows } = await source.execute<{ name: string }>(
    sql`select sequencename as name from pg_sequences where schemaname = 'public'`,
  )
  for (const { name } of rows) {
    const { rows: at } = await source.execute<{ value: number; isCalled: boolean }>(
      sql`select last_value as value, is_called as "isCalled" from ${sql.identifier(name)}`,
    )
    await target.execute(sql`select setval(${name}::regclass, ${at[0]?.value}, ${at[0]?.isCalled})`)
  }
}
