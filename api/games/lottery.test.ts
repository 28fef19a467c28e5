// Tests the operation `lottery`, which draws a prize: payment with a ticket or coins, one result per ticket, grants of
// prizes, restrictions by country, and concurrent calls.
import { valueAt } from '#shared/unknown.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { detailOf, testApi, type Api } from '#tests/support/api.ts'
import { giveTickets } from '#tests/support/games.ts'
import { giveCoins } from '#tests/support/give.ts'
import { addMember, atOnce, countBy, dataOf, signIn, type TestMember } from '#tests/support/members.ts'
import { giftEntitlements, vouchers, drawTickets } from '../rewards/tables.ts'
import type { Data } from '#shared/protocol/operation.ts'
import { stock } from '../fulfillment/tables.ts'
import { drawResults } from './tables.ts'

const api = await testApi()
const open = 'winter-lights'
const afterTheEnd = new Date('2026-12-31T17:00:00.000Z')

const withTicket = (ticket?: string) => ({ draw: open, payWith: 'ticket', ticket })
const drawWithTicket = ({ token }: TestMember, ticket?: string, ownApi = api) =>
  ownApi.call('lottery', { token, body: withTicket(ticket) })
const drawn = ({ token }: TestMember, ticket?: string, ownApi = api) =>
  dataOf(ownApi, 'lottery', { token, body: withTicket(ticket) })
const drawWithCoins = ({ token }: TestMember, ownApi = api) =>
  ownApi.call('lottery', { token, body: { draw: open, payWith: 'coins' } })
const coinsOf = async (ownApi: Api, { token }: TestMember) =>
  (await dataOf(ownApi, 'getMyMembership', { token })).coins

