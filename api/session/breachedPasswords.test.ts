// Sets breached passwords at every operation that sets one, with a real service on loopback that knows them or does not answer.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { operations } from '#generated/operations.ts'
import { testApi } from '#tests/support/api.ts'
import { operationIds, rightCall } from '#tests/support/cases/cases.ts'
import type { OperationId } from '#shared/protocol/operation.ts'
import { openBreachedPasswords } from '../integrations/breachedPasswords.ts'
import { objectOf } from '#shared/unknown.ts'

const breached = 'correct horse of a breach'
const hash = createHash('sha1').update(breached).digest('hex').toUpperCase()

let isAway = false
const server = createServer((_request, response) =>
  isAway ? response.destroy() : response.end(`${hash.slice(5)}:7\r\n`),
)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0

const failures: unknown[] = []
const open = () => openBreachedPasswords(`http://127.0.0.1:${port}/range/`, (error) => failures.push(error))
let isBreached = open()
beforeEach(() => {
  isAway = false
  isBreached = open()
})
const api = await testApi({
  integrations: { isBreached: (password) => isBreached(password) },
})

/** Operations that set a password, by the contract. */
const setting = operationIds.filter((id) => refusalsOf(id).includes('PASSWORD_COMMON'))

function refusalsOf(id: OperationId): readonly string[] {
  return operations[id].refusals
}

/** The right call of an operation, with the breached password. */
async function callWith(id: OperationId) {
  const call = await rightCall(api, id)
  const body = objectOf(call.body)
  const field = 'newPassword' in body ? 'newPassword' : 'password'
  return { field, call: { ...call, body: { ...body, [field]: breached } } }
}

describe('a breached password', () => {
  test('can be set by six operations', () => {
    expect(setting.toSorted()).toEqual([
      'modifyOrgPassword',
      'modifyPassword',
      'recoverPassword',
      'register',
      'registerByCode',
      'resetNewPass',
    ])
  })

  test.each(setting)('%s rejects it at its field', async (id) => {
    const { field, call } = await callWith(id)
    const reply = await api.call(id, call)
    expect(reply.refusal).toBe('PASSWORD_COMMON')
    expect(reply.data).toMatchObject({ reasons: [{ code: 'COMMON', field }] })
  })

  test.each(setting)('%s accepts it while the service does not answer', async (id) => {
    isAway = true
    const { call } = await callWith(id)
    expect((await api.call(id, call)).status).toBe(200)
    expect(failures.length).toBeGreaterThan(0)
  })

  test('is in no line of the log', () => {
    expect(api.logged.join('')).not.toMatch(new RegExp(`${breached}|${hash.slice(5, 20)}`, 'i'))
  })
})
