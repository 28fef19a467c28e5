// Tests the queue of items that staff decide on: order, claims, decisions with undo, and access to files.
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giftBody, newOrder } from '#tests/support/cases/activities.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'
import { openStaffSide } from '#tests/support/staff.ts'
import { addUpload } from '#tests/support/uploads.ts'
import { unbrokenCode } from '#shared/unbrokenCode.ts'
import { giftRegistrations } from '../activities/tables.ts'
import { auditEntries } from '../audit/tables.ts'
import { applyDecisions } from '../backOffice/reviews/claims.ts'
import { members } from '../members/tables.ts'
import { rightProofs } from '../membership/tables.ts'
import { reviewClaims } from '../staff/tables.ts'

const api = await testApi()
const { db } = api.store
const staffSide = await openStaffSide(api)
const mali = await staffSide.sessionOf('mali', 'support')
const nok = await staffSide.sessionOf('nok', 'support')

beforeEach(async () => {
  await db.delete(reviewClaims)
  await db.delete(giftRegistrations)
  await db.delete(rightProofs)
})

async function register(member: TestMember, order = newOrder()) {
  const body = await giftBody(api, member, order)
  return await dataOf(api, 'registerGift', { token: member.token, body })
}

async function prove(member: TestMember) {
  const body = { rightId: 'shop-receipt', uploadIds: [await addUpload(api, member, 'right')] }
  return await dataOf(api, 'uploadRightProof', { token: member.token, body })
}

const claim = async (session: string, body: object = {}) =>
  (await staffSide.dataOf('claimReview', session, { body })).item
const decide = async (session: string, id: string, rest: object = { verdict: 'accepted' }) =>
  await staffSide.dataOf('decideReview', session, { body: { kind: 'registration', id, ...rest } })
const stateOf = async (id: string) =>
  (await db.select().from(giftRegistrations).where(eq(giftRegistrations.id, id)))[0]?.state

test('listReviews returns waiting items of all kinds, oldest first, page by page', async () => {
  const member = await addMember(api)
  const items = [await register(member), await prove(member), await register(await addMember(api))]
  const first = await staffSide.dataOf('listReviews', mali, { query: { limit: '2' } })
  expect(first.items.map(({ id, kind }) => [id, kind])).toEqual([
    [items[0]?.id, 'registration'],
    [items[1]?.id, 'proof'],
  ])
  const query = { limit: '2', cursor: first.nextCursor ?? '' }
  const second = await staffSide.dataOf('listReviews', mali, { query })
  expect([second.items.map(({ id }) => id), second.nextCursor]).toEqual([[items[2]?.id], null])
})

test('listReviews filters by kind and by the country of the member', async () => {
  const member = await addMember(api)
  const [gift, proof] = [await register(member), await prove(member)]
  const idsOf = async (query: Record<string, string>) =>
    (await staffSide.dataOf('listReviews', mali, { query })).items.map(({ id }) => id)
  expect(await idsOf({ kind: 'proof' })).toEqual([proof.id])
  expect(await idsOf({ countryCode: 'TH' })).toEqual([gift.id, proof.id])
  expect(await idsOf({ countryCode: 'VN' })).toEqual([])
})

test('listReviews uses the country in which an item was submitted, and that of the member for earlier items', async () => {
  const member = await addMember(api)
  const items = [await register(member), await prove(member)]
  // Earlier releases stored no country.
  await db.update(rightProofs).set({ countryCode: null })
  await db.update(members).set({ countryCode: 'VN' }).where(eq(members.id, member.uid))
  const listOf = async (query: Record<string, string>) =>
    (await staffSide.dataOf('listReviews', mali, { query })).items.map(({ id, countryCode }) => [
      id,
      countryCode,
    ])
  const [gift, proof] = [
    [items[0]?.id, 'TH'],
    [items[1]?.id, 'VN'],
  ]
  expect(await listOf({ countryCode: 'TH' })).toEqual([gift])
  expect(await listOf({ countryCode: 'VN' })).toEqual([proof])
  expect(await listOf({})).toEqual([gift, proof])
  expect(await claim(mali, { id: items[0]?.id })).toMatchObject({ countryCode: 'TH', language: 'vn' })
})

