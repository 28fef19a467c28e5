// Every operation of the contract with every answer it documents. The calls themselves check each answer against its
// schema; here each status and refusal is provoked once, and a new one without a case fails.
import { describe, expect, test } from 'vitest'
import type { OperationId } from '../../api/operation.ts'
import { Refused, type RefusalName } from '../../api/refuse.ts'
import { operations } from '../../generated/operations.ts'
import { refusals } from '../../generated/refusals.ts'
import { testApi, type Api, type Reply } from '../support/api.ts'
import { statusesOf } from '../support/contract.ts'
import { testStore } from '../support/database.ts'
import { examples, password } from '../support/examples.ts'
import { addMember, askForCode, newAccount, registrationOf, wrong } from '../support/members.ts'

const api = await testApi()
const ids = Object.keys(operations).filter((id): id is OperationId => id in operations)
const rowOf = (id: OperationId): { access: string; idempotent: boolean; refusals: readonly RefusalName[] } =>
  operations[id]
const withBody = ids.filter((id) => 'body' in operations[id])
const ofMembers = ids.filter((id) => rowOf(id).access === 'member')
const path = { game: 'normalCheckIn' }

test.each(ids)('%s: 200', async (id) => {
  expect(await api.call(id, await examples[id](api))).toMatchObject({ status: 200, code: 200, message: 'OK' })
})

/** How to get each refusal in HTTP 200. */
const provoke: Partial<Record<OperationId, Partial<Record<RefusalName, () => Promise<Reply>>>>> = {
  sendVerifyCode: {
    CODE_WAIT: async () => {
      const call = await examples.sendVerifyCode(api)
      await api.call('sendVerifyCode', call)
      return await api.call('sendVerifyCode', call)
    },
  },
  loginByCode: {
    CODE_WRONG: async () => {
      const { account } = await addMember(api)
      const code = wrong(await askForCode(api, account, 'login'))
      return await api.call('loginByCode', { body: { account, code } })
    },
  },
  login: { CREDENTIALS_WRONG: () => api.call('login', { body: { account: newAccount(), password } }) },
  registerByCode: {
    CODE_WRONG: () => api.call('registerByCode', { body: registrationOf(newAccount(), '000000') }),
    ACCOUNT_EXISTS: async () => {
      const { account } = await addMember(api)
      const code = await askForCode(api, account, 'register')
      return await api.call('registerByCode', { body: registrationOf(account, code) })
    },
    PASSWORD_COMMON: () => {
      const body = registrationOf(newAccount(), '000000', { password: 'password1' })
      return api.call('registerByCode', { body })
    },
    KEY_REUSED: async () => {
      const key = 'a-key-for-two-requests'
      await api.call('registerByCode', { body: registrationOf(newAccount(), '000000'), key })
      return await api.call('registerByCode', { body: registrationOf(newAccount(), '000000'), key })
    },
  },
  checkIn: {
    ALREADY_CHECKED_IN: async () => {
      const { token } = await addMember(api)
      await api.call('checkIn', { token, path })
      return await api.call('checkIn', { token, path })
    },
  },
}

/** The game has one member, so that a second request that could differ from the first does not exist yet. */
const unreachable = ['checkIn KEY_REUSED']

const ofContract = ids.flatMap((id) => rowOf(id).refusals.map((name) => [id, name] as const))

describe('each refusal of the contract', () => {
  test.each(ofContract.filter(([id, name]) => !unreachable.includes(`${id} ${name}`)))(
    '%s: %s',
    async (id, name) => {
      const reply = await provoke[id]?.[name]?.()
      expect(reply).toMatchObject({
        status: 200,
        code: refusals[name].code,
        message: refusals[name].message.en,
      })
    },
  )
})

describe('400', () => {
  test.each(withBody)('%s: a body that breaks the contract, with where', async (id) => {
    const reply = await api.call(id, { body: {} })
    expect(reply).toMatchObject({ status: 400, code: 400, data: { reasons: expect.any(Array) } })
    expect(reply.text).toMatch(/"field":"\w+"/)
  })

  test.each(['getCheckIn', 'checkIn'] as const)('%s: a game that does not exist', async (id) => {
    const { token } = await addMember(api)
    for (const game of [
      'poker',
      'NormalCheckIn',
      'normalCheckIn ',
      '%',
      '__proto__',
      'x'.repeat(5_000),
      '\0',
    ])
      expect(await api.call(id, { token, path: { game } })).toMatchObject({ status: 400, code: 400 })
  })

  test.each(ids.filter((id) => rowOf(id).idempotent))('%s: a key that is none', async (id) => {
    expect(await api.call(id, { ...(await examples[id](api)), key: 'short' })).toMatchObject({ status: 400 })
  })
})

