// Tests the embedded database in a data folder. Only one process may open it, and error messages contain a next step
// for the operator.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { access, cp, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engine } from '#tests/support/database.ts'
import { isFull, times } from '#tests/support/measurements.ts'
import { openStore } from './store.ts'

/**
 * Timeout of a test in milliseconds. It is long, because creating a database takes four seconds of CPU time and other
 * tests run concurrently.
 */
const patience = 60_000

describe.runIf(engine === 'embedded')('the embedded database', { timeout: patience }, () => {
  let root = ''
  let madeFolder = ''

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'hub-folder-'))
    madeFolder = join(root, 'made')
    // Simulates a process that was killed while it created the database.
    await mkdir(join(madeFolder, 'database.new/base'), { recursive: true })
    await writeFile(join(madeFolder, 'database.new/PG_VERSION'), '')
    await (await openStore({ dataFolder: madeFolder })).close()
  }, patience)

  afterAll(() => rm(root, { recursive: true }))

  async function copy() {
    const folder = await mkdtemp(join(root, 'copy-'))
    await cp(madeFolder, folder, { recursive: true })
    return folder
  }

  test('the embedded database retains its data after it is closed and opened again', async () => {
    const dataFolder = await copy()
    const first = await openStore({ dataFolder })
    await first.db.execute(sql`create table notes (id int)`)
    await first.db.execute(sql`insert into notes values (7)`)
    await first.close()
    const second = await openStore({ dataFolder })
    expect((await second.db.execute(sql`select id from notes`)).rows).toEqual([{ id: 7 }])
    await second.close()
  })

  test('openStore rejects a data folder that was created before the baseline migration, and the error advises using an empty folder', async () => {
    const dataFolder = await copy()
    const store = await openStore({ dataFolder })
    await store.db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`)
    await store.close()
    expect(await refusal(dataFolder)).toBe(
      'The tables are older than 0000_baseline and cannot be migrated: set DATABASE_URL or DATA_FOLDER to an empty database.',
    )
  })

  test('openStore rejects a data folder that the same process has already opened', async () => {
    const dataFolder = await copy()
    const store = await openStore({ dataFolder })
    expect(await refusal(dataFolder)).toBe(inUse(dataFolder))
    await store.close()
  })

  test('a data folder is intact and can be opened after a process that was using it was killed', async () => {
    const dataFolder = await copy()
    const other = await serverOn(dataFolder)
    expect(await refusal(dataFolder)).toBe(inUse(dataFolder))
    other.kill('SIGKILL')
    await once(other, 'exit')
    const store = await openStore({ dataFolder })
    expect((await store.db.execute(sql`select count(*) > 0 as kept from notes`)).rows).toEqual([
      { kept: true },
    ])
    await store.close()
  })

  test.runIf(isFull)('only one of several concurrent processes opens the data folder', async () => {
    const dataFolder = await copy()
    const starts = await Promise.allSettled(Array.from({ length: times(4, 2) }, () => serverOn(dataFolder)))
    const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
    expect(servers).toHaveLength(1)
    for (const server of servers) server.kill('SIGKILL')
  })

  test.runIf(isFull)('after an interrupted creation, the database is created again', async () => {
    await access(join(madeFolder, 'database'))
    await expect(access(join(madeFolder, 'database.new'))).rejects.toThrow()
  })

  const damages: [string, (database: string) => Promise<void>][] = [
    ['a truncated control file', (database) => truncate(join(database, 'global/pg_control'))],
    ['noise for a control file', (database) => writeFile(join(database, 'global/pg_control'), noise)],
    ['noise for tables', (database) => fillWithNoise(join(database, 'base/5'))],
    ['noise for a log', (database) => fillWithNoise(join(database, 'pg_wal'))],
    ['another version', (database) => writeFile(join(database, 'PG_VERSION'), '9\n')],
  ]

  // Each case starts the database twice, which takes time. The quick suite therefore tests only the first and the last
  // case.
  test.each(isFull ? damages : [...damages.slice(0, 1), ...damages.slice(-1)])(
    'openStore rejects a database with %s',
    async (_, damage) => {
      const dataFolder = await copy()
      await damage(join(dataFolder, 'database'))
      expect(await refusal(dataFolder)).toBe(
        `The database in ${dataFolder}/database is damaged, of another version or not writable: ` +
          'restore a backup, or move the folder away to start with an empty database.',
      )
      expect(await refusal(dataFolder)).not.toBe(inUse(dataFolder))
    },
  )

  test('openStore rejects a data folder that is a file', async () => {
    const dataFolder = join(root, 'file')
    await writeFile(dataFolder, '')
    expect(await refusal(dataFolder)).toBe(notWritable(dataFolder))
  })

  test('openStore rejects a data folder that is not writable', async () => {
    // Uses /sys if the tests run as root, because root can write to all other folders. A folder in /proc cannot be
    // used, because mkdir of Node.js never returns there.
    const readOnly = join(root, 'read-only')
    await mkdir(readOnly)
    chmodSync(readOnly, 0o500)
    const dataFolder = process.getuid?.() === 0 ? '/sys/hub' : readOnly
    expect(await refusal(dataFolder)).toBe(notWritable(dataFolder))
  })
})

const noise = Buffer.alloc(8192, 7)

async function fillWithNoise(folder: string) {
  const files = await readdir(folder, { withFileTypes: true })
  for (const file of files) if (file.isFile()) await writeFile(join(folder, file.name), noise)
}

const inUse = (folder: string) =>
  `The data folder ${folder} is in use by another running server: stop that server or set another DATA_FOLDER.`

const notWritable = (folder: string) =>
  `The data folder ${folder} cannot be written: give this user write access or set another DATA_FOLDER.`

async function refusal(dataFolder: string) {
  const error: unknown = await openStore({ dataFolder }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'StoreUnavailable' })
  return error instanceof Error ? error.message : ''
}

/**
 * Starts another process that opens the data folder and writes to it continuously. Rejects if that process cannot open
 * the store.
 */
async function serverOn(dataFolder: string) {
  const program = `
    import { openStore } from ${JSON.stringify(new URL('./store.ts', import.meta.url).href)}
    const { db } = await openStore({ dataFolder: ${JSON.stringify(dataFolder)} })
    await db.execute('create table if not exists notes (id int)')
    for (let id = 0; ; id += 1) {
      await db.execute('insert into notes values (' + id + ')')
      if (id === 10) console.log('open')
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const opened = once(child.stdout, 'data').then(() => true)
  const ended = once(child, 'exit').then(() => false)
  if (!(await Promise.race([opened, ended]))) throw new Error('Refused')
  return child
}
