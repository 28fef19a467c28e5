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

/**
 * Creates the migrations folder of a release. `files` contains the SQL of each migration by file name, in chronological
 * order.
 */
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
const newer = 'The tables are newer than this server supports: start the release that migrated them.'

describe('migrations on PostgreSQL and on the embedded engine', async () => {
  const { db } = await testStore()

  const isThere = async (table: string) => {
    const { rows } = await db.execute(sql`select to_regclass(${table}) is not null as "isThere"`)
    return rows[0]?.isThere
  }

  test('a failed migration is rolled back, earlier migrations stay applied, and the fixed migration succeeds', async () => {
    const first = { '1000_rooms': 'create table rooms (id int)' }
    const failing =
      'create table beds (id int);--> statement-breakpoint\nalter table nowhere add column id int'
    const broken = await release({ ...first, '1001_beds': failing })
    expect(await refusalOf(migrate(db, broken))).toBe(
      'Migration 1001_beds failed and was rolled back: relation "nowhere" does not exist. Fix the cause, then run it again.',
    )
    expect([await isThere('rooms'), await isThere('beds')]).toEqual([true, false])
    expect(await refusalOf(refuseOtherTables(db, broken))).toBe(older)

    const mended = await release({ ...first, '1001_beds': 'create table beds (id int)' })
    await migrate(db, mended)
    await migrate(db, mended)
    expect(await isThere('beds')).toBe(true)
    expect(await refusalOf(refuseOtherTables(db, mended))).toBe('none')
  })

  test('a server runs on tables of a later release, except after a migration that removes a column that the server uses', async () => {
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

  test('migrate rejects a migration whose directive `oldest server` names an unknown migration, and does not run it', async () => {
    const folder = await release({ '3000_stray': '-- oldest server: 0_typo\ncreate table strays (id int)' })
    expect(await refusalOf(migrate(db, folder))).toBe(
      'Migration 3000_stray has an unknown oldest server 0_typo: use the name of a migration.',
    )
    expect(await isThere('strays')).toBe(false)
  })

  test('migrate and refuseOtherTables reject tables that were created before the baseline migration, and leave them unchanged', async () => {
    const released = { '5000_baseline': '-- baseline\ncreate table halls (id int)' }
    const folder = await release(released)
    const rejection =
      'The tables are older than 5000_baseline and cannot be migrated: set DATABASE_URL or DATA_FOLDER to an empty database.'
    expect(await refusalOf(refuseOtherTables(db, folder))).toBe(rejection)
    expect(await refusalOf(migrate(db, folder))).toBe(rejection)
    expect(await isThere('halls')).toBe(false)
  })

  test('migrate creates an index concurrently outside of a transaction, and creates it again if its creation failed', async () => {
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
      'Migration 4001_find_seats failed after some of its statements: could not create unique index "seats_place". Fix the cause, then run it again.',
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

  test('only one of ten concurrent migratePostgres calls runs the migrations, one of which creates an index concurrently', async () => {
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

  test('a migration that waits for a lock does not block other statements for long', async () => {
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
      { timeout: 120_000 },
    )
    const start = performance.now()
    await watcher.query('select * from seats')
    expect(performance.now() - start).toBeLessThan(5_000)
    await reader.query('commit')
    await migrating
    await expect(watcher.query('select row_number from seats')).resolves.toMatchObject({ rows: [] })
  })
})
