// Tests that the data export contains all stored data of the member, no data of other members and no secrets.
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { measurement } from '#tests/support/measurements.ts'
import { addBaby, addNotification, codeReauthentication } from '#tests/support/cases/profile.ts'
import { addUpload } from '#tests/support/uploads.ts'
import { trackingEvent } from '#tests/support/cases/platform.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { toCsv } from '#shared/csv.ts'
import { notExported } from '../schema/exceptions.ts'
import { personalData } from '../schema/personalData.ts'

const api = await testApi()

/** Adds a member with data in many tables. */
async function livelyMember(): Promise<TestMember> {
  const member = await addMember(api)
  const { token } = member
  await dataOf(api, 'checkIn', { token, path: { game: 'normalCheckIn' } })
  await dataOf(api, 'completeTask', { token, body: { task: 'verify-email' } })
  await addBaby(api, member, { name: 'Canarynam', birthDate: '2026-09-30' })
  await addUpload(api, member, 'avatar')
  await addNotification(api, member)
  await dataOf(api, 'reportEvent', { token: member.token, body: { ...trackingEvent, uid: member.uid } })
  return member
}

async function exportOf(member: TestMember, format?: 'json' | 'csv') {
  const body = { proof: await codeReauthentication(api, member), format }
  return await dataOf(api, 'exportData', { token: member.token, body })
}

test('exportData exports each table that refers to members, except the tables that `notExported` lists with a reason', async () => {
  const { rows } = await api.store.db.execute<{ name: string }>(sql`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)(member|member_id|uid|scope|account)$'
    order by 1`)
  const exported = await Promise.all(personalData.map(({ exported: of }) => of(api.store.db, 'nobody')))
  const covered = new Set([...exported.flatMap(Object.keys), ...Object.keys(notExported)])
  expect(rows.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([])
  expect(covered.size).toBe(exported.flatMap(Object.keys).length + Object.keys(notExported).length)
  for (const reason of Object.values(notExported)) expect(reason.length).toBeGreaterThan(20)
  const excused = Object.keys(notExported).join(', ')
  measurement(
    '17. Privacy',
    `export: of ${covered.size} tables with data of members, all are included except ${excused}`,
  )
})

test('exportData returns the member’s rows of each table as JSON', async () => {
  const member = await livelyMember()
  const { tables, files, madeAt } = await exportOf(member)
  expect(madeAt).toBe(api.clock.now.toISOString())
  expect(files.map(({ purpose }) => purpose)).toEqual(['avatar'])
  const rows = Object.fromEntries(tables.map(({ name, rows: tableRows }) => [name, tableRows]))
  expect(rows.members).toMatchObject([{ id: member.uid, email: member.account, firstName: 'Canarymali' }])
  expect(rows.babies).toMatchObject([{ name: 'Canarynam', birthDate: '2026-09-30' }])
  expect(rows.consents).toHaveLength(4)
  expect(rows.ledger_accounts).toMatchObject([{ memberId: member.uid }, { memberId: member.uid }])
  const once = ['sessions', 'check_ins', 'task_prizes', 'uploads', 'tracking_events']
  expect(once.filter((name) => rows[name]?.length !== 1)).toEqual([])
  expect(rows.notices?.map(({ kind }) => kind)).toEqual(['welcome', 'data-exported'])
  expect(rows.ledger_postings?.map(({ amount }) => amount)).toEqual([5, 2, 20, 10])
  expect(rows.ledger_lots).toHaveLength(2)
})

test('exportData returns the same data as one CSV file for each table', async () => {
  const member = await livelyMember()
  const { tables } = await exportOf(member)
  api.wait(60)
  const csv = await exportOf(member, 'csv')
  expect(csv.tables).toEqual([])
  const names = csv.files.filter(({ url }) => url === undefined).map(({ name }) => name)
  expect(names).toEqual(tables.map(({ name }) => `${name}.csv`))
  const babies = csv.files.find(({ name }) => name === 'babies.csv')?.content.split('\r\n')
  expect(babies?.[0]).toBe(
    'id,memberId,name,dueDate,birthDate,birthDateChangedAt,birthDateCorrectableUntil,createdAt',
  )
  expect(babies?.[1]).toContain(`,${member.uid},Canarynam,,2026-09-30,,`)
  expect(csv.files.find(({ name }) => name === 'vouchers.csv')?.content).toBe('\r\n')
})

test('exportData returns neither data of another member nor secrets', async () => {
  const [mine, other] = [await livelyMember(), await livelyMember()]
  const text = JSON.stringify(await exportOf(mine))
  for (const foreign of [other.uid, other.account]) expect(text).not.toContain(foreign)
  expect(text).not.toMatch(/hash|\$argon2/i)
  expect(text).not.toContain(mine.token)
})

test('exportData adds a notification of the export for the member', async () => {
  const member = await addMember(api)
  await exportOf(member)
  const { items } = await dataOf(api, 'listNotices', member)
  expect(items).toMatchObject([{ kind: 'data-exported' }, { kind: 'welcome' }])
})

test('exportData with a wrong password returns no data and adds no notification', async () => {
  const member = await addMember(api)
  const body = { proof: { password: 'not the password' } }
  const reply = await api.call('exportData', { token: member.token, body })
  const reasons = [{ code: 'PASSWORD_WRONG', field: 'proof.password' }]
  expect([reply.refusal, reply.data]).toEqual(['PASSWORD_WRONG', { reasons }])
  expect((await dataOf(api, 'listNotices', member)).items).toMatchObject([{ kind: 'welcome' }])
})

describe('CSV cells', () => {
  test.each<[unknown, string]>([
    [null, ''],
    [undefined, ''],
    [0, '0'],
    [-5, '-5'],
    [true, 'true'],
    [new Date('2026-11-21T03:00:00.000Z'), '2026-11-21T03:00:00.000Z'],
    ['two, three', '"two, three"'],
    ['a "word"', '"a ""word"""'],
    ['two\nlines', '"two\nlines"'],
    [{ gift: 'x' }, '"{""gift"":""x""}"'],
    ['+66812345678', '+66812345678'],
    ['=1+1', `'=1+1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['+cmd', `'+cmd`],
    ['-2+3', `'-2+3`],
    ['\t=1', `'\t=1`],
  ])('toCsv writes %o as %s', (value, cell) => {
    expect(toCsv([{ value }])).toBe(`value\r\n${cell}\r\n`)
  })

  test('toCsv writes an empty cell if a row lacks the column', () => {
    expect(toCsv([{ a: 1 }, { b: 2 }])).toBe('a,b\r\n1,\r\n,2\r\n')
  })
})
