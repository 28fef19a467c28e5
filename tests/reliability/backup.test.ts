// Backs up a hub on the embedded database during writes, restores the backup elsewhere, and tries to restore corrupted
// backups.
import {
  access,
  appendFile,
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseDue } from '#api/account/eraseMembers.ts'
import { backUp as backUpHere } from '#api/backup/backup.ts'
import { readManifest, type Manifest } from '#api/backup/manifest.ts'
import { restore as restoreHere } from '#api/backup/restore.ts'
import { voided } from '#api/backup/voidCredentials.ts'
import { openDiskFileStore, uploadsIn } from '#api/integrations/diskFileStore.ts'
import { members as memberRows } from '#api/members/tables.ts'
import { uploads } from '#api/platform/uploads/tables.ts'
import { purgeUploads } from '#api/platform/uploads/uploads.ts'
import { openStore, type Store } from '#api/store/store.ts'
import { testApi } from '../support/api.ts'
import { contradictions } from '../support/books.ts'
import { checkInAll } from '../support/checkInAll.ts'
import { runProgram } from '../support/command.ts'
import { engine } from '../support/database.ts'
import { measurement, isFull, times } from '../support/measurements.ts'
import { addMember, askForCode, askForLink, atOnce, signIn } from '../support/members.ts'
import { openToOthers } from '../support/modes.ts'
import { fillTables, leftOf } from '../support/memberRows.ts'
import { startServer } from '../support/serverProcesses.ts'

const backUp = (folder: string, DATA_FOLDER: string) => runProgram('api/backup.ts', [folder], { DATA_FOLDER })
const restore = (DATA_FOLDER: string, ...args: string[]) =>
  runProgram('api/restore.ts', args, { DATA_FOLDER })

async function opened<Of>(dataFolder: string, work: (store: Store) => Promise<Of>): Promise<Of> {
  const store = await openStore({ dataFolder })
  return await work(store).finally(() => store.close())
}

async function apiOn(store: Store) {
  const api = await testApi({ store })
  api.clock.now = new Date()
  return api
}

const [ofMember, ofNoMember, ofLeaving] = ['01named', '01ofnobody', '01ofleaving']
const noMembers: ReadonlySet<string> = new Set()
const account = (index: number) => `keeper-${index}@example.com`

