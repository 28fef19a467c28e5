// A raffle from its seal to its proof: drawn once, by the seed that was published before, and everybody who took part is told.
import { expect, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { testStore } from '../support/database.ts'
import { addMember, atOnce, dataOf, registerMember, type TestMember } from '../support/members.ts'
import { recomputeRaffle } from '../../src/features/activities/raffle/verify.ts'
import { balances } from '../../api/ledger/ledger.ts'
import { drawRaffles } from '../../api/activities/raffleDraw.ts'

const raffle = { activityType: 'AUG00004' }
const path = { year: '2025', campaign: 'RegistryWeekend' }
const over = new Date('2027-02-28T17:00:00.000Z')

const api = await testApi({ store: await testStore() })
const { db } = api.store
// A session holds twenty days: long enough to see the end.
api.clock.now = new Date('2027-02-20T03:00:00.000Z')
const enter = ({ token }: TestMember) => dataOf(api, 'enterRaffle', { token, body: raffle })
const pageOf = ({ token }: TestMember) => dataOf(api, 'getCampaign', { token, path })
const kindsOf = async ({ token }: TestMember) =>
  (await dataOf(api, 'listNotices', { token })).items.map(({ kind }) => kind)

test('who brings a friend has more tickets, the friend as well, and never more than the most', async () => {
  const advocate = await addMember(api)
  const { linkCode } = await dataOf(api, 'getReferral', { token: advocate.token })
  const early = await registerMember(api, { linkCode })
  expect((await enter(early)).tickets).toBe(2)
  expect(await enter(advocate)).toMatchObject({
    tickets: 1,
    sharePath: `/activity/2025/RegistryWeekend?linkCode=${linkCode}`,
  })
  for (let friends = 0; friends < 6; friends += 1) await enter(await registerMember(api, { linkCode }))
  expect((await pageOf(advocate)).mine?.raffle?.tickets).toBe(6)
  expect((await kindsOf(advocate)).filter((kind) => kind === 'raffle-ticket')).toHaveLength(5)
  expect((await enter(await addMember(api))).tickets).toBe(1)
})

test('it is sealed while it is open, drawn once, and told to all who took part, who find it on its page', async () => {
  const members: TestMember[] = []
  for (let count = 0; count < 25; count += 1) members.push(await addMember(api))
  for (const member of members) await enter(member)
  const late = await addMember(api)
  const { raffle: open, blocks } = await pageOf(late)
  expect(open).toMatchObject({ state: 'open', seedHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(blocks.map(({ kind }) => kind)).not.toContain('winners')
  expect(blocks.find(({ kind }) => kind === 'prizes')).toMatchObject({
    prizes: [{ odds: Math.round((20 / (Number(open?.tickets) + 1)) * 1e6) / 1e6 }, { odds: null }],
  })
  const proofOf = () => api.call('getRaffleProof', { token: late.token, path: raffle })

  api.clock.now = new Date(over.getTime() - 1)
  await drawRaffles(db, api.clock.now)
  expect((await proofOf()).refusal).toBe('DRAW_RUNNING')

  api.clock.now = over
  expect((await pageOf(late)).raffle?.state).toBe('closed')
  await atOnce(3, () => drawRaffles(db, over, api.integrations.send))
  await drawRaffles(db, over, api.integrations.send)

  const proof = await dataOf(api, 'getRaffleProof', { token: late.token, path: raffle })
  expect(proof).toMatchObject({ seedHash: open?.seedHash, winners: 20, tickets: open?.tickets })
  expect(proof.won).toHaveLength(20)
  expect((await recomputeRaffle(proof)).faults).toEqual([])

  const hasWon = new Set(proof.won)
  for (const member of members) {
    const { mine, blocks: shown } = await pageOf(member)
    const won = hasWon.has(mine?.raffle?.id ?? '')
    expect(mine?.raffle?.state).toBe(won ? 'won' : 'notDrawn')
    expect(shown.map(({ kind }) => kind)).toContain('winners')
    expect((await balances(db, member.uid, over)).coins).toBe(won ? 510 : 10)
    expect(await kindsOf(member)).toContain(won ? 'raffle-won' : 'raffle-drawn')
    const mails = api.messages.filter(({ to }) => to === member.account).map(({ subject }) => subject)
    expect(mails, 'in the language of the country').toEqual([won ? 'คุณถูกรางวัล 500 เหรียญ' : 'จับรางวัลแล้ว'])
  }
  const { items } = await dataOf(api, 'listActivities', { token: members[0]!.token, query: { mine: 'true' } })
  expect(items).toMatchObject([{ id: '2025-RegistryWeekend', activityStatus: 0, raffle: expect.any(String) }])
  expect((await pageOf(late)).mine?.raffle).toBeNull()
})

test('the proof comes page by page, without a gap', async () => {
  const { token } = await addMember(api)
  const whole = await dataOf(api, 'getRaffleProof', { token, path: raffle })
  const tickets: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: Record<string, string> = { limit: '7', ...(cursor && { cursor }) }
    const page: typeof whole = await dataOf(api, 'getRaffleProof', { token, path: raffle, query })
    tickets.push(...page.items)
    cursor = page.nextCursor
  }
  expect(tickets).toEqual(whole.items)
})

test('once nothing of it is shown any more, its page is gone', async () => {
  api.clock.now = new Date('2027-05-31T16:59:59.999Z')
  const open = await addMember(api)
  expect((await api.call('getCampaign', { token: open.token, path })).status).toBe(200)
  api.wait(0.001)
  expect((await api.call('getCampaign', { path })).status).toBe(404)
})
