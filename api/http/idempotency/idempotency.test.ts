// Tests idempotency keys: a repeated request does not run again and returns the same bytes.
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

describe('requests that repeat the key and the content of an earlier request', () => {
  test('a repeated request with the same key gets the first response byte for byte, even if the data has changed since', async () => {
    const member = await addMember(api)
    const key = newKey()
    const first = await checkIn(member, key)
    api.wait(86_400)
    const again = await checkIn(member, key, 'th')
    expect(first.code).toBe(200)
    expect(again.text).toBe(first.text)
    expect([...again.headers]).toEqual([...first.headers])
  })

  test('a repeated request with the same key gets the first error response', async () => {
    const member = await addMember(api)
    await checkIn(member, newKey())
    const key = newKey()
    const first = await checkIn(member, key)
    api.wait(86_400)
    expect(first.refusal).toBe('ALREADY_CHECKED_IN')
    expect((await checkIn(member, key)).text).toBe(first.text)
  })

  test('a registration that is sent twice with the same key registers one member and returns the same token', async () => {
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

  test('a repeated request may have its JSON properties in another order', async () => {
    const account = newAccount()
    const body = registrationOf(account, await askForCode(api, account, 'register'))
    const reversed = Object.fromEntries(Object.entries(body).toReversed())
    const key = newKey()
    const first = await api.call('registerByCode', { body, key })
    expect((await api.call('registerByCode', { body: reversed, key })).text).toBe(first.text)
  })

  test('a wrong verification code that is sent several times with one idempotency key counts as one failed attempt', async () => {
    const account = newAccount()
    const code = await askForCode(api, account, 'register')
    const key = newKey()
    const refused = await atOnce(10, () =>
      api.call('registerByCode', { body: registrationOf(account, wrong(code)), key }),
    )
    expect(countBy(refused)).toEqual({ CODE_WRONG: 10 })
    expect((await api.call('registerByCode', { body: registrationOf(account, code) })).code).toBe(200)
  })

  test('100 concurrent check-ins with one key grant coins once and get identical response bodies', async () => {
    const member = await addMember(api)
    const key = newKey()
    const replies = await atOnce(100, () => checkIn(member, key))
    const bodies = new Set(replies.map(({ text }) => text))
    expect(countBy(replies)).toEqual({ OK: 100 })
    expect(bodies.size).toBe(1)
    const rows = await api.store.db.select().from(checkIns).where(eq(checkIns.memberId, member.uid))
    expect(rows).toHaveLength(1)
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
  test('a different request with a key that was used before is rejected and has no effect', async () => {
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

  test('two members can use the same key for different requests', async () => {
    const [mine, other] = [await addMember(api), await addMember(api)]
    const key = newKey()
    expect((await checkIn(mine, key)).code).toBe(200)
    expect((await checkIn(other, key)).code).toBe(200)
  })

  test('a repeated request with the same key still requires a session', async () => {
    const member = await registerMember(api)
    const key = newKey()
    await checkIn(member, key)
    await api.call('logout', { token: member.token })
    expect((await checkIn(member, key)).refusal).toBe('TOKEN_REVOKED')
  })

  test('after an internal error, the request can be repeated with the same key, because the failed request stores no response', async () => {
    const member = await addMember(api)
    const key = newKey()
    const broken = await testApi({ store: { ...api.store, db: failingAfter(api.store.db) } })
    expect((await broken.call('checkIn', { token: member.token, path, key })).status).toBe(500)
    expect((await checkIn(member, key)).code).toBe(200)
  })
})

/** Returns a database that rolls back each transaction at its end, as if the connection was lost before the commit. */
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

describe('invalid and expired idempotency keys', () => {
  test.each(['short', 'x'.repeat(65), 'has spaces in the middle', 'umlaut-äöü-äöü-äöü', ''])(
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

  test('an idempotency key expires after two days', async () => {
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
