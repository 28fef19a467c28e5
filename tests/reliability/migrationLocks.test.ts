// Runs migrations on the data of 200,000 members: no migration may lock a table for longer than one second.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type QueryResultRow } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { migrationsFolder } from '#api/store/migrations.ts'
import { migratePostgres } from '#api/store/postgres.ts'
import { engine, freshDatabase } from '../support/database.ts'
import { measurement, isFull } from '../support/measurements.ts'

const members = 200_000
/** Number of rows in each table that grows with the activity of members. */
const rowCount = 5_000_000
const atMostSeconds = 1

const journal = 'meta/_journal.json'

/** Modes of table locks that block writes or reads of other database sessions. */
const modes = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock']

const entry = z.looseObject({ tag: z.string(), when: z.number() })
const journalFile = z.object({ entries: z.array(entry) })
type Entry = { tag: string; when: number }
type Held = { lock: string; seconds: number }

/** Sample migrations, one for each kind of migration that docs/recipes.md describes. */
const planted: Readonly<Record<string, string>> = {
  '9990_add_column':
    'alter table ledger_postings add column planted text, add column is_planted boolean default false not null',
  '9991_add_index': [
    '-- outside a transaction',
    'drop index concurrently if exists postings_planted;--> statement-breakpoint',
    'create index concurrently if not exists postings_planted on ledger_postings (planted)',
  ].join('\n'),
  '9992_add_table': 'create table planted (id text primary key, member_id text)',
  '9993_drop_column': '-- oldest server: 9990_add_column\nalter table ledger_postings drop column planted',
}

// Full suite only: filling the tables takes minutes.
describe.runIf(engine === 'postgres' && isFull)(
  'migrations of tables with five million rows',
  { timeout: 1_200_000 },
  () => {
    let url: string
    let folder: string
    let entries: Entry[]
    beforeAll(async () => {
      url = await freshDatabase()
      await query(url, 'drop schema public cascade; drop schema drizzle cascade; create schema public')
      folder = await mkdtemp(join(tmpdir(), 'hub-migrations-'))
      await cp(migrationsFolder, folder, { recursive: true })
      const released = await readJournal()
      const start = released.at(-1)?.when ?? 0
      const tags = Object.keys(planted)
      entries = [...released, ...tags.map((tag, index) => ({ tag, when: start + 1 + index }))]
      for (const [tag, text] of Object.entries(planted)) await writeFile(join(folder, `${tag}.sql`), text)
      await migrateWith(entries.slice(0, 1))
      await fill(url)
    }, 1_200_000)
    afterAll(() => rm(folder, { recursive: true }))

    const readJournal = async () =>
      journalFile.parse(JSON.parse(await readFile(join(migrationsFolder, journal), 'utf8'))).entries
    const migrateWith = async (subset: Entry[]) => {
      await writeFile(join(folder, journal), JSON.stringify({ entries: subset }))
      await migratePostgres(url, folder)
    }

    test('no migration locks a table for longer than a second', async () => {
      const locks: (Held & { name: string })[] = []
      for (const [index, { tag: name }] of entries.entries())
        for (const each of await locksOf(url, () => migrateWith(entries.slice(0, index + 1))))
          locks.push({ name, ...each })
      const longest = Math.max(0, ...locks.map(({ seconds }) => seconds))
      measurement(
        '24. Releases',
        `${entries.length - 1} migrations on ${rowCount} postings, ${rowCount} events and ${rowCount} audit entries of ${members} members: the longest lock of a table lasted ${longest.toFixed(3)} s`,
      )
      expect(locks.filter(({ seconds }) => seconds > atMostSeconds)).toEqual([])
      const counted = await query(
        url,
        `select (select count(*)::int from ledger_postings) as postings, (select count(*)::int from tracking_events) as events,
        (select count(*)::int from audit_entries) as entries`,
      )
      expect(counted).toEqual([{ postings: rowCount, events: rowCount, entries: rowCount }])
    })

    test('the test detects a migration that rewrites every row and so locks its table for longer than a second', async () => {
      const rewriting = { tag: '9999_rewrite', when: (entries.at(-1)?.when ?? 0) + 1 }
      await writeFile(
        join(folder, '9999_rewrite.sql'),
        'alter table ledger_postings add column rewritten double precision not null default random();',
      )
      const locks = await locksOf(url, () => migrateWith([...entries, rewriting]))
      const tooLong = locks
        .filter(({ seconds }) => seconds > atMostSeconds)
        .map(({ lock: lockName }) => lockName)
      expect(tooLong).toContain('AccessExclusiveLock of ledger_postings')
    })
  },
)

