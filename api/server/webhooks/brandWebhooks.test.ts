// Tests webhooks that the brand calls: signatures with timestamps, duplicate messages, and messages that arrive in
// another order.
import { objectOf } from '#shared/unknown.ts'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { redeemHat } from '#tests/support/cases/coins.ts'
import { testApi } from '#tests/support/api.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'
import { entriesOf } from '#api/audit/entries.ts'
import { balances } from '#api/ledger/ledger.ts'
import { giftRegistrations } from '#api/activities/tables.ts'
import { rightProofs } from '#api/membership/tables.ts'
import { newId } from '#api/store/id.ts'
import { openBrandWebhooks, signatureHeader, signatureOf, timeHeader } from './brandWebhooks.ts'

const api = await testApi()
const { db } = api.store
const secrets = { fulfilment: 'a-canary-of-the-warehouse', review: 'a-canary-of-the-desk' }
const older = 'an-older-canary-of-the-warehouse'
const logged: string[] = []
const log = pino({}, { write: (line) => void logged.push(line) })
const clock = () => api.clock.now
const listenedTo = { fulfilment: [secrets.fulfilment, older], review: [secrets.review] }
const webhooks = openBrandWebhooks(listenedTo, { store: api.store, log, clock })

const seconds = (offset = 0) => String(Math.floor(api.clock.now.getTime() / 1000) + offset)
type Sent = { to?: keyof typeof secrets; at?: string; signature?: string | null; key?: string }

async function send(
  message: unknown,
  { to = 'fulfilment', at = seconds(), signature, key }: Sent = {},
): Promise<Record<string, unknown>> {
  const body = typeof message === 'string' ? message : JSON.stringify(message)
  const right = signatureOf(key ?? secrets[to], at, Buffer.from(body))
  const sentSignature = signature === undefined ? right : signature
  const headers = { [timeHeader]: at, ...(sentSignature !== null && { [signatureHeader]: sentSignature }) }
  const reply = await webhooks.request(`/${to}`, { method: 'POST', body, headers })
  return { status: reply.status, ...objectOf(await reply.json()) }
}

const at = '2026-11-20T03:00:00Z'
const news = (id: string, rest: object, kind = 'redemption') => ({ source: { kind, id }, at, ...rest })
const shownOf = async ({ token }: TestMember) => (await dataOf(api, 'listRedemptions', { token })).items[0]
const kindsOf = async ({ token }: TestMember) =>
  (await dataOf(api, 'listNotices', { token })).items
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'welcome')

