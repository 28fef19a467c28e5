// Tests idempotency keys: repeated requests run once and get the same bytes.
import { accountOf } from '#tests/support/accounts.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import {
  addMember,
  askForCode,
  atOnce,
  countBy,
  newAccount,
  registerMember,
  registrationOf,
  wrong,
  type TestMember,
} from '#tests/support/members.ts'
import { checkIns } from '#api/games/tables.ts'
import { sessions } from '#api/session/tables.ts'
import { purgeOldKeys } from './idempotency.ts'
import { idempotentAnswers } from './tables.ts'
import { members } from '#api/members/tables.ts'

const api = await testApi()
const path = { game: 'normalCheckIn' }
const checkIn = ({ token }: TestMember, key: string, language?: string) =>
  api.call('checkIn', { token, path, key, language })

let keys = 0
const newKey = () => `key-of-this-test-${(keys += 1)}`

describe('the same key and request', () => {
  test('a repeated key and request get the first answer byte for byte, even after changes', async () => {
    const member = await addMember(api)
    const key = newKey()
    const first = await checkIn(member, key)
    api.wait(86_400)
    const again = await checkIn(member, key, 'th')
    expect(first.code).toBe(200)
    expect(again.text).toBe(first.text)
    expect([...again.headers]).toEqual([...first.headers])
  })

  test('a repeated key and request get the first error response', async () => {
    const member = await addMember(api)
    await checkIn(member, newKey())
    const key = newKey()
    const first = await checkIn(member, key)
    api.wait(86_400)
    expect(first.refusal).toBe('ALREADY_CHECKED_IN')
    expect((await checkIn(member, key)).text).toBe(first.text)
  })

  test('a repeated key and request register one member, with the same token', async () => {
    const account = newAccount()
    const body = registrationOf(account, await askForCode(api, account, 'register'))
    const key = newKey()
    const first = await api.call('registerByCode', { body, key })
    const again = await api.call('registerByCode', { body, key })
    expect(first.code).toBe(200)
    expect(again.text).toBe(first.text)
    const [member] = await api.store.db
      .select()
      .from(members)
      .where(eq(members.email, accountOf(account)))
    expect(
      await api.store.db
        .select()
        .from(sessions)
        .where(eq(sessions.memberId, member?.id ?? '')),
    ).toHaveLength(1)
  })

  test('the order of members in the body does not matter for a repeated key', async () => {
    const account = newAccount()
    const body = registrationOf(account, await askForCode(api, account, 'register'))
    const reversed = Object.fromEntries(Object.entries(body).toReversed())
    const key = newKey()
    const first = await api.call('registerByCode', { body, key })
    expect((await api.call('registerByCode', { body: reversed, key })).text).toBe(first.text)
  })

  test('a wrong code that is sent with the same key counts once', async () => {
    const account = newAccount()
    const code = await askForCode(api, account, 'register')
    const key = newKey()
    const refused = await atOnce(10, () =>
      api.call('registerByCode', { body: registrationOf(account, wrong(code)), key }),
    )
    expect(countBy(refused)).toEqual({ CODE_WRONG: 10 })
    expect((await api.call('registerByCode', { body: registrationOf(account, code) })).code).toBe(200)
  })

  test('100 concurrent requests with one key grant once and get 100 identical bodies', async () => {
    const member = await addMember(api)
    const key = newKey()
    const replies = await atOnce(100, () => checkIn(member, key))
    const bodies = new Set(replies.map(({ text }) => text))
    expect(countBy(replies)).toEqual({ OK: 100 })
    expect(bodies.size).toBe(1)
    const rows = await api.store.db.select().from(checkIns).where(eq(checkIns.memberId, member.uid))
    expect(rows).toHaveLength(1)
    console.log(`one key sent 100 times at once: ${rows.length} grant, ${bodies.size} distinct body`)
  })

  test('20 concurrent requests with one key register one member', async () => {
    const account = newAccount()
    const body = registrationOf(account, await askForCode(api, account, 'register'))
    const key = newKey()
    const replies = await atOnce(20, () => api.call('registerByCode', { body, key }))
    expect(countBy(replies)).toEqual({ OK: 20 })
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  })
})

describe('the same key', () => {
  test('a repeated key with another request is rejected, and the request does not run', async () => {
    const account = newAccount()
    const code = await askForCode(api, account, 'register')
    const key = newKey()
    await api.call('registerByCode', { body: registrationOf(account, wrong(code)), key })
    const reply = await api.call('registerByCode', { body: registrationOf(account, code), key })
    expect(reply.refusal).toBe('KEY_REUSED')
    expect(
      await api.store.db
        .select()
        .from(members)
        .where(eq(members.email, accountOf(account))),
    ).toEqual([])
  })

  test('members do not share keys', async () => {
    const [mine, other] = [await addMember(api), await addMember(api)]
    const key = newKey()
    expect((await checkIn(mine, key)).code).toBe(200)
    expect((await checkIn(other, key)).code).toBe(200)
  })

  test('a repeated key still requires a session', async () => {
    const member = await registerMember(api)
    const key = newKey()
    await checkIn(member, key)
    await api.call('logout', { token: member.token })
    expect((await checkIn(member, key)).refusal).toBe('TOKEN_REVOKED')
  })

  test('a key may be sent again after a fault, which stores no answer', async () => {
    const member = await addMember(api)
    const key = newKey()
    const broken = await testApi({ store: { ...api.store, db: failingAfter(api.store.db) } })
    expect((await broken.call('checkIn', { token: member.token, path, key })).status).toBe(500)
    expect((await checkIn(member, key)).code).toBe(200)
  })
})

/** A database whose transactions fail after their work. */
function failingAfter(db: typeof api.store.db) {
  const failing: typeof db.transaction = (work) =>
    db.transaction(async (tx) => {
      await work(tx)
      throw new Error('The connection was lost.')
    })
  return new Proxy(db, {
    get: (target, name): unknown => (name === 'transaction' ? failing : Reflect.get(target, name, target)),
  })
}

describe('invalid and expired keys', () => {
  test.each(['short', 'x'.repeat(65), 'has blanks in the middle', 'umlaut-äöü-äöü-äöü', ''])(
    'a key with an invalid format is rejected: %s',
    async (key) => {
      const member = await addMember(api)
      const reply = await api.call('checkIn', {
        token: member.token,
        path,
        headers: { 'Idempotency-Key': key },
      })
      expect(reply.status).toBe(400)
      expect(reply.data).toEqual({ reasons: [{ code: 'FORMAT', field: 'Idempotency-Key' }] })
    },
  )

  test('a key expires after two days', async () => {
    const member = await addMember(api)
    const key = newKey()
    const first = await checkIn(member, key)
    api.wait(2 * 86_400)
    await purgeOldKeys(api.store.db, api.clock.now)
    expect((await checkIn(member, key)).text).toBe(first.text)
    api.wait(1)
    await purgeOldKeys(api.store.db, api.clock.now)
    const scope = eq(idempotentAnswers.scope, member.uid)
    expect(await api.store.db.select().from(idempotentAnswers).where(scope)).toEqual([])
  })
})
