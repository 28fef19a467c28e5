// Tests that the database enforces the end of a draw. After the seed was disclosed, buying tickets and drawing prizes
// are rejected, even if the server clock shows a time before the end.
import { setImmediate as turn } from 'node:timers/promises'
import { count, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { engine } from '#tests/support/database.ts'
import { playerOf } from '#tests/support/games.ts'
import { giveCoins } from '#tests/support/give.ts'
import { addMember, type TestMember } from '#tests/support/members.ts'
import { draws } from '../catalog/draws.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import { balances } from '../ledger/ledger.ts'
import { proofOfDraw } from './drawProof.ts'
import { assertOpen, drawOnce } from './lottery.ts'
import { drawResults, drawSeeds } from './tables.ts'
import { buyTickets } from './tickets.ts'

const id = 'winter-lights'
const draw = draws().get(id) ?? expect.unreachable()
const over = new Date(draw.closesAt)
const before = new Date(over.getTime() - 1)

const withCoins = async (api: Awaited<ReturnType<typeof testApi>>) => {
  const member = await addMember(api)
  await giveCoins(api, member, 100)
  return member
}
const refusalOf = (error: unknown) => (error instanceof Refused ? error.refusal : error)

test('after the seed was disclosed, buying tickets and drawing prizes are rejected, even if the server clock shows a time before the end of the draw', async () => {
  const api = await testApi()
  const { db } = api.store
  const member = await withCoins(api)
  await drawOnce(db, playerOf(member), { draw, payWith: 'coins', now: before })
  const proof = () => proofOfDraw(db, { draw, memberId: member.uid, now: over }, { limit: 10 })
  expect((await proof()).items).toHaveLength(1)
  const late = drawOnce(db, playerOf(member), { draw, payWith: 'coins', now: before }).catch(refusalOf)
  expect(await late).toBe('NOT_ELIGIBLE')
  api.clock.now = before
  const session = await addMember(api)
  await giveCoins(api, session, 100)
  const bought = await api.call('buyDrawTickets', {
    token: session.token,
    path: { draw: id },
    body: { count: 1 },
  })
  expect([bought.refusal, (await balances(db, session.uid, before)).coins]).toEqual(['NOT_ELIGIBLE', 100])
  expect((await proof()).items).toHaveLength(1)
})

test.runIf(engine === 'postgres')('disclosing the seed waits for a ticket purchase in progress', async () => {
  const api = await testApi()
  const { db } = api.store
  const member = await withCoins(api)
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const events: string[] = []
  const buying = db.transaction(async (tx) => {
    await assertOpen(tx, playerOf(member), { draw, now: before })
    begun.resolve()
    await release.promise
    await buyTickets(tx, { member: playerOf(member), draw, count: 1, now: before })
    events.push('bought')
  })
  await begun.promise
  const telling = proofOfDraw(db, { draw, memberId: member.uid, now: over }, { limit: 10 }).then(() =>
    events.push('told'),
  )
  for (let looked = 0; looked < 50; looked += 1)
    await db
      .select()
      .from(drawSeeds)
      .then(() => turn())
  expect(events).toEqual([])
  release.resolve()
  await Promise.all([buying, telling])
  expect(events).toEqual(['bought', 'told'])
})

test.runIf(engine === 'postgres')(
  'if lottery calls run concurrently with the disclosure of the seed, each successful call has a stored result',
  async () => {
    const api = await testApi()
    const { db } = api.store
    const members: TestMember[] = []
    for (let index = 0; index < 20; index += 1) members.push(await withCoins(api))
    const play = async (member: TestMember, index: number) => {
      if (index === 10) {
        await proofOfDraw(db, { draw, memberId: member.uid, now: over }, { limit: 10 })
        return 'told'
      }
      return await drawOnce(db, playerOf(member), { draw, payWith: 'coins', now: before }).then(
        () => 'drawn',
        refusalOf,
      )
    }
    const answers = await Promise.all(members.map(play))
    expect(answers.filter((answer) => !['drawn', 'told', 'NOT_ELIGIBLE'].includes(String(answer)))).toEqual(
      [],
    )
    const [tally] = await db.select({ count: count() }).from(drawResults).where(eq(drawResults.draw, id))
    expect(tally?.count).toBe(answers.filter((answer) => answer === 'drawn').length)
    expect(await db.select().from(drawSeeds).where(isNotNull(drawSeeds.toldAt))).toHaveLength(1)
    await expect(play(await withCoins(api), 0)).resolves.toBe('NOT_ELIGIBLE')
  },
)
