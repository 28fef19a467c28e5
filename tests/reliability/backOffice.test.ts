// Tests the output, log lines and audit entries of admin CLI commands, and their behavior in a terminal.
import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import { giftOf } from '#api/catalog/gifts.ts'
import { mallProducts } from '#api/catalog/mall.ts'
import { waitingMessages } from '#api/integrations/tables.ts'
import { lockFolder } from '#api/store/folderLock.ts'
import { memberOf, openSession } from '#api/session/members.ts'
import { secondFactors } from '#api/session/secondFactor/tables.ts'
import { grantVoucher } from '#api/rewards/grantVoucher.ts'
import { reserveStock } from '#api/fulfillment/stock.ts'
import { stock as stockTable } from '#api/fulfillment/tables.ts'
import { openQueue } from '#api/jobs/queue.ts'
import { startJobs } from '#api/jobs/run.ts'
import type { Portion } from '#api/store/eachInBatches.ts'
import { giftRegistrations } from '#api/activities/tables.ts'
import { entriesOf } from '#api/audit/entries.ts'
import { recordActs } from '#api/audit/recordActs.ts'
import { auditEntries } from '#api/audit/tables.ts'
import { newId } from '#api/store/id.ts'
import { isFull } from '../support/measurements.ts'
import { engine } from '../support/database.ts'
import { stockRow } from '../support/stock.ts'
import { textWith } from '../support/matchers.ts'
import { openBackOffice } from '../support/openBackOffice.ts'

const { databaseUrl, folder, store, backOffice, atTheTerminal, addAccount, now, account, memberId } =
  await openBackOffice()

test('a gift registration that waits for review is listed, decided only once with a reason, and recorded in the audit log', async () => {
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
  expect((await backOffice('waiting')).text).toContain(`registration  ${id}  breast-pump  submitted`)
  const refused = await backOffice('registration', id, 'refuse', 'otherOrder')
  expect(refused).toMatchObject({ code: 0, text: `Done. registration ${id} is refused now.` })
  const act = { desk: 'registration', id, verdict: 'refused', reason: 'otherOrder' }
  expect(refused.log).toMatchObject([{ ...act, outcome: 'done', audit: true }])
  expect(await backOffice('registration', id, 'accept')).toMatchObject({ code: 1 })
  expect((await backOffice('waiting')).text).toBe('No items are waiting.')
})

