// The brand's side at the terminal: what is said, done and written down, and the process that people run.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { giftOf } from '../../api/catalog/gifts.ts'
import { mallProducts } from '../../api/catalog/mall.ts'
import { stocks } from '../../api/coins/stock.ts'
import { giftStock } from '../../api/gifts/tables.ts'
import { lockFolder } from '../../api/store/folderLock.ts'
import { createMember } from '../../api/session/registration.ts'
import { grantVoucher } from '../../api/rewards/grantVoucher.ts'
import { runDeskCommand } from '../../api/desk/command.ts'
import { runJobsCommand } from '../../api/desk/failedTasks.ts'
import { openQueue } from '../../api/jobs/queue.ts'
import { startJobs } from '../../api/jobs/run.ts'
import type { Portion } from '../../api/store/eachInBatches.ts'
import { giftRegistrations } from '../../api/activities/tables.ts'
import { entriesOf } from '../../api/audit/entries.ts'
import { recordActs } from '../../api/audit/recordActs.ts'
import { openStore } from '../../api/store/store.ts'
import { newId } from '../../api/store/id.ts'
import { isFull } from '../support/figures.ts'
import { engine, freshDatabase } from '../support/database.ts'
import { programOf } from '../support/programOf.ts'

/** An embedded one has no address: it lies in the folder. */
const databaseUrl = engine === 'postgres' ? await freshDatabase() : ''
const folder = await mkdtemp(join(tmpdir(), 'hub-desk-'))
const store = await openStore({ databaseUrl, dataFolder: folder })
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

/** What is printed and its exit code, and the lines of the log. */
async function desk(...said: string[]) {
  const log: unknown[] = []
  const told = pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) })
  return {
    ...(await runDeskCommand(said, { db: store.db, log: told, by: 'somebody', now: new Date() })),
    log,
  }
}

/** As people run it: a process of its own. */
const atTheTerminal = async (said: string[], environment: Record<string, string>) =>
  await new Promise<{ code: number; out: string; error: string }>((resolve) => {
    const { DATABASE_URL: _, ...own } = process.env
    const env = { ...own, ...environment, DATA_FOLDER: folder }
    const command = ['--disable-warning=ExperimentalWarning', programOf('scripts/desk.ts'), ...said]
    execFile(process.execPath, command, { env }, (error, out, told) =>
      resolve({ code: error ? Number(error.code) : 0, out: out.trim(), error: told }),
    )
  })

const now = new Date()
const account = 'mali@example.com'
const memberId = await store.db.transaction((tx) =>
  createMember(
    tx,
    {
      account,
      firstName: 'Mali',
      countryCode: 'TH',
      timeZone: 'Asia/Bangkok',
      agreePrivacyPolicy: true,
      agreeMarketing: false,
      agreeTracking: false,
    },
    now,
  ),
)

test('what waits is listed, decided once with its reason, and audited', async () => {
  const id = newId()
  await store.db.insert(giftRegistrations).values({
    id,
    memberId,
    orderNumber: '91',
    product: 'breast-pump',
    purchasedOn: '2026-11-10',
    uploadIds: [],
    state: 'submitted',
    submittedAt: now,
  })
  expect((await desk('waiting')).text).toContain(`registration  ${id}  breast-pump  submitted`)
  const refused = await desk('registration', id, 'refuse', 'otherOrder')
  expect(refused).toMatchObject({ code: 0, text: 'Done.' })
  const act = { desk: 'registration', id, verdict: 'refused', reason: 'otherOrder' }
  expect(refused.log).toMatchObject([{ ...act, outcome: 'done', audit: true }])
  expect(await desk('registration', id, 'accept')).toMatchObject({ code: 1 })
  expect((await desk('waiting')).text).toBe('Nothing waits.')
})

