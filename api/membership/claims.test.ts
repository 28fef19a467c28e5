// Tests that a member can use each level benefit (right) once a year, with a claim or with an accepted proof. Also
// tests that prizes are granted through the ledger, and that only the member's own files are accepted as proofs.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { detailOf, testApi, type Api } from '#tests/support/api.ts'
import { givePoints } from '#tests/support/give.ts'
import { addUpload } from '#tests/support/uploads.ts'
import { addMember, atOnce, countBy, dataOf, signIn, type TestMember } from '#tests/support/members.ts'
import { members } from '../members/tables.ts'
import { decideProof } from './proofs.ts'

const api = await testApi()
const { db } = api.store

const claim = (of: Api, { token }: TestMember, rightId: string) =>
  of.call('claimRight', { token, body: { rightId } })
const coinsOf = async (of: Api, member: TestMember) => (await dataOf(of, 'getCoins', member)).balance

async function stateOf(member: TestMember, id: string, of = api) {
  const { items } = await dataOf(of, 'listRights', member)
  return items.find((right) => right.id === id)?.state
}

async function noticesOf({ token }: TestMember) {
  const { items } = await dataOf(api, 'listNotices', { token, query: {} })
  return items.flatMap(({ kind, text }) => (kind.startsWith('proof-') ? [text] : []))
}

async function born(birthday: string) {
  const member = await addMember(api)
  await db.update(members).set({ birthday }).where(eq(members.id, member.uid))
  return member
}

async function send(
  member: TestMember,
  rightId: string,
  { uploadIds, key }: { uploadIds?: string[]; key?: string } = {},
) {
  const files = uploadIds ?? [await addUpload(api, member, 'right')]
  const body = { rightId, uploadIds: files }
  return await api.call('uploadRightProof', { token: member.token, key, body })
}

describe('claimRight', () => {
  test('claimRight grants the prize of a level benefit (right) and returns the right as used', async () => {
    const member = await born('1990-11-03')
    expect(await stateOf(member, 'birthday-coins')).toBe('open')
    const body = { rightId: 'birthday-coins' }
    const answer = await dataOf(api, 'claimRight', { ...member, body })
    expect(answer).toMatchObject({ prize: { coins: 50 }, coins: 50, right: { state: 'used' } })
    const { items } = await dataOf(api, 'listRights', member)
    expect(items.find(({ id }) => id === 'birthday-coins')).toEqual(answer.right)
  })

  test('claimRight for a birthday benefit outside of the birthday month returns the start of the next birthday month and grants no prize', async () => {
    const member = await born('1990-12-03')
    const reply = await claim(api, member, 'birthday-coins')
    expect(reply.refusal).toBe('NOT_ELIGIBLE')
    expect(detailOf(reply)).toEqual({
      reasons: [{ code: 'BIRTHDAY_MONTH' }],
      nextDate: '2026-11-30T17:00:00.000Z',
    })
    expect([await coinsOf(api, member), await stateOf(member, 'birthday-coins')]).toEqual([0, 'locked'])
  })

  test('only one of 30 concurrent claims of a yearly level benefit succeeds, and the benefit can be claimed again in the next year', async () => {
    const ownApi = await testApi({ store: api.store })
    ownApi.clock.now = new Date('2026-12-31T16:59:59.000Z')
    const member = await addMember(ownApi)
    await givePoints(ownApi, member, 200)
    const replies = await atOnce(30, () => claim(ownApi, member, 'free-shipping'))
    expect(countBy(replies)).toEqual({ OK: 1, ALREADY_CLAIMED: 29 })
    const late = replies.find(({ refusal }) => refusal)
    expect(late && detailOf(late).nextDate).toBe('2026-12-31T17:00:00.000Z')
    ownApi.wait(1)
    expect((await claim(ownApi, member, 'free-shipping')).refusal).toBeUndefined()
    expect(
      (await dataOf(ownApi, 'listVouchers', { ...member, query: { state: 'active' } })).items,
    ).toHaveLength(2)
  })

  test.each(['daily-coins', 'longer-guarantee', 'nothing'])('claimRight rejects %s', async (id) => {
    expect(await claim(api, await addMember(api), id)).toMatchObject({ status: 404 })
  })
})

