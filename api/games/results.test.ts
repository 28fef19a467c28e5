// Tests results of draws: pagination of a member's results, and the proof of a draw, whose seed is secret until the end
// of the draw.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { findFaults } from '#scripts/verifyDraw.ts'
import { detailOf, testApi, type Api } from '#tests/support/api.ts'
import { giveTickets } from '#tests/support/games.ts'
import { addMember, dataOf, signIn, type TestMember } from '#tests/support/members.ts'
import { drawSeeds } from './tables.ts'

const api = await testApi()
const open = 'winter-lights'
const afterTheEnd = new Date('2026-12-31T17:00:00.000Z')

const draw = (ownApi: Api, { token }: TestMember, ticket?: string) =>
  ownApi.call('lottery', { token, body: { draw: open, payWith: 'ticket', ticket } })

test('listMyLuckyGifts returns the member’s own results with pagination, newest first', async () => {
  const [mine, other] = [await addMember(api), await addMember(api)]
  await giveTickets(api, other, { draw: open, count: 1 })
  await draw(api, other)
  const tickets = await giveTickets(api, mine, { draw: open, count: 5 })
  for (const ticket of tickets) await draw(api, mine, ticket)
  const pageTickets: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: Record<string, string> = { limit: '2', ...(cursor && { cursor }) }
    const page: { items: { ticket: string }[]; nextCursor: string | null } = await dataOf(
      api,
      'listMyLuckyGifts',
      { token: mine.token, query },
    )
    expect(page.items.length).toBeLessThanOrEqual(2)
    pageTickets.push(...page.items.map(({ ticket }) => ticket))
    cursor = page.nextCursor
  }
  expect(pageTickets).toEqual(tickets.toReversed())
})

test('getMyLuckyGift returns one result of the member, and listMyLuckyGifts filters results by draw', async () => {
  const [mine, other] = [await addMember(api), await addMember(api)]
  await giveTickets(api, mine, { draw: open, count: 1 })
  await draw(api, mine)
  const { token } = mine
  const { items } = await dataOf(api, 'listMyLuckyGifts', { token, query: { draw: open } })
  expect(items).toHaveLength(1)
  const path = { id: String(items[0]?.id) }
  expect(await dataOf(api, 'getMyLuckyGift', { token, path })).toEqual(items[0])
  expect((await api.call('getMyLuckyGift', { token: other.token, path })).status).toBe(404)
  const elsewhere = { token, query: { draw: 'autumn-thanks' } }
  expect((await dataOf(api, 'listMyLuckyGifts', elsewhere)).items).toEqual([])
})

describe('proof of a draw', () => {
  test('getDrawProof returns DRAW_RUNNING before the end of the draw, and until then no response or log line contains the seed', async () => {
    const ownApi = await testApi()
    const member = await addMember(ownApi)
    await giveTickets(ownApi, member, { draw: open, count: 1 })
    const drawn = await draw(ownApi, member)
    ownApi.clock.now = new Date(afterTheEnd.getTime() - 1)
    const late = await signIn(ownApi, member.account)
    const refused = await ownApi.call('getDrawProof', { token: late, path: { draw: open } })
    expect([refused.refusal, detailOf(refused).nextDate]).toEqual(['DRAW_RUNNING', afterTheEnd.toISOString()])

    const [row] = await ownApi.store.db.select().from(drawSeeds).where(eq(drawSeeds.draw, open))
    const texts = [drawn.text, refused.text, ...ownApi.logged]
    for (const id of ['listDraws', 'listLuckyGifts', 'listMyLuckyGifts', 'getDraw'] as const)
      texts.push((await ownApi.call(id, { token: late, path: { draw: open } })).text)
    expect(row?.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(texts.join('\n')).not.toContain(row?.seed)
  })

  test('getDrawProof returns the seed whose hash was published at the opening, and the results can be recomputed with this seed', async () => {
    const ownApi = await testApi()
    const [mine, other] = [await addMember(ownApi), await addMember(ownApi)]
    const { seedHash } = await dataOf(ownApi, 'getDraw', { token: mine.token, path: { draw: open } })
    await giveTickets(ownApi, other, { draw: open, count: 1 })
    await draw(ownApi, other)
    const tickets = await giveTickets(ownApi, mine, { draw: open, count: 40 })
    for (const ticket of tickets) await draw(ownApi, mine, ticket)

    ownApi.clock.now = afterTheEnd
    const token = await signIn(ownApi, mine.account)
    const call = { token, path: { draw: open }, query: { limit: '50' } }
    const proof = await dataOf(ownApi, 'getDrawProof', call)
    expect(proof.seedHash).toBe(seedHash)
    expect(proof.items.map(({ ticket }) => ticket)).toEqual(tickets.toReversed())
    expect(await findFaults(proof, proof.seed)).toEqual([])
    const forgedItems = proof.items.map((item) => ({ ...item, ticket: `${item.ticket}x` }))
    expect(await findFaults({ ...proof, items: forgedItems }, proof.seed)).not.toEqual([])
  })
})
