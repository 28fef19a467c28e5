// Tests the whole course of a raffle. It publishes the hash of its seed, is drawn once with this seed, notifies all
// entrants, and publishes its draw proof.
import { eq, isNotNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { testStore } from '../support/database.ts'
import { addMember, atOnce, dataOf, registerMember, type TestMember } from '../support/members.ts'
import { recomputeRaffle } from '#src/features/activities/raffle/verify.ts'
import { balances } from '#api/ledger/ledger.ts'
import { enter as enterRaffle } from '#api/activities/raffle.ts'
import type { Database } from '#api/store/store.ts'
import { drawRaffles, notifyRaffles } from '#api/activities/raffleDraw.ts'
import type { Send } from '#api/integrations/integrations.ts'
import { raffleDraws, raffleEntries } from '#api/activities/tables.ts'
import { measurement, isFull, times } from '../support/measurements.ts'

const hexDigits: unknown = expect.stringMatching(/^[0-9a-f]{64}$/)
const anyText: unknown = expect.any(String)
const raffle = { activityType: 'AUG00004' }
const path = { year: '2025', campaign: 'RegistryWeekend' }
const over = new Date('2027-02-28T17:00:00.000Z')

const api = await testApi({ store: await testStore() })
const { db } = api.store
// Set the clock less than 20 days before the end of the raffle, because a session lasts 20 days.
const whileOpen = new Date('2027-02-20T03:00:00.000Z')
api.clock.now = whileOpen
const enter = ({ token }: TestMember) => dataOf(api, 'enterRaffle', { token, body: raffle })
const pageOf = ({ token }: TestMember) => dataOf(api, 'getCampaign', { token, path })
const kindsOf = async ({ token }: TestMember) =>
  (await dataOf(api, 'listNotices', { token })).items.map(({ kind }) => kind)

async function drawAndNotify(on: Database, send: Send) {
  await drawRaffles(on, over)
  await notifyRaffles(on, over, { send })
}

test('inviting a friend adds a raffle ticket for both members, up to the maximum', async () => {
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

test('a raffle publishes its seed hash while open, is drawn once, and notifies all entrants, who see the result on its page', async () => {
  const members: TestMember[] = []
  for (let count = 0; count < 25; count += 1) members.push(await addMember(api))
  for (const member of members) await enter(member)
  const late = await addMember(api)
  const { raffle: offer, blocks } = await pageOf(late)
  expect(offer).toMatchObject({ state: 'open', seedHash: hexDigits })
  expect(blocks.map(({ kind }) => kind)).not.toContain('winners')
  expect(blocks.find(({ kind }) => kind === 'prizes')).toMatchObject({
    prizes: [{ odds: Math.round((20 / (Number(offer?.tickets) + 1)) * 1e6) / 1e6 }, { odds: null }],
  })
  const proofOf = () => api.call('getRaffleProof', { token: late.token, path: raffle })

  api.clock.now = new Date(over.getTime() - 1)
  await drawRaffles(db, api.clock.now)
  expect((await proofOf()).refusal).toBe('DRAW_RUNNING')

  api.clock.now = over
  expect((await pageOf(late)).raffle?.state).toBe('closed')
  await atOnce(3, () => drawAndNotify(db, api.integrations.send))
  await drawAndNotify(db, api.integrations.send)

  const proof = await dataOf(api, 'getRaffleProof', { token: late.token, path: raffle })
  expect(proof).toMatchObject({ seedHash: offer?.seedHash, winners: 20, tickets: offer?.tickets })
  expect(proof.won).toHaveLength(20)
  expect((await recomputeRaffle(proof)).faults).toEqual([])

  const hasWon = new Set(proof.won)
  for (const member of members) {
    const { mine, blocks: pageBlocks } = await pageOf(member)
    const won = hasWon.has(mine?.raffle?.id ?? '')
    expect(mine?.raffle?.state).toBe(won ? 'won' : 'notDrawn')
    expect(pageBlocks.map(({ kind }) => kind)).toContain('winners')
    expect((await balances(db, member.uid, over)).coins).toBe(won ? 510 : 10)
    expect(await kindsOf(member)).toContain(won ? 'raffle-won' : 'raffle-drawn')
    const mails = api.messages.filter(({ to }) => to === member.account).map(({ subject }) => subject)
    expect(mails, 'subjects in the language of the country').toEqual([
      won ? 'คุณถูกรางวัล 500 เหรียญ' : 'จับรางวัลแล้ว',
    ])
  }
  const { items } = await dataOf(api, 'listActivities', { token: members[0]!.token, query: { mine: 'true' } })
  expect(items).toMatchObject([{ id: '2025-RegistryWeekend', activityStatus: 0, raffle: anyText }])
  expect((await pageOf(late)).mine?.raffle).toBeNull()
})

test('the draw proof of a raffle is returned in pages without gaps', async () => {
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

test('the page of a raffle returns 404 after its last day', async () => {
  api.clock.now = new Date('2027-05-31T16:59:59.999Z')
  const open = await addMember(api)
  expect((await api.call('getCampaign', { token: open.token, path })).status).toBe(200)
  api.wait(0.001)
  expect((await api.call('getCampaign', { path })).status).toBe(404)
})

/** Returns the draw of the only raffle that has entries. */
async function drawnIn(database: Database) {
  const [row] = await database
    .select({ tickets: raffleDraws.ticketCount })
    .from(raffleDraws)
    .innerJoin(raffleEntries, eq(raffleEntries.activity, raffleDraws.activity))
    .limit(1)
  return row
}

test('a raffle entry is either part of the draw or rejected, even if its request started before the draw', async () => {
  const freshApi = await testApi({ store: await testStore() })
  freshApi.clock.now = whileOpen
  const before = new Date(over.getTime() - 1)
  const members: TestMember[] = []
  for (let count = 0; count < 24; count += 1) members.push(await addMember(freshApi))
  const enterAs = (uid: string) =>
    enterRaffle(
      freshApi.store.db,
      { id: uid, countryCode: 'TH' },
      { activityType: raffle.activityType, now: before },
    )
  const [first, ...rest] = members
  await enterAs(String(first?.uid))
  const outcomes = await Promise.allSettled([
    ...rest.slice(0, 12).map(({ uid }) => enterAs(uid)),
    drawRaffles(freshApi.store.db, over),
    ...rest.slice(12).map(({ uid }) => enterAs(uid)),
  ])
  const entered = outcomes.filter(({ status }) => status === 'fulfilled').length
  const drawn = await drawnIn(freshApi.store.db)
  // `entered` also counts the call of `drawRaffles`, but not the first member, who entered earlier. It therefore equals
  // the number of tickets.
  expect(drawn?.tickets).toBe(entered)
  const late = await addMember(freshApi)
  await expect(enterAs(late.uid)).rejects.toMatchObject({ refusal: 'ACTIVITY_CLOSED' })
  expect((await balances(freshApi.store.db, late.uid, over)).coins).toBe(0)
})

test.runIf(isFull)(
  'one of 70,000 raffle entrants is drawn, and the job that notifies them resumes after an interruption',
  async () => {
    const freshApi = await testApi({ store: await testStore() })
    freshApi.clock.now = whileOpen
    const entrants = times(200_000, 70_000)
    const member = await addMember(freshApi)
    await dataOf(freshApi, 'enterRaffle', { token: member.token, body: raffle })
    await freshApi.store.db.update(raffleEntries).set({ id: '0' })
    await freshApi.store.db.execute(sql`
    insert into raffle_entries (activity, member_id, state, entered_at)
    select e.activity, 'entrant-' || n, 'entered', e.entered_at from raffle_entries e, generate_series(2, ${entrants}::int) n`)
    const countNotified = async () =>
      (
        await freshApi.store.db
          .select({ id: raffleEntries.id })
          .from(raffleEntries)
          .where(isNotNull(raffleEntries.toldAt))
      ).length
    const stop = new AbortController()
    const recipients: string[] = []
    const send = async ({ to }: { to: string }) => {
      recipients.push(to)
      stop.abort()
      return true
    }
    const started = performance.now()
    await drawRaffles(freshApi.store.db, over)
    measurement(
      '24. Size',
      `a raffle with ${entrants} entrants was drawn in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    )
    await notifyRaffles(freshApi.store.db, over, { send, portion: { stop: stop.signal } })
    expect([recipients, await countNotified()]).toEqual([[member.account], 1])
    const drawn = await drawnIn(freshApi.store.db)
    expect(drawn?.tickets).toBe(entrants)
    const next = new AbortController()
    const rest = notifyRaffles(freshApi.store.db, over, { send, portion: { stop: next.signal } })
    await expect.poll(countNotified, { interval: 20 }).toBeGreaterThan(20)
    next.abort()
    await rest
    expect(recipients).toEqual([member.account])
  },
)

test('a failed notification of one raffle entrant does not block other entrants, and is repeated in the next run', async () => {
  const freshApi = await testApi({ store: await testStore() })
  freshApi.clock.now = whileOpen
  const members = [await addMember(freshApi), await addMember(freshApi), await addMember(freshApi)]
  for (const { token } of members) await dataOf(freshApi, 'enterRaffle', { token, body: raffle })
  const [, stuck] = members
  await freshApi.store.db.execute(
    sql.raw(`create function refuse_notice() returns trigger language plpgsql as $$
      begin if new.member_id = '${stuck?.uid}' and new.reference like 'raffle-drawn%' then raise 'stuck'; end if; return new; end $$`),
  )
  await freshApi.store.db.execute(
    sql`create trigger refuse_notice before insert on notices for each row execute function refuse_notice()`,
  )
  const recipients: string[] = []
  const send = async ({ to }: { to: string }) => recipients.push(to) > 0
  await expect(drawAndNotify(freshApi.store.db, send)).rejects.toThrow('1 rows failed')
  expect(recipients).toHaveLength(2)
  await freshApi.store.db.execute(sql`drop trigger refuse_notice on notices`)
  await drawAndNotify(freshApi.store.db, send)
  expect(recipients.toSorted()).toEqual(members.map(({ account }) => account).toSorted())
})
