// Moves a hub with sample members from the embedded database and the disk to PostgreSQL and a bucket. Kills the command
// repeatedly and resumes it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { move } from '#api/backup/move.ts'
import { currentMove } from '#api/backup/moveProgress.ts'
import { openS3FileStore } from '#api/integrations/s3FileStore.ts'
import { waitingMessages } from '#api/integrations/tables.ts'
import { openQueue } from '#api/jobs/queue.ts'
import { uploads } from '#api/platform/uploads/tables.ts'
import { readConfig } from '#api/process/config.ts'
import { sampleAccounts } from '#api/samples/accounts.ts'
import { addSamples } from '#api/samples/samples.ts'
import { openPostgres } from '#api/store/postgres.ts'
import { openStore, type Store } from '#api/store/store.ts'
import { testApi } from '../support/api.ts'
import { contradictions } from '../support/books.ts'
import { runProgram } from '../support/command.ts'
import { queryRows, emptyDatabase, engine, freshDatabase } from '../support/database.ts'
import { dumpOf } from '../support/dump.ts'
import { measurement, isFull } from '../support/measurements.ts'
import { addMember, dataOf, registerMember, signIn } from '../support/members.ts'
import { credentials, hasS3, startS3 } from '../support/s3.ts'

const program = 'api/move.ts'
const [account = ''] = sampleAccounts
const photo = new TextEncoder().encode('a photo')
/** Number of rows in a table whose key has two columns; the move copies them in more than two batches. */
const tickets = 2_500
const log = pino({ level: 'silent' })
const laidAside = { job: 'of a release that is gone', span: { only: 'a row' } }

async function apiOn(store: Store) {
  const api = await testApi({ store })
  api.clock.now = new Date()
  return api
}

/** Returns the sorted rows of each table as text. */
async function rowsOf(store: Store) {
  const dump = await dumpOf(store)
  return Object.fromEntries([...dump].map(([name, text]) => [name, text.split('\n').toSorted()]))
}

/** Runs a move and kills it as soon as its output satisfies the condition. */
async function killMove(
  url: string,
  environment: Record<string, string>,
  isEnough: (lines: readonly string[]) => boolean,
) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, url], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line)
    if (isEnough(lines)) child.kill('SIGKILL')
  })
  expect(await ended).toEqual([null, 'SIGKILL'])
}

type Lines = readonly string[]
/**
 * Conditions on the printed lines, about one for each moved table: the first run is killed after one line, and each
 * further run seven lines later than the previous run.
 */
const kills = Array.from({ length: 9 }, (_, kill) => (lines: Lines) => lines.length > kill * 7)