test('a claimed item shows its files, the member and the notification in the language of the member', async () => {
  const member = await addMember(api)
  const items = await register(member, 'MC-7781')
  const item = await claim(mali)
  expect(item).toMatchObject({
    id: items.id,
    kind: 'registration',
    orderNumber: 'MC-7781',
    purchasedOn: '2026-11-10',
    language: 'th',
    member: { id: member.uid, level: 1, accepted: 0, refused: 0 },
    files: [{ contentType: 'image/png' }],
    earlier: [],
  })
  const preview = item?.previews.find(({ verdict }) => verdict === 'accepted')
  expect(preview?.text).toContain(unbrokenCode('MC-7781'))
  expect(preview?.title).toMatch(/\p{Script=Thai}/u)
  const opened = await db.select().from(auditEntries).where(eq(auditEntries.what, 'review-opened'))
  expect(opened.at(-1)).toMatchObject({ memberId: member.uid, subject: `registration:${items.id}` })
})

test('an item shows other items with the same order number or the same picture', async () => {
  const [first, second] = [await addMember(api), await addMember(api)]
  const items = [await register(first, 'MC-9001'), await register(second, 'MC-9001')]
  await prove(second)
  const item = await claim(mali, { id: items[1]?.id })
  expect(item?.earlier.map(({ kind, memberId, matches }) => [kind, memberId, matches])).toEqual(
    expect.arrayContaining([
      ['registration', first.uid, ['picture', 'order']],
      ['proof', second.uid, ['picture']],
    ]),
  )
})

test('a released item is free for other staff members, and a decision of it is not released', async () => {
  const items = [await register(await addMember(api)), await register(await addMember(api))]
  const ids = items.map(({ id }) => id)
  const release = (session: string, id = '') =>
    staffSide.dataOf('releaseReview', session, { body: { kind: 'registration', id } })
  expect((await claim(mali))?.id).toBe(ids[0])
  await release(nok, ids[0])
  expect((await claim(nok))?.id).toBe(ids[1])
  await release(mali, ids[0])
  expect((await claim(nok))?.id).toBe(ids[0])
  await decide(nok, ids[0] ?? '')
  await release(nok, ids[0])
  expect(await claim(mali, { id: ids[0] })).toBeNull()
  await applyDecisions(db, new Date(api.clock.now.getTime() + 11_000))
  expect(await stateOf(ids[0] ?? '')).toBe('accepted')
})

test('claimReview with `after` returns the next newer item, and after the newest item the oldest', async () => {
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) ids.push((await register(await addMember(api))).id)
  const next = async (after?: string) => {
    const item = await claim(mali, after === undefined ? {} : { after })
    await staffSide.dataOf('releaseReview', mali, { body: { kind: 'registration', id: item?.id } })
    return item?.id
  }
  const walk = [await next(), await next(ids[0]), await next(ids[1]), await next(ids[2])]
  expect(walk).toEqual([...ids, ids[0]])
})

test('ten concurrent claims return ten different items', async () => {
  const items = await Promise.all(
    Array.from({ length: 10 }, async () => await register(await addMember(api))),
  )
  const claimed = await atOnce(10, () => claim(mali))
  expect(new Set(claimed.map((item) => item?.id))).toEqual(new Set(items.map(({ id }) => id)))
  expect(await claim(nok)).toBeNull()
})

test('a claimed item is reserved for 5 minutes; afterwards another staff member can claim it', async () => {
  const { id } = await register(await addMember(api))
  await claim(mali)
  expect(await claim(nok, { id })).toBeNull()
  expect(await decide(nok, id)).toEqual({ decided: false, appliesAt: null })
  api.wait(5 * 60)
  expect((await claim(nok, { id }))?.id).toBe(id)
  expect(await decide(mali, id)).toMatchObject({ decided: false })
})

