// Makes PostgreSQL plan queries for tables of any size. Each table gets a sample of its rows; its file and the files of
// its indexes are extended without writing data. PostgreSQL estimates row counts from the file length and the density
// of sampled pages.
import { chown, open } from 'node:fs/promises'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import type { Client } from 'pg'
import * as schema from '#api/schema/schema.ts'
import { owner } from '#scripts/postgres.ts'
import { documentedTables } from './documentedTables.ts'

/** Number of rows to insert; about as many as PostgreSQL samples for statistics. */
const sample = 20_000
const pageSize = 8192
/** Number of pages in one segment file: PostgreSQL splits tables larger than 1 GB. */
const segmentPages = 131_072

const sizes = new Map(documentedTables.map((table) => [table.name, table]))

function sizeOf(table: string) {
  const size = sizes.get(table)
  if (!size) throw new Error(`docs/tables.md does not name ${table}.`)
  return size
}

/** Returns the row count of a table for the given number of members. */
export function rowsWith(members: number, table: string): number {
  const { rows, lasts: unit } = sizeOf(table)
  return Math.round(unit ? rows * members : rows)
}

/**
 * Fills a migrated, empty database with sample data for the given number of members.
 * @param until time of the newest rows; expiry times are later
 * @returns the estimated row count of each table, partition and index
 */
export async function growTables(client: Client, members: number, until: Date): Promise<Map<string, number>> {
  const tables = Object.values<unknown>(schema).filter((each) => is(each, PgTable))
  await client.query('set session_replication_role = replica; set statement_timeout = 0')
  for (const table of tables) {
    const name = getTableName(table)
    for (const part of await partsOf(client, name))
      await client.query(`alter table ${part} set (autovacuum_enabled = off)`)
    const rows = rowsWith(members, name)
    await fill(client, table, { rows: Math.min(rows, sample), until })
  }
  // Write all changed pages to the files first: a later checkpoint would overwrite the extended files.
  await client.query('checkpoint')
  const rowsOf = new Map<string, number>()
  for (const table of tables.map(getTableName))
    for (const part of await partsOf(client, table))
      for (const { name, rows } of await extendFiles(client, part, growthOf(table, members)))
        rowsOf.set(name, rows)
  return rowsOf
}

async function fill(client: Client, table: PgTable, { rows, until }: { rows: number; until: Date }) {
  const { name, columns } = getTableConfig(table)
  const filled = columns.filter(({ generatedIdentity }) => !generatedIdentity)
  const names = filled.map((column) => `"${column.name}"`).join(', ')
  const values = filled.map((column) => valueOf(name, column, rows)).join(', ')
  await client.query(
    `with made as (select n, $1::timestamptz as until, $1::timestamptz - $3::interval * (1 - n::float8 / $2) as at
       from generate_series(1, $2::int) n)
     insert into ${name} (${names}) select ${values} from made`,
    [until.toISOString(), rows, lasts(name)],
  )
  for (const part of await partsOf(client, name)) await analyze(client, part)
}

/** Returns the tables that contain rows: the table itself, or its partitions. */
async function partsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ part: string }>(
    `select oid::regclass::text as part from pg_class where relkind = 'r'
       and (oid = $1::regclass or oid in (select relid from pg_partition_tree($1::regclass)))`,
    [table],
  )
  return rows.map(({ part }) => part)
}

async function analyze(client: Client, part: string) {
  await client.query(`analyze ${part}`)
  // In columns with many distinct values, such as member ids, the number of distinct values grows with the row count.
  // In other columns, such as kinds, it stays constant.
  const { rows: many } = await client.query<{ name: string; share: number }>(
    `select a.attname as name, n_distinct / reltuples::float8 as share
       from pg_class c join pg_namespace n on n.oid = relnamespace join pg_attribute a on attrelid = c.oid
         join pg_stats s on (s.schemaname, s.tablename, s.attname) = (n.nspname, c.relname, a.attname)
      where c.oid = $1::regclass and n_distinct > 100`,
    [part],
  )
  for (const { name: column, share } of many)
    await client.query(`alter table ${part} alter "${column}" set (n_distinct = ${-share})`)
  if (many.length > 0) await client.query(`analyze ${part}`)
}

/** Returns the age of the oldest rows of a table as an interval. */
const lasts = (table: string) => (sizeOf(table).lasts === 'at a time' ? '2 days' : '1 year')

const id = (n: string) =>
  `overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') placing '-' from 9 for 0) || '-7000-8000-' || lpad(to_hex(${n}), 12, '0')`