// Full suite only: the command restarts after each kill.
const canRun = engine === 'postgres' && hasS3 && isFull
describe.runIf(canRun)('moving a hub from the embedded database', async () => {
  if (!canRun) return
  const s3 = await startS3()
  const bucket = { S3_URL: await s3.addBucket(), ...credentials }
  let dataFolder = ''
  let environment: Record<string, string> = {}
  let token = ''
  let membership: unknown
  let before: Record<string, string[]>

  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'hub-move-'))
    environment = { DATA_FOLDER: dataFolder, ALLOW_PLAINTEXT: 'on', ...bucket }
    const store = await openStore({ dataFolder })
    await addSamples(store.db, new Date())
    await store.db.execute(sql`
      insert into raffle_tickets select 'raffle ' || number % 2, 'ticket ' || number from generate_series(1, ${tickets}) number`)
    const at = new Date()
    const file = {
      purpose: 'avatar',
      contentType: 'image/png',
      announcedAt: at,
      storedAt: at,
      usedAt: at,
    } as const
    await store.db.insert(uploads).values([
      { ...file, id: '01there', size: photo.length },
      { ...file, id: '02gone', size: 1 },
    ])
    // Add a row with quotes, commas, brackets and line breaks.
    const message = {
      receiver: account,
      subject: '{"a", (b)\\}',
      text: "one\ntwo\n\n“three”, 'four'",
      writtenAt: at,
      dueAt: at,
    }
    await store.db.insert(waitingMessages).values({ ...message, id: '1' })
    const queue = await openQueue(store, log, { supervise: false })
    await queue.add({ job: 'waits' })
    await queue.close()
    await store.db.execute(sql`
      insert into pgboss.job (name, data) values ('failed-jobs', ${JSON.stringify(laidAside)}::jsonb)`)
    const api = await apiOn(store)
    token = await signIn(api, account)
    membership = await dataOf(api, 'getMyMembership', { token })
    before = await rowsOf(store)
    await store.close()
    const files = join(dataFolder, 'uploads')
    await mkdir(files)
    await writeFile(join(files, '01there.upload'), photo)
  })
  afterAll(() => rm(dataFolder, { recursive: true, force: true }))

  const config = () => readConfig(environment)
  const refusalBy = (url: string) => move(config(), url, () => {}).then(() => 'none', String)

  test('a hub can be moved only to an empty database with the same tables', async () => {
    const url = await freshDatabase()
    const store = await openPostgres(url)
    await addMember(await apiOn(store))
    await store.close()
    expect(await refusalBy(url)).toMatch(/is not empty, because \w+ has rows: use an empty database\.$/)
    expect(await refusalBy(await emptyDatabase())).toMatch(/The tables are older than this server/)
    const other = await freshDatabase()
    await queryRows(
      other,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 9999999999999)`,
    )
    expect(await refusalBy(other)).toMatch(/are of another release/)
    expect(await runProgram(program, [], environment)).toMatchObject({
      code: 1,
      stderr: 'Target of the move is missing: npm run move -- <DATABASE_URL>\n',
    })
    // Check that the source database can still be opened after the failed move.
    await (await openStore({ dataFolder })).close()
  })

  test('a move that is killed repeatedly copies every row, sequence, task and file, and members stay signed in', async () => {
    const url = await freshDatabase()
    const startedAt = performance.now()
    for (const isEnough of kills) {
      await killMove(url, environment, isEnough)
      await expect(openStore({ dataFolder })).rejects.toThrow('is being moved to')
    }
    const another = await mkdtemp(join(tmpdir(), 'hub-move-'))
    afterAll(() => rm(another, { recursive: true }))
    const ofAnother = move({ ...config(), DATA_FOLDER: another }, url, () => {})
    await expect(ofAnother).rejects.toThrow('Another hub is being moved to')
    const { code, stdout, stderr } = await runProgram(program, [url], environment)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`raffle_tickets: ${before.raffle_tickets?.length} rows\n`)
    expect(stdout).toContain('1 files of the database are missing on the disk and in the bucket.\n')
    expect(stdout).toContain('Both databases have the same rows and sums.')
    const seconds = (performance.now() - startedAt) / 1_000

    const target = await openPostgres(url)
    afterAll(() => target.close())
    const after = await rowsOf(target)
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const [name, rows] of Object.entries(before)) expect([name, after[name]]).toEqual([name, rows])
    expect(await contradictions(target.db)).toEqual({
      sum: 0,
      transactions: 0,
      balances: 0,
      lots: 0,
      coins: 0,
    })
    const queue = await openQueue(target, log, { supervise: false })
    expect(await queue.isLaidAside(laidAside)).toBe(true)
    await queue.close()
    expect(await queryRows(url, `select data->>'job' as job from pgboss.job where name = 'jobs'`)).toEqual([
      { job: 'waits' },
    ])
    const files = openS3FileStore(bucket)
    expect([await files.get('01there'), await files.get('02gone')]).toEqual([photo, null])

    const api = await apiOn(target)
    expect(await dataOf(api, 'getMyMembership', { token })).toEqual(membership)
    const again = await signIn(api, account)
    expect(await dataOf(api, 'getMyMembership', { token: again })).toEqual(membership)
    // Check that the triggers that the move disabled are active again, and that sequences continue after their last
    // value.
    await registerMember(api)
    await expect(target.db.execute(sql`delete from ledger_postings`)).rejects.toThrow()

    const rows = Object.values(before).reduce((sum, of) => sum + of.filter(Boolean).length, 0)
    measurement(
      '26. Backup, restore, move',
      `move in ${seconds.toFixed(1)} s, in which the command was killed ${kills.length} times: ${rows} rows in ${Object.keys(before).length} tables and the ledger sums are equal`,
    )
    expect(await runProgram(program, [url], environment)).toMatchObject({
      code: 0,
      stdout: 'The hub was already moved. No further action is needed.\n',
    })
    expect(await currentMove(target.db)).toBeUndefined()
    await expect(openStore({ dataFolder })).rejects.toThrow('was moved to')
    expect(await refusalBy(await freshDatabase())).toMatch(
      /This hub was moved to \S+: use that database instead of/,
    )
  })
})