describe('drawing a prize', () => {
  test('lottery uses the oldest ticket of the member, and stores the result that it returns', async () => {
    const member = await addMember(api)
    const [first, second] = await giveTickets(api, member, { draw: open, count: 2 })
    const { result, tickets } = await drawn(member)
    expect([result.ticket, tickets]).toEqual([first, 1])
    const [row] = await api.store.db.select().from(drawResults).where(eq(drawResults.memberId, member.uid))
    expect(row).toMatchObject({ ticketId: first, drawn: result.drawn, prize: result.prize.id })
    const { items } = await dataOf(api, 'listMyLuckyGifts', { token: member.token })
    expect(items).toEqual([result])
    expect((await drawn(member)).result.ticket).toBe(second)
    expect((await drawWithTicket(member)).refusal).toBe('NO_TICKET')
  })

  test('lottery with coins debits the price of a ticket, and counts towards the daily limit of purchases', async () => {
    const member = await addMember(api)
    await giveCoins(api, member, 20)
    const reply = await drawWithCoins(member)
    expect(reply.code).toBe(200)
    const { draw, boughtToday } = await dataOf(api, 'getDraw', { token: member.token, path: { draw: open } })
    expect([draw.tickets, boughtToday]).toEqual([0, 1])
  })

  test('lottery grants each prize once: coins and vouchers immediately, gifts as won gifts to claim', async () => {
    const ownApi = await testApi()
    const member = await addMember(ownApi)
    const tickets = await giveTickets(ownApi, member, { draw: open, count: 60 })
    const results: Data<'lottery'>[] = []
    for (const ticket of tickets) results.push(await drawn(member, ticket, ownApi))
    const wonBy = (key: 'gift' | 'voucher') => results.filter(({ result }) => result.prize.reward[key]).length
    const { db } = ownApi.store
    expect((await db.select().from(giftEntitlements)).length).toBe(wonBy('gift'))
    expect((await db.select().from(vouchers)).length).toBe(wonBy('voucher'))
    const coins = results.reduce((sum, { result }) => sum + result.prize.reward.coins, 0)
    expect([results.at(-1)?.coins, await coinsOf(ownApi, member)]).toEqual([coins, coins])
    const places = new Set(results.map(({ result }) => result.claimAt))
    expect([...places].every((place) => ['/gifts/reward', '/coupon', '/coins'].includes(place))).toBe(true)
    expect(places.size).toBeGreaterThan(1)
    const reserved = (await db.select().from(stock)).reduce((sum, row) => sum + row.reserved, 0)
    expect(reserved).toBe(results.filter(({ result }) => result.prize.id !== 'ten-coins').length)
  })

  test('lottery with a used ticket returns the result of the ticket, even after the end of the draw', async () => {
    const ownApi = await testApi({ store: api.store })
    const member = await addMember(ownApi)
    const [ticket] = await giveTickets(ownApi, member, { draw: open, count: 1 })
    const first = (await drawn(member, ticket, ownApi)).result
    expect((await drawn(member, ticket, ownApi)).result).toEqual(first)
    ownApi.clock.now = afterTheEnd
    const token = await signIn(ownApi, member.account)
    const late = await drawn({ ...member, token }, ticket, ownApi)
    expect(late.result).toEqual(first)
  })

  test('lottery is accepted until the last millisecond before the end of the draw', async () => {
    const ownApi = await testApi({ store: api.store })
    const { account, ...member } = await addMember(ownApi)
    await giveTickets(ownApi, { account, ...member }, { draw: open, count: 2 })
    ownApi.clock.now = new Date(afterTheEnd.getTime() - 1)
    const late = { account, ...member, token: await signIn(ownApi, account) }
    expect((await drawn(late, undefined, ownApi)).tickets).toBe(1)
    ownApi.clock.now = afterTheEnd
    const reply = await drawWithTicket(late, undefined, ownApi)
    expect([reply.refusal, detailOf(reply).reasons]).toEqual(['NOT_ELIGIBLE', [{ code: 'ENDED' }]])
  })

  test('lottery with a ticket of another member returns 404', async () => {
    const [mine, other] = [await addMember(api), await addMember(api)]
    const [ticket] = await giveTickets(api, other, { draw: open, count: 1 })
    expect((await drawWithTicket(mine, ticket)).status).toBe(404)
    await drawWithTicket(other, ticket)
    expect((await drawWithTicket(mine, ticket)).status).toBe(404)
    const ofAnotherDraw = { draw: 'autumn-thanks', payWith: 'ticket', ticket }
    expect((await api.call('lottery', { token: other.token, body: ofAnotherDraw })).code).not.toBe(200)
  })

  test('lottery rejects a member from a country in which the draw is not offered, even if the member has tickets', async () => {
    const member = await addMember(api, { countryCode: 'ID' })
    const [ticket] = await giveTickets(api, member, { draw: open, count: 1 })
    await giveCoins(api, member, 100)
    const buying = { token: member.token, path: { draw: open }, body: { count: 1 } }
    for (const reply of [
      await drawWithTicket(member, ticket),
      await drawWithCoins(member),
      await api.call('buyDrawTickets', buying),
    ])
      expect([reply.refusal, detailOf(reply).reasons]).toEqual(['NOT_ELIGIBLE', [{ code: 'NOT_IN_REGION' }]])
    expect(await coinsOf(api, member)).toBe(100)
  })

  test('if the member has one ticket, only one of 30 concurrent lottery calls succeeds', async () => {
    const member = await addMember(api)
    await giveTickets(api, member, { draw: open, count: 1 })
    expect(countBy(await atOnce(30, () => drawWithTicket(member)))).toEqual({ OK: 1, NO_TICKET: 29 })
  })

  test('30 concurrent lottery calls with the same ticket id return the same result', async () => {
    const member = await addMember(api)
    const [ticket] = await giveTickets(api, member, { draw: open, count: 1 })
    const replies = await atOnce(30, () => drawWithTicket(member, ticket))
    expect(new Set(replies.map(({ text }) => valueAt(JSON.parse(text), 'data', 'result', 'id'))).size).toBe(1)
    const rows = await api.store.db.select().from(drawResults).where(eq(drawResults.memberId, member.uid))
    expect(rows).toHaveLength(1)
  })

  test('if the member has ten tickets, only ten of 30 concurrent lottery calls succeed, and each ticket is used once', async () => {
    const member = await addMember(api)
    await giveTickets(api, member, { draw: open, count: 10 })
    expect(countBy(await atOnce(30, () => drawWithTicket(member)))).toEqual({ OK: 10, NO_TICKET: 20 })
    const used = await api.store.db.select().from(drawTickets).where(eq(drawTickets.memberId, member.uid))
    expect(used.filter(({ usedAt }) => usedAt !== null)).toHaveLength(10)
  })

  test('100 concurrent lottery calls with the same idempotency key return identical responses', async () => {
    const member = await addMember(api)
    await giveTickets(api, member, { draw: open, count: 3 })
    const { token } = member
    const body = { draw: open, payWith: 'ticket' }
    const key = 'one-draw-a-hundred-times'
    const replies = await atOnce(100, () => api.call('lottery', { token, body, key }))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(countBy(replies)).toEqual({ OK: 100 })
  })
})