describe('webhook "fulfilment"', () => {
  const shipment = { state: 'shipped', carrier: 'Thailand Post', trackingNumber: 'EX1' }

  test('fulfillment updates change the state of a redemption until it is delivered, and notify the member only once', async () => {
    const member = await addMember(api)
    const id = await redeemHat(api, member)
    expect(await send(news(id, { state: 'confirmed' }))).toEqual({ status: 200, outcome: 'done' })
    expect(await send(news(id, { state: 'confirmed' }))).toEqual({ status: 200, outcome: 'known' })
    await atOnce(5, () => send(news(id, shipment)))
    await send(news(id, { at: '2026-11-20T05:00:00Z', step: { state: 'outForDelivery', place: 'Silom' } }))
    await atOnce(5, () => send(news(id, { at: '2026-11-20T06:00:00Z', state: 'delivered' })))
    const redemption = await shownOf(member)
    expect(redemption).toMatchObject({ state: 'delivered', parcel: { trackingNumber: 'EX1', reached: 4 } })
    const states = ['reserved', 'confirmed', 'packed', 'shipped', 'delivered']
    expect(redemption?.steps.map(({ state }) => state)).toEqual(states)
    expect((await dataOf(api, 'listNotices', member)).items).toMatchObject([
      { parcel: { state: 'delivered', earlier: [{ state: 'outForDelivery' }, { state: 'inTransit' }] } },
      { kind: 'welcome' },
    ])
    const entries = await entriesOf(db, { memberId: member.uid, what: 'redemption-moved' }, 20)
    const by = 'webhook:fulfilment'
    expect(entries.at(-1)).toMatchObject({ by, subject: `redemption:${id}`, outcome: 'confirmed' })
    expect(new Set(entries.map(({ outcome }) => outcome))).toEqual(
      new Set(['delivered', 'outForDelivery', 'shipped', 'confirmed']),
    )
  })

  test('fulfillment updates that arrive in reverse order lead to the same state as in chronological order', async () => {
    const member = await addMember(api)
    const id = await redeemHat(api, member)
    const delivered = { at: '2026-11-20T06:00:00Z', step: { state: 'delivered' } }
    const inTransit = { at: '2026-11-20T04:00:00Z', step: { state: 'inTransit', place: 'Bangkok' } }
    for (const step of [delivered, inTransit, shipment, { state: 'packed' }, { state: 'confirmed' }])
      expect((await send(news(id, step))).status).toBe(200)
    const redemption = await shownOf(member)
    expect(redemption).toMatchObject({
      state: 'delivered',
      parcel: { carrier: 'Thailand Post', state: 'delivered' },
    })
    const path = { id: String(redemption?.parcel?.id) }
    const { steps } = await dataOf(api, 'getLogistics', { token: member.token, path })
    expect(steps.map(({ state }) => state)).toContain('inTransit')
  })

  test('a canceled redemption is refunded only once and cannot be shipped afterwards', async () => {
    const member = await addMember(api)
    const id = await redeemHat(api, member)
    await atOnce(4, () => send(news(id, { state: 'cancelled' })))
    expect(await balances(db, member.uid, api.clock.now)).toMatchObject({ coins: 90 })
    expect(await send(news(id, shipment))).toMatchObject({ status: 409, outcome: 'refused' })
    expect(await kindsOf(member)).toEqual(['redemption-cancelled'])
    const other = await redeemHat(api, member)
    await send(news(other, shipment))
    expect(await send(news(other, { state: 'cancelled' }))).toMatchObject({ status: 409 })
  })

  test('a fulfillment update of an unknown redemption or gift is answered with 404', async () => {
    for (const kind of ['redemption', 'gift'])
      expect(await send(news('nothing', shipment, kind))).toEqual({ status: 404, outcome: 'unknown' })
  })
})

describe('webhook "review"', () => {
  type Common = { id: string; memberId: string; state: 'submitted'; submittedAt: Date }
  const sentProof = async (row: Common) =>
    await db.insert(rightProofs).values({ ...row, right: 'shop-receipt', year: 2026, uploads: [] })
  const registered = async (row: Common) =>
    await db.insert(giftRegistrations).values({
      ...row,
      orderNumber: '77',
      product: 'breast-pump',
      purchasedOn: '2026-11-10',
      uploadIds: [],
    })

  test.each([
    ['proof', sentProof, 'otherYear'],
    ['registration', registered, 'otherOrder'],
  ] as const)('a review decision on a %s is stored once, with its reason', async (kind, wait, reason) => {
    const { uid: memberId } = await addMember(api)
    const id = newId()
    await wait({ id, memberId, state: 'submitted', submittedAt: api.clock.now })
    const refusal = { kind, id, verdict: 'refused', reason }
    const outcomes = await atOnce(4, () => send(refusal, { to: 'review' }))
    expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
    expect(outcomes.filter(({ outcome }) => outcome === 'known')).toHaveLength(3)
    expect(await send({ kind, id, verdict: 'accepted' }, { to: 'review' })).toMatchObject({ status: 409 })
    expect(await send({ kind, id, verdict: 'refused' }, { to: 'review' })).toMatchObject({ status: 400 })
  })
})

test.each([secrets.fulfilment, older])('webhooks accept both secrets during a rotation: %s', async (key) => {
  expect(await send(news('nothing', { state: 'confirmed' }), { key })).toMatchObject({ status: 404 })
})

