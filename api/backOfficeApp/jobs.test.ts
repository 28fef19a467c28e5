// Tests failed jobs and dead letters in the back office: lists, retries with a report for each row, and reasons without
// personal data.
import pino from 'pino'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, atOnce, dataOf } from '#tests/support/members.ts'
import { shopifyOrder } from '#tests/support/signedShop.ts'
import { openStaffSide } from '#tests/support/staff.ts'
import { auditEntries } from '../audit/tables.ts'
import { withoutPersonalData } from '../backOffice/jobs/reasons.ts'
import { openQueue, type Queue, type Task } from '../jobs/queue.ts'
import { addDeadLetter } from '../orders/deadLetters.ts'
import { deadLetters } from '../orders/tables.ts'

const api = await testApi()
const { db } = api.store
const staffSide = await openStaffSide(api)
const admin = await staffSide.sessionOf('nok', 'admin')
const other = await staffSide.sessionOf('mali', 'admin')
const support = await staffSide.sessionOf('lek', 'support')

async function withQueue<Of>(work: (queue: Queue) => Promise<Of>) {
  const queue = await openQueue(api.store, pino({ level: 'silent' }), { supervise: false })
  try {
    return await work(queue)
  } finally {
    await queue.close()
  }
}

/** Adds tasks, and moves them to the failed tasks as the queue does after the last attempt. */
async function addFailed(message: string, ...tasks: Task[]) {
  await withQueue(async (queue) => {
    for (const task of tasks) await queue.add(task)
  })
  await db.execute(sql`
    insert into pgboss.job (name, data, singleton_key, source_name, source_output, policy)
    select 'failed-jobs', data, singleton_key, name, ${JSON.stringify({ message })}::jsonb, 'exclusive'
    from pgboss.job where name = 'jobs'`)
  await db.execute(sql`delete from pgboss.job where name = 'jobs'`)
}

const taskOf = (row: string): Task => ({ job: 'send messages', span: { only: row } })
const failedJobs = (query: Record<string, string> = {}) =>
  staffSide.dataOf('listFailedJobs', admin, { query })
const retryJobs = (session: string, body: object = {}) =>
  staffSide.dataOf('retryFailedJobs', session, { body })
const letters = async () => (await staffSide.dataOf('listDeadLetters', admin)).items
const retryLetters = (session: string, body: object = {}) =>
  staffSide.dataOf('retryDeadLetters', session, { body })
const queued = async () => {
  const { rows } = await db.execute<{ only: string }>(
    sql`select data->'span'->>'only' as only from pgboss.job where name = 'jobs' order by 1`,
  )
  return rows.map(({ only }) => only)
}

beforeEach(async () => {
  await db.delete(deadLetters)
  await withQueue(async () => {})
  await db.execute(sql`delete from pgboss.job`)
})

async function addLetter(payload: object) {
  const body = Buffer.from(JSON.stringify(payload))
  const subject = `gid://shopify/Order/${body.length}`
  await addDeadLetter(db, body, { subject, reason: 'TypeError', now: api.clock.now })
  const [row] = await db.select().from(deadLetters).where(eq(deadLetters.subject, subject))
  return row?.id ?? ''
}

const outcomesOf = async (act: 'jobs-retried' | 'letter-retried') => {
  const rows = await db.select().from(auditEntries).where(eq(auditEntries.what, act))
  expect(rows.every(({ by }) => by?.startsWith('staff:'))).toBe(true)
  return rows.map(({ subject, outcome }) => `${subject} ${outcome}`)
}

test('listFailedJobs returns the job, the row and the reason, page by page', async () => {
  await addFailed('Error: Message a was not sent', taskOf('a'), taskOf('b'), { job: 'expire coins' })
  const first = await failedJobs({ limit: '2' })
  expect(first.items).toHaveLength(2)
  const second = await failedJobs({ limit: '2', cursor: first.nextCursor ?? '' })
  expect(second).toMatchObject({ nextCursor: null })
  const all = [...first.items, ...second.items]
  expect(new Set(all.map(({ job, row }) => `${job} ${row}`))).toEqual(
    new Set(['expire coins null', 'send messages a', 'send messages b']),
  )
  expect(all[0]?.reason).toBe('Error: Message a was not sent')
})

test('a cursor of a failed job that somebody has retried is answered with 404', async () => {
  await addFailed('Error', taskOf('a'), taskOf('b'))
  const { nextCursor } = await failedJobs({ limit: '1' })
  await retryJobs(admin)
  const query = { cursor: nextCursor ?? '' }
  expect(await staffSide.call('listFailedJobs', admin, { query })).toMatchObject({ status: 404 })
  expect(await staffSide.call('listFailedJobs', admin, { query: { cursor: 'x' } })).toMatchObject({
    status: 404,
  })
})