describe('uploadRightProof', () => {
  test('an accepted proof for a level benefit grants the prize of the benefit once', async () => {
    const member = await addMember(api)
    expect((await send(member, 'shop-receipt')).code).toBe(200)
    expect(await stateOf(member, 'shop-receipt')).toBe('waiting')
    const [proof] = (await dataOf(api, 'listRightProofs', member)).items
    expect(proof).toMatchObject({ state: 'submitted', year: 2026, right: { name: 'Bought in a store' } })
    const decided = await atOnce(5, () =>
      decideProof(db, proof?.id ?? '', { verdict: 'accepted', now: api.clock.now }),
    )
    expect(decided.filter(Boolean)).toHaveLength(1)
    expect([await coinsOf(api, member), await stateOf(member, 'shop-receipt')]).toEqual([60, 'used'])
    expect(await noticesOf(member)).toEqual(['Bought in a store is yours for this year.'])
    const again = await send(member, 'shop-receipt')
    expect([again.refusal, detailOf(again).reasons]).toEqual([
      'PROOF_ALREADY_SENT',
      [{ code: 'USED_THIS_YEAR' }],
    ])
  })

  test('a rejected proof for a level benefit grants no prize, and the member can send another proof', async () => {
    const member = await addMember(api)
    await send(member, 'shop-receipt')
    const [proof] = (await dataOf(api, 'listRightProofs', member)).items
    await decideProof(db, proof?.id ?? '', { verdict: { refusal: 'unreadable' }, now: api.clock.now })
    expect([await coinsOf(api, member), await stateOf(member, 'shop-receipt')]).toEqual([0, 'open'])
    const [refused] = (await dataOf(api, 'listRightProofs', member)).items
    expect(refused).toMatchObject({ state: 'refused', refusal: 'unreadable' })
    expect(await noticesOf(member)).toEqual([
      'We couldn’t accept it for Bought in a store as it is. See what was missing.',
    ])
    expect((await send(member, 'shop-receipt')).code).toBe(200)
    const { items } = await dataOf(api, 'listRightProofs', { ...member, query: { limit: '1' } })
    expect(items).toMatchObject([{ state: 'submitted' }])
  })

  test('only one of 20 concurrent uploads of a proof for the same level benefit succeeds', async () => {
    const member = await addMember(api)
    const replies = await atOnce(20, () => send(member, 'shop-receipt'))
    expect(countBy(replies)).toEqual({ OK: 1, PROOF_ALREADY_SENT: 19 })
  })

  test('uploadRightProof accepts only files that the member uploaded as proofs for level benefits', async () => {
    const [member, other] = [await addMember(api), await addMember(api)]
    const theirs = await addUpload(api, other, 'right')
    const avatar = await addUpload(api, member, 'avatar')
    for (const ids of [[theirs], [avatar], [await addUpload(api, member, 'right'), 'unknown']])
      expect((await send(member, 'shop-receipt', { uploadIds: ids })).refusal).toBe('UPLOAD_UNKNOWN')
    expect(await stateOf(member, 'shop-receipt')).toBe('open')
    const twice = await addUpload(api, member, 'right')
    expect((await send(member, 'shop-receipt', { uploadIds: [twice, twice] })).code).toBe(200)
  })

  test('uploadRightProof stores one proof for each idempotency key', async () => {
    const member = await addMember(api)
    const files = [await addUpload(api, member, 'right')]
    const replies = await atOnce(5, () =>
      send(member, 'shop-receipt', { uploadIds: files, key: 'one-key-for-this-proof' }),
    )
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(countBy(replies)).toEqual({ OK: 5 })
  })
})

test('a yearly level benefit can be claimed until 31 December in the member’s time zone, with the level of the ending year', async () => {
  const ownApi = await testApi({ store: api.store })
  const member = await addMember(ownApi, { countryCode: 'US', timeZone: 'America/Los_Angeles' })
  ownApi.clock.now = new Date('2026-06-10T12:00:00Z')
  await givePoints(ownApi, member, 250)
  const session = async (at: string) => {
    ownApi.clock.now = new Date(at)
    return { token: await signIn(ownApi, member.account) }
  }
  const evening = await session('2028-01-01T02:00:00Z')
  expect((await dataOf(ownApi, 'getMyMembership', evening)).level.level).toBe(2)
  const claimed = await ownApi.call('claimRight', { ...evening, body: { rightId: 'free-shipping' } })
  expect(claimed.code).toBe(200)
  const morning = await session('2028-01-01T08:00:00Z')
  expect((await dataOf(ownApi, 'getMyMembership', morning)).level.level).toBe(1)
})

test('a yearly level benefit that was claimed after New Year in the east cannot be claimed again after a move to the west', async () => {
  const ownApi = await testApi({ store: api.store })
  ownApi.clock.now = new Date('2026-11-21T03:00:00Z')
  const member = await addMember(ownApi, { timeZone: 'Asia/Bangkok' })
  await givePoints(ownApi, member, 250)
  const claimAt = async (at: string) => {
    ownApi.clock.now = new Date(at)
    const token = await signIn(ownApi, member.account)
    return (await ownApi.call('claimRight', { token, body: { rightId: 'free-shipping' } })).refusal
  }
  expect(await claimAt('2026-12-31T16:00:00Z')).toBeUndefined()
  // It is 1 January 2027 in Bangkok and still 31 December in Los Angeles.
  expect(await claimAt('2026-12-31T17:30:00Z')).toBeUndefined()
  const token = await signIn(ownApi, member.account)
  await dataOf(ownApi, 'modifyUserInfo', { token, body: { timeZone: 'America/Los_Angeles' } })
  for (const at of ['2026-12-31T18:00:00Z', '2027-01-01T07:00:00Z', '2027-01-02T09:00:00Z'])
    expect(await claimAt(at)).toBe('ALREADY_CLAIMED')
})
