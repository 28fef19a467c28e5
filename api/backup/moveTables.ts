// Copies tables to another database in batches. Each batch is a transaction that also stores the progress, so that an
// interrupted move can be resumed without duplicates. Each row is transferred as the PostgreSQL text representation of
// the whole row.
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { recordProgress, readProgress } from './moveProgress.ts'

export type MovedTable = {
  schema: string
  name: string
  columns: string[]
  /** Columns of the primary key; batches are read in the order of this key. */
  key: { name: string; type: string }[]
}

/** Number of rows per batch. A batch of this size has a few hundred kilobytes of data. */
const batchRows = 1_000

const nameOf = ({ schema, name }: MovedTable) => sql`${sql.identifier(schema)}.${sql.identifier(name)}`
const listOf = (parts: SQL[]) => sql.join(parts, sql`, `)
const identifiers = (names: string[]) =>
  listOf(names.map((name) => sql.identifier(name)).map((identifier) => sql`${identifier}`))

/**
 * Returns all tables with their columns; a partitioned table includes the rows of its partitions. A table with a
 * foreign key comes after the referenced table.
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
    if (ready.length === 0) throw new Error('Foreign keys of the tables are circular.')
    ordered.push(...ready)
    for (const { name } of ready) done.add(name)
  }
  return ordered
}

/**
 * Copies a table, or resumes from the stored progress.
 * @param only SQL condition that selects the rows to copy from the source
 * @param onProgress called with the number of rows that have been copied so far
 * @returns the total number of rows
 */
export async function moveTable(
  source: Database,
  target: Database,
  {
    table,
    onProgress,
    only = sql`true`,
  }: { table: MovedTable; onProgress: (rows: number) => void; only?: SQL },
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
      await recordProgress(tx, progressKey, now)
    })
    onProgress(rows)
  }
  return rows
}

/**
 * Rows of a batch as text. No column of a table has the name `rowText` or `keyTexts`, so these names cause no conflict.
 */
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
 * Inserts a batch of rows with triggers disabled. The triggers of the ledger require that all rows of a ledger
 * transaction are inserted together, but these rows belong to two tables, which are copied in separate batches.
 */
async function addBatch(tx: Database, table: MovedTable, rows: string[]) {
  if (rows.length === 0) return
  const name = nameOf(table)
  await tx.execute(sql`alter table ${name} disable trigger user`)
  // Parses each row only once, in a subquery, because `(cast).*` would parse the row again for each column.
  await tx.execute(sql`
    insert into ${name} (${identifiers(table.columns)}) overriding system value
    select (one).* from (select line::${name} as one from unnest(${sql.param(rows)}::text[]) line offset 0) read`)
  await tx.execute(sql`alter table ${name} enable trigger user`)
}

/** Sets each sequence to the value that it has in the source. */
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