test('one failed job is queued again and recorded; a second retry reports that it is gone', async () => {
  await addFailed('Error', taskOf('a'), taskOf('b'))
  const chosen = (await failedJobs()).items.find(({ row }) => row === 'b')
  const ids = [chosen?.id ?? '', 'no-task', '0199d3f0-7f3e-7cc0-9c52-000000000000']
  expect(await retryJobs(admin, { ids })).toEqual({
    hasMore: false,
    items: [
      { id: ids[0], subject: 'send messages', outcome: 'queued', reason: null },
      { id: ids[1], subject: null, outcome: 'gone', reason: null },
      { id: ids[2], subject: null, outcome: 'gone', reason: null },
    ],
  })
  expect(await queued()).toEqual(['b'])
  expect((await retryJobs(other, { ids: [ids[0], ids[0]] })).items).toMatchObject([{ outcome: 'gone' }])
  expect(await outcomesOf('jobs-retried')).toContain(`task:${ids[0]} 1`)
  expect((await failedJobs()).items.map(({ row }) => row)).toEqual(['a'])
})

test('six concurrent retries of all failed jobs queue each job once', async () => {
  await addFailed('Error', ...['a', 'b', 'c', 'd', 'e'].map(taskOf))
  const before = (await outcomesOf('jobs-retried')).length
  const reports = await atOnce(6, (at) => retryJobs(at % 2 === 0 ? admin : other))
  const outcomes = reports.flatMap(({ items }) => items.map(({ outcome }) => outcome))
  expect(outcomes.filter((outcome) => outcome === 'queued')).toHaveLength(5)
  expect(await queued()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect((await outcomesOf('jobs-retried')).length - before).toBe(5)
  expect((await failedJobs()).items).toEqual([])
})

test('a retry of all failed jobs takes the oldest 100 and reports that more exist', async () => {
  await addFailed('Error', ...Array.from({ length: 103 }, (_, at) => taskOf(`row ${at}`)))
  const first = await retryJobs(admin)
  expect([first.items.length, first.hasMore]).toEqual([100, true])
  const second = await retryJobs(admin)
  expect([second.items.length, second.hasMore]).toEqual([3, false])
})

test('a retry of all dead letters reports the outcome of each, and a failing one does not stop the others', async () => {
  const member = await addMember(api)
  const failing = await addLetter(shopifyOrder(api, member.account, { total_price: 'free' }))
  const fixed = await addLetter(shopifyOrder(api, member.account))
  expect(await letters()).toMatchObject([
    { id: failing, attempts: 1, reason: 'TypeError' },
    { id: fixed, attempts: 1 },
  ])
  expect(JSON.stringify(await letters())).not.toContain(member.account)
  const { items } = await retryLetters(admin)
  expect(items.map(({ id, outcome, reason }) => [id, outcome, reason])).toEqual([
    [failing, 'failed', 'total_price is not an amount'],
    [fixed, 'done', null],
  ])
  expect((await dataOf(api, 'listOrders', { token: member.token })).items).toHaveLength(1)
  expect(await letters()).toMatchObject([{ id: failing, attempts: 2 }])
  expect((await retryLetters(admin, { ids: [fixed] })).items).toMatchObject([{ outcome: 'gone' }])
  expect(await outcomesOf('letter-retried')).toEqual([`letter:${failing} failed`, `letter:${fixed} done`])
})

test('six concurrent retries process a dead letter once', async () => {
  const member = await addMember(api)
  const id = await addLetter(shopifyOrder(api, member.account))
  const reports = await atOnce(6, () => retryLetters(admin, { ids: [id] }))
  const outcomes = reports.flatMap(({ items }) => items.map(({ outcome }) => outcome))
  expect(outcomes.toSorted()).toEqual(['done', 'gone', 'gone', 'gone', 'gone', 'gone'])
})

test('staff without the permission can neither list nor retry', async () => {
  for (const [id, body] of [
    ['listFailedJobs', undefined],
    ['retryFailedJobs', {}],
    ['listDeadLetters', undefined],
    ['retryDeadLetters', {}],
  ] as const)
    expect(await staffSide.call(id, support, { body })).toMatchObject({ status: 403 })
})

test('a retry with 101 ids or with an invalid id is rejected', async () => {
  const many = Array.from({ length: 101 }, (_, at) => `row-${at}`)
  for (const ids of [many, [], ['a b']])
    expect(await staffSide.call('retryFailedJobs', admin, { body: { ids } })).toMatchObject({ status: 400 })
})

test.each([
  ['550 <mali@example.com> rejected', '550 … rejected'],
  ['connect smtps://user:secret@mail.example.com:465', 'connect …'],
  ['no route to +66 81 234 5678', 'no route to …'],
  ['invalid input syntax for type date: "Mali"', 'invalid input syntax for type date: "…"'],
  ['Key (email)=(mali) already exists', 'Key (email)=(…) already exists'],
  ['GET https://s3.example.com/a?X-Amz-Signature=abc failed', 'GET https://s3.example.com/a?… failed'],
  [
    'Error: Message 0199d3f0-7f3e-7cc0-9c52-6d6a54a4f001 was not sent',
    'Error: Message 0199d3f0-7f3e-7cc0-9c52-6d6a54a4f001 was not sent',
  ],
  ['first line\nsecond line', 'first line'],
  ['', 'Unknown error'],
])('the reason %j is shown as %j', (reason, text) => {
  expect(withoutPersonalData(reason)).toBe(text)
})