describe.runIf(engine === 'embedded')('backups of a hub on the embedded database', () => {
  let root = ''
  let dataFolder = ''
  let backup = ''
  let token = ''
  let leaving = ''
  let backupRun: Awaited<ReturnType<typeof backUp>> & Record<'before' | 'meanwhile' | 'milliseconds', number>

  /** Reads the manifest of the backup. */
  const manifest = () => readManifest(backup)
  const folder = (name: string) => join(root, name)

  async function corrupted(name: string, spoil: (copy: string) => Promise<void>) {
    const copy = folder(name)
    await cp(backup, copy, { recursive: true })
    await spoil(copy)
    return copy
  }
  const withManifest = (change: (contents: Manifest) => void) => async (copy: string) => {
    const contents = await manifest()
    change(contents)
    await writeFile(join(copy, 'backup.json'), JSON.stringify(contents))
  }

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'hub-backup-'))
    dataFolder = folder('data')
    backup = folder('backup')
    const members = await opened(dataFolder, async (store) => {
      const api = await apiOn(store)
      const added = await atOnce(times(400, 250), (index) => addMember(api, { account: account(index) }))
      await askForCode(api, account(0), 'login')
      await askForLink(api, account(1))
      leaving = (await addMember(api, { account: 'leaving@example.com' })).uid
      const at = new Date()
      const file = { purpose: 'avatar', contentType: 'image/png', size: 7, announcedAt: at } as const
      await store.db.insert(uploads).values([
        { ...file, id: ofMember, storedAt: at, usedAt: at },
        { ...file, id: ofLeaving, storedAt: at, usedAt: at, memberId: leaving },
      ])
      await fillTables(store, leaving)
      return added
    })
    token = members[0]?.token ?? ''
    const files = join(dataFolder, 'uploads')
    await mkdir(files)
    await writeFile(join(files, `${ofMember}.upload`), 'a photo')
    await writeFile(join(files, `${ofNoMember}.upload`), 'without a row')
    await writeFile(join(files, `${ofLeaving}.upload`), 'of a member who is being deleted')
    await writeFile(join(files, 'key'), 'the signing key')

    const server = await startServer({ DATA_FOLDER: dataFolder })
    const first = checkInAll(server.origin, members.slice(0, 10))
    await first.done
    const laterCheckIns = checkInAll(server.origin, members.slice(10))
    const startedAt = performance.now()
    const ended = await backUp(backup, dataFolder)
    const [meanwhile, milliseconds] = [laterCheckIns.acknowledged(), performance.now() - startedAt]
    await laterCheckIns.stop()
    await server.kill()
    backupRun = { ...ended, before: first.acknowledged(), meanwhile, milliseconds }
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  test('a backup that is made during writes is a consistent snapshot of one point in time', async () => {
    const { code, stdout, stderr, before, meanwhile, milliseconds } = backupRun
    expect([code, stderr]).toEqual([0, ''])
    // Check that other users of the host cannot read any file of the backup, even if they can read the original files.
    expect(await openToOthers(backup)).toEqual([])
    expect(await openToOthers(uploadsIn(dataFolder))).not.toEqual([])
    expect(stdout).toMatch(/sum of all postings +0\n/)
    const inside = ((await manifest()).totals.rows.check_ins ?? 0) - before
    // Check that members wrote data both before and after the snapshot.
    expect(inside).toBeGreaterThan(0)
    expect(inside).toBeLessThan(meanwhile)
    measurement(
      '26. Backup, restore, move',
      `backup in ${(milliseconds / 1_000).toFixed(1)} s while ${meanwhile} check-ins were acknowledged: it contains the first ${inside} of these check-ins, and the ${before} check-ins from before its start; the ledger sums to 0`,
    )
  })

  test('a restored hub has the rows, ledger sums and files of the backup, and all members must sign in again', async () => {
    const restored = folder('restored')
    // Set file modes that an older release would have used for a backup.
    await chmod(uploadsIn(backup), 0o755)
    await chmod(join(uploadsIn(backup), `${ofMember}.upload`), 0o644)
    const { code, stdout, stderr } = await restore(restored, backup)
    expect([code, stderr]).toEqual([0, ''])
    expect(await openToOthers(restored)).toEqual([])
    expect(stdout).toContain('The restored database has the same rows and sums as the backup.')
    const { totals } = await manifest()
    const counted = Object.entries(totals.rows).filter(([, count]) => count > 0)
    expect(counted.length).toBeGreaterThan(10)
    for (const [name, count] of [...counted, ...Object.entries(totals.ledger)])
      expect(stdout).toMatch(new RegExp(String.raw`^  ${name} +${count}$`, 'm'))
    expect(await readdir(join(restored, 'uploads'))).toEqual([`${ofMember}.upload`, `${ofLeaving}.upload`])
    expect(await readFile(join(restored, 'uploads', `${ofMember}.upload`), 'utf8')).toBe('a photo')

    await opened(restored, async (store) => {
      expect(await contradictions(store.db)).toEqual({
        sum: 0,
        transactions: 0,
        balances: 0,
        lots: 0,
        coins: 0,
      })
      for (const table of voided)
        expect([getTableName(table), await store.db.$count(table)]).toEqual([getTableName(table), 0])
      const api = await apiOn(store)
      expect((await api.call('getUserInfo', { token })).refusal).toBe('TOKEN_MISSING')
      const again = await signIn(api, account(0))
      expect((await api.call('getUserInfo', { token: again })).refusal).toBeUndefined()
    })
    measurement(
      '26. Backup, restore, move',
      `restore: ${counted.length} tables have the rows of the backup, and the ledger sums are equal; ${totals.rows.sessions} sessions were invalidated`,
    )
  })

  test('a restored hub has no data of members who were erased after the backup', async () => {
    await opened(dataFolder, async ({ db }) => {
      await db.update(memberRows).set({ erasesAt: new Date() }).where(eq(memberRows.id, leaving))
      await eraseDue(db, openDiskFileStore(uploadsIn(dataFolder)), { now: new Date(), onErased: () => {} })
    })
    const list = folder('erased')
    await cp(join(dataFolder, 'uploads', 'erased'), list)
    expect(await readFile(list, 'utf8')).not.toContain(leaving)
    const onNewDisk = folder('new disk')
    const restored = [
      [dataFolder, await restore(dataFolder, backup, '--replace')],
      [onNewDisk, await restore(onNewDisk, backup, '--erased', list)],
    ] as const
    for (const [restoreFolder, { code, stdout, stderr }] of restored) {
      expect([code, stderr]).toEqual([0, ''])
      expect(stdout).toContain('\nMembers erased since the backup and erased again: 1.\n')
      await opened(restoreFolder, async (store) => {
        expect(await leftOf(store, leaving)).toEqual([])
        expect(await contradictions(store.db)).toMatchObject({ sum: 0, balances: 0, lots: 0 })
        await purgeUploads(store.db, openDiskFileStore(uploadsIn(restoreFolder)), { now: new Date() })
      })
      // Keep the list of erased members, because the restore of an older backup needs it too.
      expect(await readdir(uploadsIn(restoreFolder))).toEqual([`${ofMember}.upload`, 'erased'])
    }
    const { stderr } = await restore(folder('never'), backup, '--erased', folder('no list'))
    expect(stderr).toContain('ENOENT')
  })

  test.runIf(isFull)('the backup of a stopped hub succeeds', async () => {
    const [stopped, to] = [folder('stopped'), folder('backup-of-stopped')]
    await cp(join(backup, 'database'), join(stopped, 'database'), { recursive: true })
    expect(await backUp(to, stopped)).toMatchObject({ code: 0, stderr: '' })
    const contents = await readManifest(to)
    expect(contents.totals).toEqual((await manifest()).totals)
  })

  test.runIf(isFull)(
    'a backup fails if the target folder is not empty or the source contains no hub',
    async () => {
      await expect(backUpHere(dataFolder, backup)).rejects.toThrow(
        `Folder ${backup} is not empty: use a folder that does not exist yet.`,
      )
      const { code, stderr } = await backUp(folder('never'), folder('nowhere'))
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^Folder .* has no database: .*\.\n$/)])
      await expect(access(folder('never'))).rejects.toThrow()
    },
  )

  test.runIf(isFull)(
    'a restore to a folder with data fails, unless the option `--replace` moves this data to another folder',
    async () => {
      const other = folder('other')
      await opened(other, (store) => store.db.execute(sql`create table notes (id int)`))
      await expect(restoreHere(backup, other, { erased: noMembers })).rejects.toThrow(
        /is not empty: .* --replace\.$/,
      )
      expect(await restore(other, backup, '--replace')).toMatchObject({ code: 0, stderr: '' })
      const [aside = ''] = (await readdir(other)).filter((name) => name.startsWith('replaced-'))
      expect(await readdir(join(other, aside))).toContain('database')
      await opened(other, async (store) => {
        const { rows } = await store.db.execute(
          sql`select to_regclass('notes') as notes, count(*)::int as members from members`,
        )
        expect(rows).toEqual([{ notes: null, members: (await manifest()).totals.rows.members }])
      })
    },
  )

  test.runIf(isFull)('a restore into the folder of a running hub fails', async () => {
    await opened(folder('running'), async () => {
      await expect(
        restoreHere(backup, folder('running'), { erased: noMembers, replaces: true }),
      ).rejects.toThrow('is in use by another running server')
    })
  })

  const faults: [string, (copy: string) => Promise<void>, RegExp][] = [
    [
      'an additional byte in a database file',
      (copy) => appendFile(join(copy, 'database/PG_VERSION'), '\n'),
      /damaged: database\/PG_VERSION was changed after the backup/,
    ],
    [
      'a missing upload',
      (copy) => rm(join(copy, 'uploads', `${ofMember}.upload`)),
      /damaged: uploads\/\S+ was changed after the backup/,
    ],
    [
      'an additional file',
      (copy) => writeFile(join(copy, 'uploads/more'), ''),
      /damaged: uploads\/more was changed after the backup/,
    ],
    ['no manifest', (copy) => rm(join(copy, 'backup.json')), /is not a complete backup/],
    [
      'wrong totals in its manifest',
      withManifest(({ totals }) => (totals.rows.members = 1)),
      /damaged: .*other totals.*members: \d+ and 1/,
    ],
    [
      'tables of a newer release',
      withManifest((contents) => (contents.schema = '9999_of_tomorrow')),
      /has tables of 9999_of_tomorrow, which this release does not know/,
    ],
  ]
  test.each(faults)('the restore of a backup with %s fails', async (name, spoil, complaint) => {
    const target = folder(`target of ${name}`)
    await expect(restoreHere(await corrupted(name, spoil), target, { erased: noMembers })).rejects.toThrow(
      complaint,
    )
    await expect(access(join(target, 'database'))).rejects.toThrow()
  })
})