test('what a job could not do however often it tried is listed, and done once somebody says so', async () => {
  const log = pino({ level: 'silent' })
  const asked = async (...said: string[]) => await runJobsCommand(said, { store, log, by: 'somebody' })
  expect((await asked('failed')).text).toBe('No job has failed for good.')
  const queue = await openQueue(store, log)
  await queue.add({ job: 'mend', span: { only: 'a row' } })
  await queue.close()
  await store.db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'jobs'`)
  const done: unknown[] = []
  let isMended = false
  const run = async (_db: unknown, _now: Date, { span }: Portion) => {
    if (!isMended) throw new Error('stuck')
    done.push(span)
  }
  const jobs = [{ name: 'mend', every: 'day', run }] as const
  const stop = startJobs({ store, jobs, log })
  await expect.poll(async () => (await asked('failed')).text).toMatch(/ {2}mend {2}a row {2}.*stuck/)
  isMended = true
  const [, id = ''] = /^(\S+) {2}mend {2}a row/m.exec((await asked('failed')).text) ?? []
  expect(await asked('retry', id)).toEqual({ text: '1 to be tried again.', code: 0 })
  await expect.poll(() => done).toContainEqual({ only: 'a row' })
  await stop()
  expect((await asked('failed')).text).not.toContain('a row')
  await expect(asked('retry')).rejects.toThrow('retry <id of a failed task>|all')
})

test('a member is looked up, a voucher taken back, and both are audited', async () => {
  const found = await desk('member', 'Mali@example.com')
  expect(found.text).toContain(`id: ${memberId}`)
  expect(found.log).toMatchObject([{ desk: 'member', id: memberId, audit: true }])
  const given = { memberId, voucher: 'welcome-10', source: 'test', reference: 'desk', now }
  const voucher = await grantVoucher(store.db, given)
  expect(await desk('void', voucher, 'given twice')).toMatchObject({ code: 0, text: 'Done.' })
  const again = await desk('void', voucher, 'given twice')
  expect(again.log).toMatchObject([{ desk: 'void', why: 'given twice', outcome: 'known', audit: true }])
})

test('what came in of a product and of a gift is there, and audited', async () => {
  const added = await desk('stock', 'product', 'cotton-hat', '20')
  expect(added).toMatchObject({ code: 0, text: 'Done.' })
  expect(added.log).toMatchObject([
    { desk: 'stock', kind: 'product', id: 'cotton-hat', count: 20, audit: true },
  ])
  const hat = mallProducts.get('cotton-hat')
  expect((await stocks(store.db)).get('cotton-hat')).toBe((hat?.stock ?? 0) + 20)
  await desk('stock', 'gift', 'travel-tote', '5')
  const [tote] = await store.db.select().from(giftStock).where(eq(giftStock.gift, 'travel-tote'))
  expect(tote?.stock).toBe(giftOf('travel-tote').stock + 5)
  expect(await desk('stock', 'gift', 'cotton-hat', '1')).toMatchObject({
    code: 1,
    text: 'There is no such thing.',
  })
})

test('what was done to a member is read page by page, newest first, by their address or id, and so is who read it', async () => {
  const { text } = await desk('audit', '--member', account)
  const [first = ''] = text.split('\n')
  expect(first).toMatch(
    new RegExp(`^\\S+Z  voucher-voided  -  voucher:\\S+  to ${memberId}  by desk:somebody  request -$`),
  )
  expect(text).toMatch(/consented {2}given {2}purpose:membership .* by the member/)
  expect(text).toMatch(/registration-decided {2}refused {2}registration:\S+ .* by desk:somebody/)
  expect((await desk('audit', '--what', 'stock-added')).text).toContain('20  product:cotton-hat  to nobody')
  const again = await desk('audit', '--member', memberId, '--what', 'audit-read')
  expect(again.text).toContain(`to ${memberId}  by desk:somebody`)
  expect(again.log).toMatchObject([{ desk: 'audit', id: memberId, of: 'audit-read', audit: true }])
  const many = Array.from({ length: 60 }, () => ({ what: 'jobs-retried' as const, by: 'desk:many' }))
  await recordActs(store.db, now, ...many)
  const page = (await desk('audit', '--what', 'jobs-retried')).text.split('\n')
  const [, id = ''] = /--before (\S+)$/.exec(page.at(-1) ?? '') ?? []
  const rest = (await desk('audit', '--what', 'jobs-retried', '--before', id)).text.split('\n')
  const shown = [...page, ...rest].filter((line) => line.includes('by desk:many'))
  expect([page.length, shown.length]).toEqual([51, 60])
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  expect((await desk('audit', '--since', tomorrow)).text).toBe('Nothing is written down of that.')
})

test('what was typed for a member who is none is written down nowhere', async () => {
  await desk('audit', '--member', 'nobody-here@example.com')
  const [entry] = await entriesOf(store.db, { what: 'audit-read' }, 1)
  expect(JSON.stringify(entry)).not.toContain('nobody-here')
})

test.each([
  [['audit', 'mali@example.com']],
  [['audit', '--what', 'dance']],
  [['audit', '--since', 'yesterday']],
  [['audit', '--before', '7']],
  [[]],
  [['dance']],
  [['registration', 'x', 'refuse', 'because']],
  [['stock', 'product', 'cotton-hat', '-1']],
  [['gift', 'x', 'ship']],
  [['gift', 'x', 'move', 'nowhere']],
])('%o is answered with how to say it', async (said) => {
  await expect(desk(...said)).rejects.toThrow('Say what to do:')
})

test.runIf(engine === 'postgres' && isFull)(
  'at the terminal it asks the database that the environment names, prints what there is, and says how to ask',
  async () => {
    const environment = { DATABASE_URL: databaseUrl }
    expect(await atTheTerminal(['waiting'], environment)).toEqual({
      code: 0,
      out: 'Nothing waits.',
      error: '',
    })
    const lookUp = await atTheTerminal(['member', account], environment)
    expect(lookUp).toMatchObject({ code: 0, out: expect.stringContaining(`id: ${memberId}`) })
    expect(JSON.parse(lookUp.error)).toMatchObject({ desk: 'member', id: memberId, audit: true })
    const { code, error } = await atTheTerminal([], environment)
    expect([code, error]).toEqual([1, expect.stringContaining('Say what to do:')])
  },
)

// On the embedded database this process is that server.
test.runIf(engine === 'postgres')(
  'a server that holds the embedded database is named, with what to do',
  async () => {
    const unlock = lockFolder(folder)
    const { code, error } = await atTheTerminal(['waiting'], {})
    unlock()
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(/in use by another running server[\s\S]*DATABASE_URL/),
    ])
  },
)
