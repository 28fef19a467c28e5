// Sends breached passwords to each operation that sets a password. A fake service for breached passwords listens on the
// loopback interface.
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

let isDown = false
const server = createServer((_request, response) =>
  isDown ? response.destroy() : response.end(`${hash.slice(5)}:7\r\n`),
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
  isDown = false
  isBreached = open()
})
const api = await testApi({
  integrations: { isBreached: (password) => isBreached(password) },
})

/** Operations that can respond with PASSWORD_COMMON according to the contract. */
const setting = operationIds.filter((id) => refusalsOf(id).includes('PASSWORD_COMMON'))

function refusalsOf(id: OperationId): readonly string[] {
  return operations[id].refusals
}

/**
 * Returns the options of a call that is valid except for its breached password, and the name of the field that contains
 * the password.
 */
async function callWith(id: OperationId) {
  const call = await rightCall(api, id)
  const body = objectOf(call.body)
  const field = 'newPassword' in body ? 'newPassword' : 'password'
  return { field, call: { ...call, body: { ...body, [field]: breached } } }
}

describe('breached passwords', () => {
  test('six operations of the contract can reject a breached password', () => {
    expect(setting.toSorted()).toEqual([
      'modifyOrgPassword',
      'modifyPassword',
      'recoverPassword',
      'register',
      'registerByCode',
      'resetNewPass',
    ])
  })

  test.each(setting)('%s rejects a breached password and names the password field', async (id) => {
    const { field, call } = await callWith(id)
    const reply = await api.call(id, call)
    expect(reply.refusal).toBe('PASSWORD_COMMON')
    expect(reply.data).toMatchObject({ reasons: [{ code: 'COMMON', field }] })
  })

  test.each(setting)('%s accepts a breached password if the breach service does not respond', async (id) => {
    isDown = true
    const { call } = await callWith(id)
    expect((await api.call(id, call)).status).toBe(200)
    expect(failures.length).toBeGreaterThan(0)
  })

  test('the log contains neither a breached password nor its hash', () => {
    expect(api.logged.join('')).not.toMatch(new RegExp(`${breached}|${hash.slice(5, 20)}`, 'i'))
  })
})
