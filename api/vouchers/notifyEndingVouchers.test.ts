// Tests that members are reminded of unused vouchers three days before they expire, once for each voucher, in the hub
// and by email.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveVoucher } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { plainSpaces } from '#tests/support/plainSpaces.ts'
import { addDays, localDate } from '../locale/calendar.ts'
import { endOfLastDay } from '../locale/lastDay.ts'
import { noticeEmails } from '../notices/tables.ts'
import { vouchers } from '../rewards/tables.ts'
import { notifyEndingVouchers } from './notifyEndingVouchers.ts'

const api = await testApi()
const { db } = api.store
const timeZone = 'Asia/Bangkok'

type Change = Partial<typeof vouchers.$inferInsert>

/** Gives a voucher that was granted long ago and whose last day is the given number of days ahead. */
async function giveEnding(member: TestMember, days: number, change: Change = {}) {
  const id = await giveVoucher(api, member, 'five-percent')
  const lastDay = addDays(localDate(api.clock.now, timeZone), days)
  const grantedAt = new Date('2026-01-01T05:00:00Z')
  await db
    .update(vouchers)
    .set({ lastDay, expiresAt: endOfLastDay({ date: lastDay, timeZone }), grantedAt, ...change })
    .where(eq(vouchers.id, id))
  return { id, lastDay }
}

const remind = () => notifyEndingVouchers(db, api.clock.now)
const remindersOf = async ({ token }: TestMember, language = 'en') =>
  (await dataOf(api, 'listNotices', { token, language })).items
    .filter(({ kind }) => kind === 'voucher-ending')
    .map(({ title, text, tone, link }) => ({ title, text: plainSpaces(text), tone, link }))

test('notifyEndingVouchers reminds a member once of a voucher that expires in three days, with its last day', async () => {
  const [member, later] = [await addMember(api), await addMember(api)]
  const { lastDay } = await giveEnding(member, 3)
  await giveEnding(later, 4)
  await remind()
  await remind()
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(lastDay),
  )
  expect(await remindersOf(member)).toEqual([
    {
      title: 'A voucher ends soon',
      text: `You haven’t used 5% off an order yet. You can use it until ${date}.`,
      tone: 'warning',
      link: '/coupon',
    },
  ])
  const [thai] = await remindersOf(member, 'th')
  expect(thai?.text).toContain('คุณยังไม่ได้ใช้ ส่วนลด 5%')
  expect(await remindersOf(later)).toEqual([])
  expect(await db.select().from(noticeEmails).where(eq(noticeEmails.memberId, member.uid))).toHaveLength(1)
})

test.each<[string, number, Change]>([
  ['a used voucher', 2, { state: 'used' }],
  ['a void voucher', 2, { state: 'void' }],
  ['an expired voucher', -1, {}],
  ['a voucher of another country', 2, { voucher: 'small-amount', terms: null }],
  ['a voucher that was granted three days before it expires', 3, { grantedAt: new Date() }],
])('notifyEndingVouchers ignores %s', async (_, days, change) => {
  const member = await addMember(api, { countryCode: 'DE', timeZone })
  const granted = change.grantedAt ? { grantedAt: api.clock.now } : {}
  await giveEnding(member, days, { ...change, ...granted })
  await remind()
  expect(await remindersOf(member)).toEqual([])
})

test('a failed voucher does not prevent the reminders of vouchers that expire before and after it', async () => {
  const members = [await addMember(api), await addMember(api), await addMember(api)] as const
  for (const [index, member] of members.entries())
    await giveEnding(member, index + 1, index === 1 ? { voucher: 'of-no-catalog', terms: null } : {})
  await expect(remind()).rejects.toThrow('1 rows failed')
  expect(await remindersOf(members[0])).toHaveLength(1)
  expect(await remindersOf(members[1])).toEqual([])
  expect(await remindersOf(members[2])).toHaveLength(1)
  await db.delete(vouchers).where(eq(vouchers.voucher, 'of-no-catalog'))
})

test('concurrent runs remind a member once of each of their vouchers', async () => {
  const member = await addMember(api)
  for (const days of [0, 1, 1, 2]) await giveEnding(member, days)
  await Promise.all([remind(), remind(), remind()])
  expect(await remindersOf(member)).toHaveLength(4)
})