test('a decision takes effect after 10 seconds, and can be undone before', async () => {
  const { id } = await register(await addMember(api))
  await claim(mali)
  expect(await decide(mali, id)).toMatchObject({ decided: true })
  expect((await staffSide.dataOf('listReviews', mali)).items).toEqual([])
  api.wait(9)
  await applyDecisions(db, api.clock.now)
  expect(await stateOf(id)).toBe('submitted')
  const body = { kind: 'registration', id }
  expect(await staffSide.dataOf('undoReview', nok, { body })).toEqual({ undone: false })
  expect(await staffSide.dataOf('undoReview', mali, { body })).toEqual({ undone: true })
  api.wait(10)
  await applyDecisions(db, api.clock.now)
  expect(await stateOf(id)).toBe('submitted')
  await decide(mali, id, { verdict: 'refused', reason: 'unreadable' })
  api.wait(10)
  expect(await staffSide.dataOf('undoReview', mali, { body })).toEqual({ undone: false })
  await applyDecisions(db, api.clock.now)
  expect(await stateOf(id)).toBe('refused')
})

test('a decision is in the audit with the staff member who made it', async () => {
  const member = await addMember(api)
  const { id } = await register(member)
  await claim(mali)
  await decide(mali, id)
  api.wait(10)
  await applyDecisions(db, api.clock.now)
  const entries = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `registration:${id}`))
    .orderBy(asc(auditEntries.id))
  expect(entries.map(({ what: act, outcome, memberId }) => [act, outcome, memberId])).toEqual([
    ['review-opened', null, member.uid],
    ['registration-decided', 'accepted', member.uid],
  ])
  expect(new Set(entries.map(({ by }) => by)).size).toBe(1)
})

test('ten concurrent runs of the job apply a decision once', async () => {
  const member = await addMember(api)
  const { id } = await register(member)
  await claim(mali)
  await decide(mali, id)
  api.wait(10)
  await atOnce(10, () => applyDecisions(db, api.clock.now))
  expect(await stateOf(id)).toBe('accepted')
  const { items } = await dataOf(api, 'listCoinMovements', { token: member.token })
  expect(items).toHaveLength(1)
})

test.each([
  ['without a reason', { verdict: 'refused' }],
  ['with the reason of another kind', { verdict: 'refused', reason: 'notAProof' }],
  ['with an invented reason', { verdict: 'refused', reason: 'constructor' }],
])('a refusal %s is rejected', async (_, rest) => {
  const { id } = await register(await addMember(api))
  await claim(mali)
  const body = { kind: 'registration', id, ...rest }
  expect(await staffSide.call('decideReview', mali, { body })).toMatchObject({ status: 400 })
})

test('a file is served only to staff who may decide, only under its own item, and without scripts', async () => {
  const [first, second] = [await register(await addMember(api)), await register(await addMember(api))]
  const item = await claim(mali, { id: first.id })
  const url = item?.files[0]?.url ?? ''
  const response = await staffSide.file(url, { Cookie: mali })
  expect(response.status).toBe(200)
  expect(new Uint8Array(await response.arrayBuffer()).length).toBeGreaterThan(0)
  expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/)
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const finance = await staffSide.sessionOf('finance', 'finance')
  expect((await staffSide.file(url, {})).status).toBe(401)
  expect((await staffSide.file(url, { Cookie: finance })).status).toBe(403)
  expect((await staffSide.file(url, { Cookie: mali, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(401)
  expect((await staffSide.file(url.replace(first.id, second.id), { Cookie: mali })).status).toBe(404)
  expect((await staffSide.file(url.replace('registration', 'constructor'), { Cookie: mali })).status).toBe(
    404,
  )
})
