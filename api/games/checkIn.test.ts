// Tests that a member can check in once per local date, and that the reward is recorded in the ledger.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { testStore } from '#tests/support/database.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { games } from '../catalog/checkIn.ts'
import { ledgerAccounts, ledgerPostings } from '../ledger/tables.ts'
import { checkIns } from './tables.ts'

const api = await testApi()
const { rewards } = games().normalCheckIn
const path = { game: 'normalCheckIn' }

const checkIn = ({ token }: TestMember, key?: string) => api.call('checkIn', { token, path, key })
const stateOf = ({ token }: TestMember) => dataOf(api, 'getCheckIn', { token, path })

/** Returns the ledger postings of the member's accounts. */
async function postingsOf({ uid }: TestMember) {
  const rows = await api.store.db
    .select({ currency: ledgerAccounts.currency, amount: ledgerPostings.amount })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(eq(ledgerAccounts.memberId, uid))
  return rows.toSorted((a, b) => a.currency.localeCompare(b.currency))
}

test("checkIn grants the day's reward, and returns the state and the balances after it", async () => {
  const member = await addMember(api)
  const { reward, coins, points, state } = await dataOf(api, 'checkIn', { token: member.token, path })
  expect(reward).toEqual(rewards[0])
  expect({ coins, points }).toEqual(rewards[0])
  expect(state).toMatchObject({
    checkedInToday: true,
    streak: 1,
    history: [{ date: state.today, state: 'done' }],
  })
  expect(await stateOf(member)).toEqual(state)
  expect(await postingsOf(member)).toEqual([
    { currency: 'coins', amount: rewards[0]?.coins },
    { currency: 'points', amount: rewards[0]?.points },
  ])
})

test('a second check-in on the same local date is rejected with the start of the next date, and grants no reward', async () => {
  const member = await addMember(api)
  await checkIn(member)
  const granted = await postingsOf(member)
  const reply = await checkIn(member)
  expect(reply.refusal).toBe('ALREADY_CHECKED_IN')
  expect(reply.data).toEqual({
    reasons: [{ code: 'ONCE_A_DAY' }],
    nextDate: (await stateOf(member)).resetsAt,
  })
  expect(await postingsOf(member)).toEqual(granted)
})

test('seven daily check-ins grant the seven rewards of the cycle, and the eighth check-in grants the first reward again', async () => {
  const ownApi = await testApi({ store: api.store })
  const { token } = await addMember(ownApi)
  for (const [index, reward] of [...rewards, rewards[0]].entries()) {
    const answer = await dataOf(ownApi, 'checkIn', { token, path })
    expect(answer.reward).toEqual(reward)
    expect(answer.state.streak).toBe(index + 1)
    ownApi.wait(86_400)
  }
  const { amount, points } = await dataOf(ownApi, 'getUserInfo', { token })
  const sum = (currency: 'coins' | 'points') =>
    [...rewards, ...rewards.slice(0, 1)].reduce((total, reward) => total + reward[currency], 0)
  expect({ amount, points }).toEqual({ amount: sum('coins'), points: sum('points') })
})

describe("start of the next day at midnight in the member's time zone", () => {
  test.each([
    ['Asia/Bangkok', '2026-11-21T16:59:59.999Z'],
    ['America/New_York', '2026-11-22T04:59:59.999Z'],
    ['Pacific/Kiritimati', '2026-11-21T09:59:59.999Z'],
    ['Africa/Cairo', '2026-04-23T21:59:59.999Z'],
  ])('in %s, a check-in one millisecond after %s counts for the next date', async (timeZone, lastInstant) => {
    const ownApi = await testApi({ store: api.store })
    ownApi.clock.now = new Date(lastInstant)
    const { token } = await addMember(ownApi, { timeZone })
    const first = await dataOf(ownApi, 'checkIn', { token, path })
    const again = await ownApi.call('checkIn', { token, path })
    expect(again.refusal).toBe('ALREADY_CHECKED_IN')
    ownApi.wait(0.001)
    const second = await dataOf(ownApi, 'checkIn', { token, path })
    expect(second.state.today > first.state.today).toBe(true)
    expect(second.state.streak).toBe(2)
  })

  test('on a day that lasts 25 hours because the clocks change, checkIn accepts only one check-in', async () => {
    const ownApi = await testApi({ store: api.store })
    ownApi.clock.now = new Date('2026-11-01T04:00:00.000Z')
    const { token } = await addMember(ownApi, { timeZone: 'America/New_York' })
    await dataOf(ownApi, 'checkIn', { token, path })
    ownApi.wait(25 * 3600 - 1)
    expect((await ownApi.call('checkIn', { token, path })).refusal).toBe('ALREADY_CHECKED_IN')
    ownApi.wait(1)
    expect((await dataOf(ownApi, 'checkIn', { token, path })).state.streak).toBe(2)
  })
})

test('a check-in does not change the state of the game for other members', async () => {
  const [mine, other] = [await addMember(api), await addMember(api)]
  await checkIn(other)
  expect(await stateOf(mine)).toMatchObject({ checkedInToday: false, streak: 0, history: [] })
})

test('if checkIn fails with 500, neither the check-in nor its reward is stored, and a retry succeeds', async () => {
  const ownApi = await testApi({ store: await testStore() })
  const { token } = await addMember(ownApi)
  await ownApi.store.db.execute('alter table ledger_postings rename to away')
  expect((await ownApi.call('checkIn', { token, path })).status).toBe(500)
  await ownApi.store.db.execute('alter table away rename to ledger_postings')
  expect(await ownApi.store.db.select().from(checkIns)).toEqual([])
  expect(await dataOf(ownApi, 'checkIn', { token, path })).toMatchObject(rewards[0] ?? {})
})

describe('concurrent check-ins', () => {
  test('in each of 50 rounds, only one of two concurrent check-ins of a member succeeds and is rewarded', async () => {
    for (let round = 0; round < 50; round += 1) {
      const member = await addMember(api)
      const replies = await atOnce(2, () => checkIn(member))
      expect(countBy(replies)).toEqual({ OK: 1, ALREADY_CHECKED_IN: 1 })
      expect(await postingsOf(member)).toHaveLength(2)
    }
  })

  test('only one of 30 concurrent check-ins with different idempotency keys succeeds and is rewarded', async () => {
    const member = await addMember(api)
    const counts = countBy(await atOnce(30, (index) => checkIn(member, `thirty-different-keys-${index}`)))
    expect(counts).toEqual({ OK: 1, ALREADY_CHECKED_IN: 29 })
    expect(await postingsOf(member)).toHaveLength(2)
  })
})
