// Tests the last day of vouchers through the API: the instant at which the displayed day ends, the effect of a new time
// zone, and vouchers that earlier releases stored.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveVoucher } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { addDays, localDate } from '../locale/calendar.ts'
import { endOfLastDay } from '../locale/lastDay.ts'
import { openSession } from '../session/members.ts'
import { vouchers } from '../rewards/tables.ts'
import { completeEnds } from './completeEnds.ts'

const shared = await testApi()
const ownTime = () => testApi({ store: shared.store })
type Own = Awaited<ReturnType<typeof ownTime>>

const zones = ['Asia/Bangkok', 'America/Los_Angeles', 'Pacific/Auckland'] as const

const reserve = (api: Own, { token }: TestMember, id: string) =>
  api.call('reserveVoucher', { token, path: { id } })

async function expiryOf(api: Own, { token }: TestMember, id: string) {
  const { expiresAt } = await dataOf(api, 'getVoucher', { token, path: { id } })
  return new Date(expiresAt)
}

/** Sets the clock and opens a new session, because sessions expire before vouchers. */
async function at(api: Own, member: TestMember, now: Date): Promise<TestMember> {
  api.clock.now = now
  return { ...member, ...(await openSession(api.store.db, member.uid, { now, by: 'password' })) }
}

describe.each(zones)('voucher in %s', (timeZone) => {
  test('a voucher can be reserved until the last millisecond of its displayed last day', async () => {
    const api = await ownTime()
    const member = await addMember(api, { timeZone })
    const id = await giveVoucher(api, member, 'five-percent')
    const day = localDate(await expiryOf(api, member, id), timeZone)
    expect(day).toBe(addDays(localDate(api.clock.now, timeZone), 90))
    const end = endOfLastDay({ date: day, timeZone })
    const evening = await at(api, member, new Date(end.getTime() - 5 * 3_600_000))
    expect((await reserve(api, evening, id)).code).toBe(200)
    api.clock.now = end
    expect((await reserve(api, evening, id)).code).toBe(200)
    api.clock.now = new Date(end.getTime() + 1)
    expect((await reserve(api, evening, id)).refusal).toBe('VOUCHER_CLOSED')
  })

  test('getToday lists a voucher on its last day, and the listed date is this day', async () => {
    const api = await ownTime()
    const member = await addMember(api, { timeZone })
    const id = await giveVoucher(api, member, 'five-percent')
    const end = await expiryOf(api, member, id)
    const { token } = await at(api, member, end)
    const { items } = await dataOf(api, 'getToday', { token })
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'voucher', id, lastDay: localDate(end, timeZone) }),
    )
  })
})

describe('vouchers after a change of the member’s time zone', () => {
  const move = async (api: Own, { token }: TestMember, timeZone: string) => {
    await dataOf(api, 'modifyUserInfo', { token, body: { timeZone } })
    api.wait(2 * 86_400)
  }

  test('if a member changes to a time zone further west, a voucher is extended to the end of its last day there, even after several changes', async () => {
    const api = await ownTime()
    const member = await addMember(api)
    const id = await giveVoucher(api, member, 'five-percent')
    const date = localDate(await expiryOf(api, member, id), 'Asia/Bangkok')
    const west = endOfLastDay({ date, timeZone: 'America/Los_Angeles' })
    for (const timeZone of ['America/Los_Angeles', 'Asia/Bangkok', 'America/Los_Angeles']) {
      await move(api, member, timeZone)
      expect(await expiryOf(api, member, id)).toEqual(west)
    }
  })

  test('if a member changes to a time zone further east, a voucher does not expire earlier', async () => {
    const api = await ownTime()
    const member = await addMember(api, { timeZone: 'America/Los_Angeles' })
    const id = await giveVoucher(api, member, 'five-percent')
    const end = await expiryOf(api, member, id)
    await move(api, member, 'Asia/Bangkok')
    expect(await expiryOf(api, member, id)).toEqual(end)
    expect((await reserve(api, await at(api, member, end), id)).code).toBe(200)
  })

  test('a voucher granted while a change of time zone is pending expires when its last day has ended in both time zones', async () => {
    const api = await ownTime()
    const member = await addMember(api)
    await dataOf(api, 'modifyUserInfo', { token: member.token, body: { timeZone: 'America/Los_Angeles' } })
    const id = await giveVoucher(api, member, 'five-percent')
    const date = addDays(localDate(api.clock.now, 'Asia/Bangkok'), 90)
    expect(await expiryOf(api, member, id)).toEqual(endOfLastDay({ date, timeZone: 'America/Los_Angeles' }))
  })

  test('if a member changes the time zone, an expired voucher is not extended', async () => {
    const api = await ownTime()
    const member = await addMember(api)
    const id = await giveVoucher(api, member)
    const before = await expiryOf(api, member, id)
    const moved = await at(api, member, new Date(before.getTime() + 1))
    await move(api, moved, 'America/Los_Angeles')
    expect(await expiryOf(api, moved, id)).toEqual(before)
  })
})

test('completeEnds extends a voucher that expires in the middle of a day to the end of that day, and further runs do not change it', async () => {
  const api = await ownTime()
  const member = await addMember(api, { timeZone: 'America/Los_Angeles' })
  const id = await giveVoucher(api, member, 'five-percent')
  const midDay = new Date('2027-02-19T17:00:00Z')
  await api.store.db.update(vouchers).set({ expiresAt: midDay, lastDay: null }).where(eq(vouchers.id, id))
  await completeEnds(api.store.db, api.clock.now)
  await completeEnds(api.store.db, api.clock.now)
  const end = endOfLastDay({ date: '2027-02-19', timeZone: 'America/Los_Angeles' })
  expect(await expiryOf(api, member, id)).toEqual(end)
})