/** SQL expressions of columns whose value is not derived from the name and type of the column. */
const overrides: Readonly<Record<string, string>> = {
  'catalog_publications.number': 'n',
  'catalog_published_versions.number': 'n',
  'figure_days.day': 'until::date - n',
  'consents.purpose': `(array['marketingMail', 'marketingPhone', 'tracking'])[n % 3 + 1]`,
  'consents.granted': 'n % 2 = 0',
  'letters.issue': `'2026-' || lpad((n % 12 + 1)::text, 2, '0')`,
  'ledger_accounts.id': `'a' || n`,
  'ledger_accounts.member_id': `'m' || n / 2`,
  'ledger_accounts.currency': `(array['coins', 'points'])[n % 2 + 1]`,
  'ledger_accounts.purpose': 'null',
  'ledger_accounts.balance': '10',
  'ledger_transactions.subject': `'gift:' || n % 20`,
  // Each transaction has two postings; one belongs to a house account.
  'ledger_postings.transaction_id': id('n / 2'),
  'ledger_postings.side': 'n % 2 + 1',
  'ledger_postings.account_id': `case n % 2 when 0 then 'a' || n / 2 % 1600 else 'house' || n % 6 end`,
  'ledger_postings.kind': `case n % 2 when 0 then 'grant' end`,
  'ledger_postings.occurred_at': 'case n % 2 when 0 then at end',
  'ledger_postings.balance': 'case n % 2 when 0 then 10 end',
  'ledger_lots.account_id': `'a' || n % 3300`,
  'ledger_lots.granted': '10',
  'ledger_lots.remaining': '(n % 4 / 3) * 10',
  'members.id': `'m' || n`,
  'members.email_verified': 'n % 10 > 0',
  'members.birthday': `'1985-01-01'::date + n`,
  'rate_counts.expire': '(extract(epoch from until) * 1000)::bigint + n',
  'redemptions.voucher_id': `case when n % 3 = 0 then 'v' || n end`,
  // Rows are deleted after 30 or 90 days.
  'approval_parcels.stored_at': 'until - (until - at) / 15',
  'stopped_parcels.stopped_at': 'until - (until - at) / 5',
  'tracking_rows.started_at': 'until - (until - at) / 15',
  'tracking_events.uid': `'m' || n % 330`,
  // Most uploads have been used, and most questionnaire answers have been claimed by a member.
  'questionnaire_submissions.member_id': `case when n % 200 > 0 then 'm' || n end`,
  // Only vouchers that an earlier release granted during an upgrade have no last day.
  'vouchers.last_day': `case when n % 1000 > 0 then until::date + n % 365 end`,
  'uploads.used_at': 'case when n % 100 > 0 then at end',
}

const ofMember = /^(member|advocate)_id$/
const ahead = /^(expires?_(at|on)|due_(at|date)|warranty_until|\w*_until|erases_at|next_\w+_at)$/
/** Columns with a few distinct values. */
const kinds =
  /^(kind|currency|purpose|game|draw|activity|product|gift|voucher|right|topic|language|\w*country_code|questionnaire|source|source_kind|provider|issuer|task|operation|type|content_type|time_zone|name|prize|drawn|purchased_from|policy_version|register_\w+|scope_kind)$/
/** Columns that are null in almost all rows. */
const rare =
  /^(erases_at|next_\w+|former_\w+|revoked_at|ended_at|transfer_\w+|mail_at|cancelled_at|refus\w+|reserved_until|storing_until|not_counted_at|\w+_changed_at|baby_\w+_at|make_up|link_code)$/

function valueOf(table: string, column: PgColumn, rows: number): string {
  const override = overrides[`${table}.${column.name}`]
  if (override !== undefined) return override
  const value = byName(table, column, rows)
  if (column.notNull) return value
  return rare.test(column.name)
    ? `case when n % 500 = 0 then ${value} end`
    : `case when n % 20 > 0 then ${value} end`
}

function byName(table: string, { name, columnType: type }: PgColumn, rows: number): string {
  if (ofMember.test(name))
    return `'m' || n % ${Math.max(1, Math.round(rows / Math.max(1, sizeOf(table).rows)))}`
  if (type === 'PgTimestamp') return ahead.test(name) ? `until + interval '20 days' * n / ${rows}` : 'at'
  if (type.startsWith('PgDate')) return ahead.test(name) ? `until::date + n % 365` : 'at::date'
  if (type === 'PgBoolean') return 'false'
  if (type === 'PgArray') return `'{}'::text[]`
  if (type === 'PgJsonb') return `'[]'::jsonb`
  if (type !== 'PgText') return '1'
  // Fill in the final state, because only few rows are pending at a time.
  if (name === 'state') return `'${table === 'vouchers' ? 'used' : 'delivered'}'`
  if (name === 'id' || name.endsWith('_id')) return id('n')
  return kinds.test(name) && sizeOf(table).lasts ? `'${name}-' || n % 8` : `'${name}-' || md5(n::text)`
}

/** Returns the ratio of the table's row count to the number of rows in its sample. */
const growthOf = (table: string, members: number) => Math.max(1, rowsWith(members, table) / sample)

/**
 * Extends the files of a table and its indexes by the factor.
 * @returns the new row count of the table and of each index
 */
async function extendFiles(client: Client, part: string, growth: number) {
  const { rows: files } = await client.query<{ name: string; path: string; pages: number; rows: number }>(
    `select relname as name, reltuples as rows, current_setting('data_directory') || '/' || pg_relation_filepath(oid) as path,
         (pg_relation_size(oid) / ${pageSize})::int as pages
       from pg_class where oid = $1::regclass
         or oid in (select indexrelid from pg_index where indrelid = $1::regclass)`,
    [part],
  )
  for (const { path, pages } of files) await setPages(path, Math.round(pages * growth))
  return files.map(({ name, rows }) => ({ name, rows: rows * growth }))
}

async function setPages(path: string, pages: number) {
  for (let segment = 0; segment * segmentPages < pages; segment += 1) {
    const name = segment === 0 ? path : `${path}.${segment}`
    const file = await open(name, segment === 0 ? 'r+' : 'w')
    await file.truncate(Math.min(segmentPages, pages - segment * segmentPages) * pageSize)
    await file.close()
    if (owner.uid !== undefined) await chown(name, owner.uid, owner.gid)
  }
}
