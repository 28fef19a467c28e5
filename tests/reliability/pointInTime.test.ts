// Restores PostgreSQL with pgBackRest to the time before a destructive change. Data that was acknowledged until then
// exists, and all credentials that were issued before the restore are revoked.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { eraseDue } from '#api/account/eraseMembers.ts'
import { totalsOf } from '#api/backup/totals.ts'
import { openDiskFileStore, uploadsIn } from '#api/integrations/diskFileStore.ts'
import { members } from '#api/members/tables.ts'
import { openPostgres } from '#api/store/postgres.ts'
import type { Store } from '#api/store/store.ts'
import { openWhenReady } from '#scripts/postgres.ts'
import { testApi } from '../support/api.ts'
import { contradictions } from '../support/books.ts'
import { runProgram } from '../support/command.ts'
import { engine } from '../support/database.ts'
import { measurement, isFull } from '../support/measurements.ts'
import { addMember, askForCode, askForLink, atOnce, dataOf, signIn } from '../support/members.ts'
import { fillTables, leftOf } from '../support/memberRows.ts'
import { hasPgbackrest, startArchivedPostgres } from '../support/pgbackrest.ts'

const isWanted = engine === 'postgres' && isFull
if (isWanted && !hasPgbackrest)
  console.warn(
    'Tests of point-in-time recovery are skipped: install the Debian packages pgbackrest and postgresql-15.',
  )

async function apiOn(store: Store) {
  const api = await testApi({ store })
  api.clock.now = new Date()
  return api
}

/** Creates `count` members, each with a check-in. */
async function live(store: Store, name: string, count: number) {
  const api = await apiOn(store)
  return await atOnce(count, async (index) => {
    const member = await addMember(api, { account: `${name}-${index}@example.com` })
    await dataOf(api, 'checkIn', { token: member.token, path: { game: 'normalCheckIn' } })
    return member
  })
}

describe.runIf(isWanted && hasPgbackrest)('point-in-time recovery of PostgreSQL', () => {
  test('a PostgreSQL backup is restored to the time before a destructive change', async () => {
    const postgres = await startArchivedPostgres()
    afterAll(() => postgres.stop())
    const databaseUrl = `${postgres.url}/postgres`
    const store = await openWhenReady(databaseUrl)
    await postgres.pgbackrest('stanza-create')
    await postgres.pgbackrest('check')
    await live(store, 'before', 20)
    await postgres.pgbackrest('backup', '--type=full')
    const [member, leaving] = await live(store, 'after', 20)
    const { account = '', token = '' } = member ?? {}
    const api = await apiOn(store)
    await askForCode(api, account, 'login')
    await askForLink(api, account)
    const membership = await dataOf(api, 'getMyMembership', { token })
    await fillTables(store, leaving?.uid ?? '')
    const before = await totalsOf(store.db)
    const { rows } = await store.db.execute<{ at: string }>(sql`select clock_timestamp()::text as at`)
    const at = rows[0]?.at ?? ''

    const dataFolder = await mkdtemp(join(tmpdir(), 'hub-erased-'))
    afterAll(() => rm(dataFolder, { recursive: true }))
    await store.db
      .update(members)
      .set({ erasesAt: new Date() })
      .where(eq(members.id, leaving?.uid ?? ''))
    await eraseDue(store.db, openDiskFileStore(uploadsIn(dataFolder)), {
      now: new Date(),
      onErased: () => {},
    })

    await store.execute(
      `alter table ledger_postings disable trigger user; delete from ledger_postings; update ledger_accounts set balance = 0
        where balance is not null; drop table addresses; delete from members`,
    )
    await store.close()
    await postgres.halt()
    const startedAt = performance.now()
    await postgres.pgbackrest('restore', '--type=time', `--target=${at}`, '--target-action=promote')
    await postgres.start()
    const seconds = (performance.now() - startedAt) / 1_000

    const restored = await openPostgres(databaseUrl)
    afterAll(() => restored.close())
    expect(await totalsOf(restored.db)).toEqual(before)
    expect(await contradictions(restored.db)).toEqual({
      sum: 0,
      transactions: 0,
      balances: 0,
      lots: 0,
      coins: 0,
    })
    const { code, stdout, stderr } = await runProgram('api/restore.ts', ['--void'], {
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: dataFolder,
      STAND_INS: 'on',
    })
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^  members +40$/m)
    expect(stdout).toMatch(/^  sum of all postings +0$/m)
    expect(stdout).toContain(
      `${before.rows.sessions} sessions, ${before.rows.verify_codes} verify_codes, 0 code_tickets, ${before.rows.recovery_links} recovery_links`,
    )
    expect(stdout).toMatch(/^Members erased since the backup and erased again: 1\.$/m)
    expect(await leftOf(restored, leaving?.uid ?? '')).toEqual([])
    expect(await contradictions(restored.db)).toMatchObject({ sum: 0, balances: 0, lots: 0 })
    const after = await apiOn(restored)
    expect((await after.call('getUserInfo', { token })).refusal).toBe('TOKEN_MISSING')
    const again = await signIn(after, account)
    expect(await dataOf(after, 'getMyMembership', { token: again })).toEqual(membership)
    measurement(
      '26. Backup, restore, move',
      `point-in-time recovery with pgBackRest after damage to four tables, in ${seconds.toFixed(1)} s: ${Object.values(before.rows).reduce((sum, count) => sum + count, 0)} rows and the ledger sums are the same as before the damage, including 20 members who are newer than the backup; ${before.rows.sessions} sessions were invalidated, and a member who had been erased after that time was erased again`,
    )
  })

  test('all archived data is restored after the loss of the disk', async () => {
    const postgres = await startArchivedPostgres()
    afterAll(() => postgres.stop())
    const databaseUrl = `${postgres.url}/postgres`
    const store = await openWhenReady(databaseUrl)
    await postgres.pgbackrest('stanza-create')
    await postgres.pgbackrest('backup', '--type=full')
    await live(store, 'archived', 10)
    const before = await totalsOf(store.db)
    // Switches to a new WAL file, as `archive_timeout` does once a minute.
    const { rows } = await store.db.execute<{ file: string }>(
      sql`select pg_walfile_name(pg_switch_wal()) as file`,
    )
    const archived = sql`select 1 from pg_stat_archiver where last_archived_wal >= ${rows[0]?.file}`
    await expect.poll(async () => (await store.db.execute(archived)).rows).toHaveLength(1)
    await live(store, 'lost', 5)
    await store.close()
    await postgres.loseDisk()
    await postgres.pgbackrest('restore')
    await postgres.start()
    const restored = await openPostgres(databaseUrl)
    afterAll(() => restored.close())
    expect(await totalsOf(restored.db)).toEqual(before)
    measurement(
      '26. Backup, restore, move',
      `loss of the disk of a PostgreSQL server without a standby: the archived rows were restored (${before.rows.members} members); rows that were not archived yet, of at most the last minute, were lost`,
    )
  })
})