/** Polls every few ms while the work runs, and records which existing tables are locked. */
async function locksOf(url: string, work: () => Promise<void>): Promise<Held[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const spans = new Map<string, { from: number; to: number }>()
  const over = new AbortController()
  const working = work().finally(() => over.abort())
  const watch = async () => {
    while (!over.signal.aborted) {
      const pollTime = performance.now()
      // Ignores new tables: other sessions cannot see them in the catalog yet.
      const { rows } = await client.query<{ lock: string }>(
        `select l.pid || ' ' || l.mode || ' of ' || c.relname as lock
           from pg_locks l join pg_class c on c.oid = l.relation
          where l.granted and c.relkind in ('r', 'p') and l.mode = any ($1)
            and l.database = (select oid from pg_database where datname = current_database())`,
        [modes],
      )
      for (const { lock: lockKey } of rows)
        spans.set(lockKey, { from: spans.get(lockKey)?.from ?? pollTime, to: performance.now() })
      await pause(2)
    }
  }
  await Promise.all([working, watch()]).finally(() => client.end())
  return [...spans].map(([lockKey, { from, to }]) => ({
    lock: lockKey.slice(lockKey.indexOf(' ') + 1),
    seconds: (to - from) / 1_000,
  }))
}

/** Fills the baseline tables: two postings per grant, one of them on a house account. */
const fill = (url: string) =>
  query(
    url,
    `begin;
     set local session_replication_role = replica;
     set local statement_timeout = 0;
     insert into members (id, first_name, country_code, register_country_code, time_zone, register_channel, register_source,
         policy_version, created_at)
       select 'm' || n, 'Mali', 'TH', 'TH', 'Asia/Bangkok', 'web', 'web', '1', now() from generate_series(1, ${members}) n;
     insert into ledger_accounts (id, currency, member_id, balance)
       select 'a' || n, 'coins', 'm' || n, 10 from generate_series(1, ${members}) n;
     insert into ledger_accounts (id, currency, purpose) values ('house', 'coins', 'rewards');
     insert into ledger_transactions (id, kind, reference_hash, occurred_at)
       select 't' || n, 'grant', n, now() from generate_series(1, ${rowCount / 2}) n;
     insert into ledger_postings (transaction_id, side, account_id, amount, kind, occurred_at, balance)
       select 't' || n, 1, 'a' || (n % ${members} + 1), 10, 'grant', now(), 10 from generate_series(1, ${rowCount / 2}) n
       union all select 't' || n, 2, 'house', -10, null, null, null from generate_series(1, ${rowCount / 2}) n;
     insert into tracking_events (id, trace_id, uid, name, type, content, received_at)
       select 'e' || n, 't' || n / 8, 'm' || n % ${members}, 'view', 'page', '{"title": "Member Hub", "urlPath": "/games"}',
           now() - interval '400 days' * n / ${rowCount} from generate_series(1, ${rowCount}) n;
     insert into audit_entries (id, at, what, member_id)
       select 'a' || n, now() - interval '400 days' * n / ${rowCount}, 'signed-in', 'm' || n % ${members} from generate_series(1, ${rowCount}) n;
     analyze;
     commit`,
  )

async function query<Row extends QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text).finally(() => client.end())
  return rows
}
