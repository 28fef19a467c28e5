// Tests buying tickets of a draw with coins: price, daily limit, and concurrent purchases.
import { describe, expect, test } from 'vitest'
import { detailOf, testApi, type Api } from '#tests/support/api.ts'
import { giveCoins } from '#tests/support/give.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'

const api = await testApi()
const open = 'winter-lights'

const coinsOf = async (ownApi: Api, { token }: TestMember) =>
  (await dataOf(ownApi, 'getMyMembership', { token })).coins

describe('buying tickets', () => {
  const buy = ({ token }: TestMember, count: number, key?: string) =>
    api.call('buyDrawTickets', { token, path: { draw: open }, body: { count }, key })

  test('buyDrawTickets debits the price, and adds the tickets to no other member', async () => {
    const [mine, other] = [await addMember(api), await addMember(api)]
    await giveCoins(api, mine, 100)
    const call = { token: mine.token, path: { draw: open }, body: { count: 2 } }
    const { bought, ...rest } = await dataOf(api, 'buyDrawTickets', call)
    expect(rest).toEqual({ tickets: 2, boughtToday: 2, coins: 60 })
    const page = await dataOf(api, 'getDraw', { token: mine.token, path: { draw: open } })
    expect(page).toMatchObject({ ticketIds: bought, boughtToday: 2, draw: { tickets: 2 } })
    const otherPage = await dataOf(api, 'getDraw', { token: other.token, path: { draw: open } })
    expect(otherPage).toMatchObject({ ticketIds: [], boughtToday: 0, draw: { tickets: 0 } })
  })

  test('buyDrawTickets beyond the daily limit is rejected, and succeeds on the next local date', async () => {
    const ownApi = await testApi({ store: api.store })
    const member = await addMember(ownApi)
    await giveCoins(ownApi, member, 1000)
    expect((await buy(member, 4)).code).toBe(200)
    const reply = await buy(member, 2)
    expect([reply.refusal, detailOf(reply)]).toEqual([
      'TICKET_LIMIT',
      {
        reasons: [{ code: 'TICKETS_LEFT_1', field: 'count' }],
        nextDate: '2026-11-21T17:00:00.000Z',
      },
    ])
    expect(await coinsOf(ownApi, member)).toBe(920)
    ownApi.clock.now = new Date('2026-11-21T17:00:00.000Z')
    const call = { token: member.token, path: { draw: open }, body: { count: 5 } }
    expect((await dataOf(ownApi, 'buyDrawTickets', call)).boughtToday).toBe(5)
  })

  test('with a daily limit of five, only five of 30 concurrent purchases succeed and debit coins', async () => {
    const member = await addMember(api)
    await giveCoins(api, member, 1000)
    const replies = await atOnce(30, (index) => buy(member, 1, `thirty-purchases-at-once-${index}`))
    expect(countBy(replies)).toEqual({ OK: 5, TICKET_LIMIT: 25 })
    expect(await coinsOf(api, member)).toBe(900)
  })

  test('if the member has coins for two tickets, only two of 30 concurrent purchases succeed', async () => {
    const member = await addMember(api)
    await giveCoins(api, member, 55)
    expect(countBy(await atOnce(30, () => buy(member, 1)))).toEqual({ OK: 2, NOT_ENOUGH_COINS: 28 })
    const { draw, boughtToday } = await dataOf(api, 'getDraw', { token: member.token, path: { draw: open } })
    expect([draw.tickets, boughtToday, await coinsOf(api, member)]).toEqual([2, 2, 15])
  })
})