test('a task that failed on all retries is listed, and the command `retry` runs it again', async () => {
  const log = pino({ level: 'silent' })
  expect((await backOffice('failed')).text).toBe('No failed tasks.')
  const queue = await openQueue(store, log)
  await queue.add({ job: 'mend', span: { only: 'a row' } })
  await queue.close()
  await store.db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'jobs'`)
  const done: unknown[] = []
  let isFixed = false
  const run = async (_db: unknown, _now: Date, { span }: Portion) => {
    if (!isFixed) throw new Error('stuck')
    done.push(span)
  }
  const jobs = [{ name: 'mend', every: 'day', run }] as const
  const stop = startJobs({ store, jobs, log })
  await expect.poll(async () => (await backOffice('failed')).text).toMatch(/ {2}mend {2}a row {2}.*stuck/)
  isFixed = true
  const [, id = ''] = /^(\S+) {2}mend {2}a row/m.exec((await backOffice('failed')).text) ?? []
  expect(await backOffice('retry', id.toUpperCase())).toMatchObject({
    text: 'Done. 1 failed tasks are queued again.',
    code: 0,
  })
  await expect.poll(() => done).toContainEqual({ only: 'a row' })
  await stop()
  expect((await backOffice('failed')).text).not.toContain('a row')
  expect(await backOffice('retry', id)).toMatchObject({
    text: `Not found: no failed task "${id}". List failed tasks with "failed".`,
    code: 1,
  })
  expect(await backOffice('retry', 'all')).toMatchObject({ text: 'No failed tasks.', code: 0 })
  await expect(backOffice('retry')).rejects.toThrow('retry <id of a failed task>|all')
})

test('the command `end-sessions` ends every session of one member and is recorded in the audit log', async () => {
  const [ended, bystander] = [await addAccount('ended@example.com'), await addAccount('kept@example.com')]
  const open = (id: string) => openSession(store.db, id, { now, by: 'password' })
  const tokens = [await open(ended), await open(ended)].map(({ token }) => token)
  const { token: other } = await open(bystander)
  expect(await backOffice('end-sessions', 'Ended@example.com', 'stolen phone')).toMatchObject({
    text: `Done. Member ${ended}: 2 sessions ended.`,
    code: 0,
    log: [{ desk: 'end-sessions', id: ended, count: 2, why: 'stolen phone', audit: true }],
  })
  for (const token of tokens)
    await expect(memberOf(store.db, token, now)).rejects.toMatchObject({ refusal: 'TOKEN_REVOKED' })
  expect((await memberOf(store.db, other, now)).id).toBe(bystander)
  const entries = await store.db.select().from(auditEntries).where(eq(auditEntries.memberId, ended))
  expect(entries).toContainEqual(expect.objectContaining({ what: 'sessions-ended', outcome: '2' }))
  expect(await backOffice('end-sessions', 'stranger@example.com', 'stolen phone')).toMatchObject({ code: 1 })
})

test('the command `remove-second-factor` turns off the second factor, notifies the member, and is recorded in the audit log', async () => {
  const id = await addAccount('twosteps@example.com')
  await store.db.insert(secondFactors).values({ memberId: id, secret: null, turnedOnAt: now })
  expect(
    await backOffice('remove-second-factor', 'twosteps@example.com', 'lost phone, ID shown'),
  ).toMatchObject({
    text: `Done. Member ${id}: the second factor is off; the next sign-in asks for one factor.`,
    code: 0,
    log: [{ desk: 'remove-second-factor', id, outcome: 'done', why: 'lost phone, ID shown', audit: true }],
  })
  expect(await store.db.$count(secondFactors, eq(secondFactors.memberId, id))).toBe(0)
  const entries = await store.db.select().from(auditEntries).where(eq(auditEntries.memberId, id))
  expect(entries).toContainEqual(
    expect.objectContaining({ what: 'second-factor-off', by: textWith('somebody') }),
  )
  const messages = await store.db.select().from(waitingMessages).where(eq(waitingMessages.memberId, id))
  expect(messages).toHaveLength(1)
  expect(await backOffice('remove-second-factor', 'twosteps@example.com', 'again')).toMatchObject({
    text: `Member ${id}: the second factor was off already. No further action is needed.`,
    code: 0,
  })
})

test('looking up a member and voiding a voucher are recorded in the audit log', async () => {
  const lookup = await backOffice('member', 'Mali@example.com')
  expect(lookup.text).toContain(`id: ${memberId}`)
  expect(lookup.log).toMatchObject([{ desk: 'member', id: memberId, audit: true }])
  const grant = { memberId, voucher: 'welcome-10', source: 'test', reference: 'desk', now }
  const voucher = await grantVoucher(store.db, grant)
  expect(await backOffice('void', voucher, 'given twice')).toMatchObject({
    code: 0,
    text: `Done. Voucher ${voucher} is void now.`,
  })
  const again = await backOffice('void', voucher, 'given twice')
  expect(again).toMatchObject({
    code: 0,
    text: `Voucher ${voucher} was void already. No further action is needed.`,
  })
  expect(again.log).toMatchObject([{ desk: 'void', why: 'given twice', outcome: 'known', audit: true }])
})

test('stock that is added to a product or a gift is available to members, and the change is recorded in the audit log', async () => {
  const added = await backOffice('stock', 'product', 'cotton-hat', '20')
  const hat = mallProducts().get('cotton-hat')
  const left = (hat?.stock ?? 0) + 20
  expect(added).toMatchObject({
    code: 0,
    text: `Done. Stock of product cotton-hat changed by 20: ${left} are free now.`,
  })
  expect(added.log).toMatchObject([
    { desk: 'stock', kind: 'product', id: 'cotton-hat', count: 20, audit: true },
  ])
  expect(await stockRow(store.db, { kind: 'product', item: 'cotton-hat' })).toEqual({
    total: left,
    reserved: 0,
  })
  await backOffice('stock', 'gift', 'travel-tote', '5')
  const tote = await stockRow(store.db, { kind: 'gift', item: 'travel-tote' })
  expect(tote?.total).toBe(giftOf('travel-tote').stock + 5)
  expect(await backOffice('stock', 'gift', 'cotton-hat', '1')).toMatchObject({
    code: 1,
    text: 'Not found: no gift with id "cotton-hat". Use an id of the catalogue for gifts.',
  })
})

test('the audit log of a member is listed page by page, newest first, by email or id, and records who has read it', async () => {
  const { text } = await backOffice('audit', '--member', account)
  const [first = ''] = text.split('\n')
  expect(first).toMatch(
    new RegExp(`^\\S+Z  voucher-voided  -  voucher:\\S+  to ${memberId}  by desk:somebody  request -$`),
  )
  expect(text).toMatch(/consented {2}given {2}purpose:membership .* by the member/)
  expect(text).toMatch(/registration-decided {2}refused {2}registration:\S+ .* by desk:somebody/)
  expect((await backOffice('audit', '--what', 'stock-added')).text).toContain(
    '20  product:cotton-hat  to nobody',
  )
  const again = await backOffice('audit', '--member', memberId, '--what', 'audit-read')
  expect(again.text).toContain(`to ${memberId}  by desk:somebody`)
  expect(again.log).toMatchObject([{ desk: 'audit', id: memberId, of: 'audit-read', audit: true }])
  const many = Array.from({ length: 60 }, () => ({ what: 'jobs-retried' as const, by: 'desk:many' }))
  await recordActs(store.db, now, ...many)
  const page = (await backOffice('audit', '--what', 'jobs-retried')).text.split('\n')
  const [, id = ''] = /--before (\S+)$/.exec(page.at(-1) ?? '') ?? []
  const rest = (await backOffice('audit', '--what', 'jobs-retried', '--before', id)).text.split('\n')
  const auditLines = [...page, ...rest].filter((line) => line.includes('by desk:many'))
  expect([page.length, auditLines.length]).toEqual([51, 60])
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  expect((await backOffice('audit', '--since', tomorrow)).text).toBe('No audit entries found.')
})

test('a search for an unknown member does not record the text of the search', async () => {
  await backOffice('audit', '--member', 'nobody-here@example.com')
  const [entry] = await entriesOf(store.db, { what: 'audit-read' }, 1)
  expect(JSON.stringify(entry)).not.toContain('nobody-here')
})

test('stock can be reduced, but not below the reserved units', async () => {
  const gift = 'muslin-cloth'
  const { stock } = giftOf(gift)
  await backOffice('stock', 'gift', gift, '5000')
  await store.db.update(stockTable).set({ reserved: 3 }).where(eq(stockTable.item, gift))
  expect(await backOffice('stock', 'gift', gift, '-4500')).toMatchObject({ code: 0 })
  const free = stock + 500 - 3
  expect(await backOffice('stock', 'gift', gift, String(-free - 1))).toMatchObject({
    code: 1,
    text: `Stock of gift ${gift} was not changed: ${free + 1} cannot be removed, because ${free} are free. Remove ${free} or less.`,
  })
  expect(await backOffice('stock', 'gift', gift, String(-free))).toMatchObject({ code: 0 })
  expect(await stockRow(store.db, { kind: 'gift', item: gift })).toEqual({ total: 3, reserved: 3 })
  const product = 'cotton-hat'
  const left = (await stockRow(store.db, { kind: 'product', item: product }))?.total ?? 0
  expect(await backOffice('stock', 'product', product, String(-left - 1))).toMatchObject({ code: 1 })
  expect(await backOffice('stock', 'product', product, String(-left))).toMatchObject({ code: 0 })
  expect(await stockRow(store.db, { kind: 'product', item: product })).toEqual({ total: 0, reserved: 0 })
  expect((await backOffice('audit', '--what', 'stock-removed')).text).toContain(`${left}  product:${product}`)
})

test('the command `movements` lists the stock changes of an item with their cause and actor, newest first, page by page', async () => {
  const pouch = { kind: 'product', item: 'batik-pouch', total: 8 } as const
  await store.db.transaction((tx) => reserveStock(tx, pouch, { reference: 'redemption:r1', at: now }))
  for (let count = 1; count <= 60; count += 1) await backOffice('stock', 'product', pouch.item, String(count))
  const lines = (await backOffice('movements', 'product', pouch.item)).text.split('\n')
  expect(lines[0]).toMatch(/^product batik-pouch: 1837 of 1838 are free\.$/)
  expect(lines[1]).toMatch(/^\S+Z {2}\+60 {2}adjustment {2}- {2}by desk:somebody$/)
  expect(lines).toHaveLength(52)
  const [, last = ''] = /^More movements: movements product batik-pouch (\S+)$/.exec(lines.at(-1) ?? '') ?? []
  const rest = await backOffice('movements', 'product', pouch.item, last)
  expect(rest.text.split('\n').slice(-2)).toEqual([
    expect.stringMatching(/^\S+Z {2}-1 {2}reservation {2}redemption:r1 {2}by the member$/),
    expect.stringMatching(/^\S+Z {2}\+8 {2}opening {2}- {2}by the catalogue$/),
  ])
  expect(rest.log).toMatchObject([{ desk: 'movements', kind: 'product', id: pouch.item, audit: true }])
  expect((await backOffice('movements', 'prize', 'winter-lights:muslin-cloth')).text).toMatch(
    /^prize winter-lights:muslin-cloth: (\d+) of \1 are free\.\nNo movements found\.$/,
  )
  expect(await backOffice('movements', 'prize', 'winter-lights:unicorn')).toMatchObject({
    code: 1,
    text: 'Not found: no prize with id "winter-lights:unicorn". Use an id of the catalogue for prizes.',
  })
})

test.runIf(engine === 'postgres' && isFull)(
  'a back-office command in a terminal uses the database in DATABASE_URL and prints its output, or the usage if called without arguments',
  async () => {
    const environment = { DATABASE_URL: databaseUrl }
    expect(await atTheTerminal(['waiting'], environment)).toEqual({
      code: 0,
      out: 'No items are waiting.',
      error: '',
    })
    const lookUp = await atTheTerminal(['member', account], environment)
    expect(lookUp).toMatchObject({ code: 0, out: textWith(`id: ${memberId}`) })
    expect(JSON.parse(lookUp.error)).toMatchObject({ desk: 'member', id: memberId, audit: true })
    const wrong = await atTheTerminal(['stock', 'gift', 'muslin-cloth', '1e3'], environment)
    expect(wrong).toMatchObject({ code: 2, out: '', error: textWith('Invalid count "1e3"') })
    const lowered = await atTheTerminal(['stock', 'product', 'baby-socks', '-1'], environment)
    expect(lowered).toMatchObject({ code: 0, out: textWith('changed by -1') })
    const { code, error } = await atTheTerminal([], environment)
    expect([code, error]).toEqual([2, expect.stringContaining('Usage:')])
    const help = await atTheTerminal(['--help'], environment)
    expect(help).toMatchObject({ code: 0, out: textWith('npm run back-office -- <command>'), error: '' })
  },
)

// Runs only on PostgreSQL, because with the embedded database the test process itself would be the server that locks
// the database.
test.runIf(engine === 'postgres')(
  'a command fails and prints the next step if a server has locked the embedded database',
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
