// Has PostgreSQL plan for tables of any size: each is filled with a sample of its rows, and its file and those of its indexes are made
// longer without a byte being written. From the length of the files, and from what a sample's page holds, PostgreSQL reckons the rows.
import { chown, open } from 'node:fs/promises'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import type { Client } from 'pg'
import * as schema from '../../api/schema/schema.ts'
import { owner } from '../../scripts/postgres.ts'
import { documentedTables } from './documentedTables.ts'

/** As many as statistics are made of, about. */
const sample = 20_000
const pageSize = 8192
/** PostgreSQL parts a table of more than a gigabyte. */
const segmentPages = 131_072

const sizes = new Map(documentedTables.map((table) => [table.name, table]))

function sizeOf(table: string) {
  const size = sizes.get(table)
  if (!size) throw new Error(`docs/tables.md does not name ${table}.`)
  return size
}

/** How many rows a table has with so many members. */
export function rowsWith(members: number, table: string): number {
  const { rows, lasts: unit } = sizeOf(table)
  return Math.round(unit ? rows * members : rows)
}

/**
 * Fills a migrated, empty database with what so many members leave behind.
 * @param until the newest of it; what has an end has it after then
 * @returns how many rows each index has
 */
export async function growTables(client: Client, members: number, until: Date): Promise<Map<string, number>> {
  const tables = Object.values<unknown>(schema).filter((each) => is(each, PgTable))
  await client.query('set session_replication_role = replica; set statement_timeout = 0')
  for (const table of tables) {
    const name = getTableName(table)
    await client.query(`alter table ${name} set (autovacuum_enabled = off)`)
    const rows = rowsWith(members, name)
    await fill(client, table, Math.min(rows, sample), until)
  }
  // What is in the logs only, and not in the files yet, would be written over them.
  await client.query('checkpoint')
  for (const table of tables) await lengthen(client, getTableName(table), members)
  const { rows } = await client.query<{
    name: string
    table: string
    rows: number
  }>(
    `select c.relname as name, t.relname as table, c.reltuples as rows
       from pg_index join pg_class c on c.oid = indexrelid join pg_class t on t.oid = indrelid
      where t.relname = any ($1)`,
    [tables.map(getTableName)],
  )
  return new Map(rows.map(({ name, table, rows: sampled }) => [name, sampled * growthOf(table, members)]))
}

async function fill(client: Client, table: PgTable, rows: number, until: Date) {
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
  await client.query(`analyze ${name}`)
  // Of more rows there are more members and more ids, and no more kinds.
  const { rows: many } = await client.query<{ name: string; share: number }>(
    'select attname as name, n_distinct / $2::float8 as share from pg_stats where tablename = $1 and n_distinct > 100',
    [name, rows],
  )
  for (const { name: column, share } of many)
    await client.query(`alter table ${name} alter "${column}" set (n_distinct = ${-share})`)
  if (many.length > 0) await client.query(`analyze ${name}`)
}

/** How far back the rows of a table go. */
const lasts = (table: string) => (sizeOf(table).lasts === 'at once' ? '2 days' : '1 year')

const id = (n: string) =>
  `overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') placing '-' from 9 for 0) || '-7000-8000-' || lpad(to_hex(${n}), 12, '0')`

/** What differs from what its name and type say. */
const own: Readonly<Record<string, string>> = {
  'ledger_accounts.id': `'a' || n`,
  'ledger_accounts.member_id': `'m' || n / 2`,
  'ledger_accounts.currency': `(array['coins', 'points'])[n % 2 + 1]`,
  'ledger_accounts.purpose': 'null',
  'ledger_accounts.balance': '10',
  'ledger_transactions.subject': `'gift:' || n % 20`,
  // Two sides each, of which the house has the other.
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
  'members.birthday': `'1985-01-01'::date + n`,
  'rate_counts.expire': '(extract(epoch from until) * 1000)::bigint + n',
  'redemptions.voucher_id': `case when n % 3 = 0 then 'v' || n end`,
  'tracking_events.uid': `'m' || n % 330`,
  // What visitors left, and nobody has used or claimed yet, is little beside the rest.
  'questionnaire_submissions.member_id': `case when n % 200 > 0 then 'm' || n end`,
  'uploads.used_at': 'case when n % 100 > 0 then at end',
}

const ofMember = /^(member|advocate)_id$/
const ahead = /^(expires?_(at|on)|due_(at|date)|warranty_until|\w*_until|erases_at|next_\w+_at)$/
/** Of a few values each. */
const kinds =
  /^(kind|currency|purpose|game|draw|activity|product|gift|voucher|right|topic|language|\w*country_code|questionnaire|source|source_kind|provider|issuer|task|operation|type|content_type|time_zone|name|prize|drawn|purchased_from|policy_version|register_\w+|scope_kind)$/
/** What few rows have, or all but a few. */
const rare =
  /^(erases_at|next_\w+|former_\w+|revoked_at|ended_at|transfer_\w+|mail_at|cancelled_at|refus\w+|reserved_until|storing_until|not_counted_at|\w+_changed_at|baby_\w+_at|make_up|link_code)$/

function valueOf(table: string, column: PgColumn, rows: number): string {
  const said = own[`${table}.${column.name}`]
  if (said !== undefined) return said
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
  if (type === 'PgJsonb') return `'[]'::jsonb`
  if (type !== 'PgText') return '1'
  // What waits for somebody is little beside what is done.
  if (name === 'state') return `'${table === 'vouchers' ? 'used' : 'delivered'}'`
  if (name === 'id' || name.endsWith('_id')) return id('n')
  return kinds.test(name) && sizeOf(table).lasts ? `'${name}-' || n % 8` : `'${name}-' || md5(n::text)`
}

/** How many times as many rows there are as the sample has. */
const growthOf = (table: string, members: number) => Math.max(1, rowsWith(members, table) / sample)

/** Makes the files of the table and its indexes as long as they would be. */
async function lengthen(client: Client, table: string, members: number) {
  const { rows: files } = await client.query<{ path: string; pages: number }>(
    `select current_setting('data_directory') || '/' || pg_relation_filepath(oid) as path,
         (pg_relation_size(oid) / ${pageSize})::int as pages
       from pg_class where oid = $1::regclass
         or oid in (select indexrelid from pg_index where indrelid = $1::regclass)`,
    [table],
  )
  for (const { path, pages } of files) await setPages(path, Math.round(pages * growthOf(table, members)))
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