describe('401', () => {
  test('is documented by those operations that need a session, and only by them', () => {
    expect(ids.filter((id) => statusesOf(id).includes(401))).toEqual(ofMembers)
  })

  test.each(ofMembers)('%s: 10001002 without a token', async (id) => {
    expect(await api.call(id, { path })).toMatchObject({ status: 401, code: 10001002 })
  })

  test.each(ofMembers)('%s: 10001002 for a token that nobody was given', async (id) => {
    expect(await api.call(id, { path, token: 'x'.repeat(43) })).toMatchObject({ status: 401, code: 10001002 })
  })

  test.each(ofMembers)('%s: 10001002 from 20 days after sign-in', async (id) => {
    const own = await testApi({ store: api.store })
    const { token } = await addMember(own)
    own.wait(20 * 86_400)
    expect(await own.call(id, { path, token })).toMatchObject({ status: 401, code: 10001002 })
    own.wait(-1)
    expect(await own.call(id, { path, token })).toMatchObject({ status: 200 })
  })

  test.each(ofMembers)('%s: 10001003 after signing out', async (id) => {
    const { token } = await addMember(api)
    await api.call('logout', { token })
    expect(await api.call(id, { path, token })).toMatchObject({ status: 401, code: 10001003 })
  })

  test.each(ofMembers)('%s: before anything is said about the request', async (id) => {
    expect(await api.call(id, { path: { game: 'poker' }, key: 'short' })).toMatchObject({ status: 401 })
  })
})

test.each(withBody)('%s: 413 for a body of more than 64 KiB', async (id) => {
  expect(await api.call(id, { rawBody: ' '.repeat(65_537) })).toMatchObject({ status: 413, code: 413 })
})

test.each(withBody)('%s: 415 for a body that does not say it is JSON', async (id) => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])
    expect(await api.call(id, { rawBody: '{}', headers: { 'Content-Type': type } })).toMatchObject({
      status: 415,
      code: 415,
    })
})

test.each(withBody)('%s: JSON may name its charset and be spelt in any case', async (id) => {
  const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' }
  expect(await api.call(id, { ...(await examples[id](api)), headers })).toMatchObject({
    status: 200,
    code: 200,
  })
})

test.each(ids)('%s: 429 with the seconds to wait', async (id) => {
  const limits = async () => {
    throw new Refused('TOO_MANY_REQUESTS', undefined, 42)
  }
  const limited = await testApi({ store: api.store, limits })
  const reply = await limited.call(id, await examples[id](api))
  expect(reply).toMatchObject({ status: 429, code: 429 })
  expect(reply.headers.get('Retry-After')).toBe('42')
})

describe('500', () => {
  const withoutDatabase: OperationId[] = ['getIpIsoCode']

  test.each(ids.filter((id) => !withoutDatabase.includes(id)))('%s: where the database fails', async (id) => {
    const own = await testApi({ store: await testStore() })
    const call = await examples[id](own)
    const lines = own.logged.length
    await breakTables(own)
    const reply = await own.call(id, call)
    expect(reply).toMatchObject({ status: 500, code: 500, message: refusals.FAULT.message.en })
    expect(reply.data).toBeUndefined()

    const [line] = own.logged.slice(lines).map((text) => JSON.parse(text))
    expect(line).toMatchObject({
      operation: id,
      status: 500,
      fault: expect.stringContaining('does not exist'),
    })
    // The fault names what failed and where, and nobody.
    expect(JSON.stringify(line)).toMatch(/\.(ts|js):\d+/)
    expect(JSON.stringify(line)).not.toMatch(/canary/i)
  })

  test.each(ids)('%s: where anything else fails', async (id) => {
    const limits = async () => {
      throw new TypeError('A slip of ours.')
    }
    const own = await testApi({ store: api.store, limits })
    const reply = await own.call(id, await examples[id](api))
    expect(reply).toMatchObject({ status: 500, code: 500 })
    expect(reply.text).not.toContain('slip')
    expect(JSON.parse(own.logged.at(-1) ?? '')).toMatchObject({
      status: 500,
      fault: expect.stringContaining('A slip'),
    })
  })
})

async function breakTables({ store }: Api) {
  for (const table of ['members', 'sessions', 'verify_codes', 'tracking_events', 'check_ins'])
    await store.db.execute(`alter table ${table} rename to ${table}_away`)
}

test('no answer may be kept by a cache', async () => {
  for (const id of ids) {
    const { headers } = await api.call(id, await examples[id](api))
    expect(headers.get('Cache-Control')).toBe('no-store')
  }
})