describe('webhooks with a wrong signature', () => {
  const message = news('nothing', { state: 'confirmed' })
  const body = JSON.stringify(message)
  const right = signatureOf(secrets.fulfilment, seconds(), Buffer.from(body))

  test.each<[string, Sent]>([
    ['no signature', { signature: null }],
    ['an empty signature', { signature: '' }],
    ['a signature with another secret', { key: 'another-secret-of-somebody' }],
    ['a signature with the secret of the other webhook', { key: secrets.review }],
    ['a signature with the list of both secrets as one secret', { key: `${secrets.fulfilment},${older}` }],
    ['a truncated signature', { signature: right.slice(0, 40) }],
    ['a signature with additional digits', { signature: `${right}00` }],
    ['a signature in base64', { signature: Buffer.from(right, 'hex').toString('base64') }],
    ['a signature of another timestamp', { at: seconds(-10), signature: right }],
    ['a timestamp more than 5 minutes ago', { at: seconds(-301) }],
    ['a timestamp more than 5 minutes in the future', { at: seconds(301) }],
    ['a timestamp that is not a number', { at: 'yesterday00' }],
  ])('a webhook message with a wrong signature is rejected before it is parsed: %s', async (_, options) => {
    expect(await send(message, options)).toMatchObject({ status: 401 })
  })

  test('a webhook message with one changed byte is rejected', async () => {
    expect(await send(body.replace('confirmed', 'cancelled'), { signature: right })).toMatchObject({
      status: 401,
    })
  })
})

test.each([
  ['invalid JSON', '{'],
  ['a list', '[]'],
  [
    'a duplicate key',
    '{"source":{"kind":"gift","id":"x"},"at":"2026-11-20T03:00:00Z","state":"packed","state":"shipped"}',
  ],
  ['a message without a state', news('x', {})],
  ['a state that the fulfillment service cannot report', news('x', { state: 'reserved' })],
  ['an unknown field', news('x', { state: 'packed', memberId: 'somebody' })],
  [
    'a tracking link with the scheme javascript',
    news('x', { state: 'shipped', trackingUrl: 'javascript:alert(1)' }),
  ],
  ['an id with invalid characters', news("x' or 1=1", { state: 'packed' })],
  ['a timestamp in the year 0', { ...news('x', { state: 'packed' }), at: '0000-01-01T00:00:00Z' }],
  ['a tracking number that is too long', news('x', { state: 'shipped', trackingNumber: '1'.repeat(65) })],
])('a webhook answers 400 to a signed but invalid message: %s', async (_, payload) => {
  expect(await send(payload)).toMatchObject({ status: 400 })
})

test('webhooks answer 413 to a message over 1 MB, and 404 if no secret is configured for them', async () => {
  expect(await send(' '.repeat(1_048_577))).toMatchObject({ status: 413 })
  const none = openBrandWebhooks({}, { store: api.store, log, clock })
  for (const path of ['/fulfilment', '/review'])
    expect((await none.request(path, { method: 'POST', body: '{}' })).status).toBe(404)
  expect((await webhooks.request('/fulfilment')).status).toBe(404)
})

test('a webhook replaces characters that the database cannot store, and logs each message without secrets as audited', async () => {
  const member = await addMember(api)
  const id = await redeemHat(api, member)
  const carrier = 'Post\u0000\ud83d'
  expect(await send(news(id, { state: 'shipped', carrier }))).toMatchObject({ status: 200 })
  expect((await shownOf(member))?.parcel?.carrier).toBe('Post \ufffd')
  const [line] = logged.filter((entry) => entry.includes(id))
  expect(JSON.parse(String(line))).toMatchObject({
    webhook: 'fulfilment',
    source: { kind: 'redemption', id },
    state: 'shipped',
    outcome: 'done',
    audit: true,
  })
  expect(logged.join()).not.toMatch(/canary/i)
})
