// Tests migrations that fail, wait for locks, run concurrently with writes, or require newer servers.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { direct, engine, freshDatabase, testStore } from '#tests/support/database.ts'
import { migrate, refuseOtherTables } from './migrate.ts'
import { migratePostgres } from './postgres.ts'

const root = await mkdtemp(join(tmpdir(), 'hub-migrations-'))
afterAll(() => rm(root, { recursive: true }))

/** Creates a release with migrations: SQL by file name, in chronological order. */
async function release(files: Record<string, string>) {
  const folder = await mkdtemp(join(root, 'release-'))
  await mkdir(join(folder, 'meta'))
  const entries = Object.keys(files).map((tag, index) => ({ tag, when: Number(tag.slice(0, 4)), idx: index }))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  for (const [tag, text] of Object.entries(files)) await writeFile(join(folder, `${tag}.sql`), text)
  return folder
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

const older = 'The tables are older than this server: run `npm run migrate`.'
const newer =
  'The tables are newer than this server, and it cannot run on them: start the release that they were brought up to date by.'

describe('migrate on both engines', async () => {
  const { db } = await testStore()

  const isThere = async (table: string) => {
    const { rows } = await db.execute(sql`select to_regclass(${table}) is not null as "isThere"`)
    return rows[0]?.isThere
  }

  test('a failed migration is rolled back, earlier ones stay applied, and it succeeds once it is fixed', async () => {
    const first = { '1000_rooms': 'create table rooms (id int)' }
    const failing =
      'create table beds (id int);--> statement-breakpoint\nalter table nowhere add column id int'
    const broken = await release({ ...first, '1001_beds': failing })
    expect(await refusalOf(migrate(db, broken))).toBe(
      'The migration 1001_beds failed, and nothing of it was done: relation "nowhere" does not exist.',
    )
    expect([await isThere('rooms'), await isThere('beds')]).toEqual([true, false])
    expect(await refusalOf(refuseOtherTables(db, broken))).toBe(older)

    const mended = await release({ ...first, '1001_beds': 'create table beds (id int)' })
    await migrate(db, mended)
    await migrate(db, mended)
    expect(await isThere('beds')).toBe(true)
    expect(await refusalOf(refuseOtherTables(db, mended))).toBe('none')
  })

  test('a server runs on newer tables until a migration removes something that it uses', async () => {
    const first = { '2000_crates': 'create table crates (id int, parcel text)' }
    const second = { ...first, '2001_parcel_is_unused': '-- nothing to do' }
    const third = {
      ...second,
      '2002_drop_parcel': '-- oldest server: 2001_parcel_is_unused\nalter table crates drop column parcel',
    }
    const releases = [await release(first), await release(second), await release(third)] as const
    const refusals = () => Promise.all(releases.map((folder) => refusalOf(refuseOtherTables(db, folder))))

    await migrate(db, releases[0])
    expect(await refusals()).toEqual(['none', older, older])
    await migrate(db, releases[1])
    expect(await refusals()).toEqual(['none', 'none', older])
    await migrate(db, releases[2])
    expect(await refusals()).toEqual([newer, 'none', 'none'])
  })

  test('migrate rejects an unknown oldest server before it runs the migration', async () => {
    const folder = await release({ '3000_stray': '-- oldest server: 0_typo\ncreate table strays (id int)' })
    expect(await refusalOf(migrate(db, folder))).toBe(
      '3000_stray names an oldest server that is no migration: 0_typo.',
    )
    expect(await isThere('strays')).toBe(false)
  })

  test('migrate and refuseOtherTables reject tables that were made before the baseline, and leave them unchanged', async () => {
    const released = { '5000_baseline': '-- baseline\ncreate table halls (id int)' }
    const folder = await release(released)
    const rejection =
      'The tables were made before 5000_baseline and cannot be migrated: use an empty database, by another DATABASE_URL or DATA_FOLDER.'
    expect(await refusalOf(refuseOtherTables(db, folder))).toBe(rejection)
    expect(await refusalOf(migrate(db, folder))).toBe(rejection)
    expect(await isThere('halls')).toBe(false)
  })

  test('an index is created outside a transaction, and created again if that was interrupted', async () => {
    const table = { '4000_seats': 'create table seats (place int)' }
    await migrate(db, await release(table))
    await db.execute(sql`insert into seats values (1), (1)`)
    const index = [
      '-- outside a transaction',
      'drop index concurrently if exists seats_place;--> statement-breakpoint',
      'create unique index concurrently seats_place on seats (place)',
    ].join('\n')
    const folder = await release({ ...table, '4001_find_seats': index })
    expect(await refusalOf(migrate(db, folder))).toBe(
      'The migration 4001_find_seats ended half-way, and can be run again: could not create unique index "seats_place".',
    )
    await db.execute(sql`delete from seats`)
    await migrate(db, folder)
    const { rows } = await db.execute(
      sql`select indisvalid as "isValid" from pg_index where indexrelid = 'seats_place'::regclass`,
    )
    expect(rows).toEqual([{ isValid: true }])
  })
})

describe.runIf(engine === 'postgres')('on PostgreSQL', () => {
  async function connected(url: string) {
    const client = new Client({ connectionString: url })
    await client.connect()
    return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() })
  }

  test('one of ten concurrent calls runs the migrations, including a concurrent index', async () => {
    const url = direct(await freshDatabase())
    const folder = await release({
      '1000_seats': 'create table seats (place int)',
      '1001_find_seats': '-- outside a transaction\ncreate index concurrently seats_place on seats (place)',
    })
    await Promise.all(Array.from({ length: 10 }, () => migratePostgres(url, folder)))
    await using client = await connected(url)
    const { rows } = await client.query(
      'select created_at as at, count(*) as times from drizzle.__drizzle_migrations where created_at < 2000 group by 1 order by 1',
    )
    expect(rows).toEqual([
      { at: 1000, times: 1 },
      { at: 1001, times: 1 },
    ])
  })

  test('other statements do not queue for long behind a migration that waits for a lock', async () => {
    const url = direct(await freshDatabase())
    const table = { '1000_seats': 'create table seats (place int)' }
    await migratePostgres(url, await release(table))
    await using reader = await connected(url)
    await reader.query('begin; select * from seats')
    const folder = await release({ ...table, '1001_rows': 'alter table seats add column row_number int' })
    const migrating = migratePostgres(url, folder)
    await using watcher = await connected(url)
    await vi.waitFor(
      async () => {
        const { rows } = await watcher.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
        expect(rows).toHaveLength(1)
      },
      { timeout: 20_000 },
    )
    const start = performance.now()
    await watcher.query('select * from seats')
    expect(performance.now() - start).toBeLessThan(5_000)
    await reader.query('commit')
    await migrating
    await expect(watcher.query('select row_number from seats')).resolves.toMatchObject({ rows: [] })
  })
})
