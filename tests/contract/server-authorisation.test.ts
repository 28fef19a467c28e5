// Tests access control of every operation (section 9 of docs/reliability.md): calls without a session, as the owner of
// a resource, as another member, without the required permission, and with an expired or revoked session. Only the
// intended callers succeed.
import { expect, test } from 'vitest'
import type { OperationId } from '#shared/protocol/operation.ts'
import { operations } from '#generated/operations.ts'
import { testApi } from '../support/api.ts'
import { cases, needsMember, operationIds, rightCall } from '../support/cases/cases.ts'
import { measurement } from '../support/measurements.ts'
import { addMember } from '../support/members.ts'
import { nonEmpty } from '../support/nonEmpty.ts'
import { objectOf } from '#shared/unknown.ts'

const api = await testApi()
const ofMembers = nonEmpty(operationIds.filter(needsMember))
const owned = nonEmpty(ofMembers.filter((id) => cases[id].owned))
const permitted = nonEmpty(operationIds.filter((id) => 'permission' in operations[id]))
let attempts = 0

test.each(ofMembers)(
  '%s rejects calls without a session and with an expired or revoked session',
  async (id) => {
    const freshApi = await testApi({ store: api.store })
    const member = await addMember(freshApi)
    const call = await cases[id].right(freshApi, member)
    expect(await freshApi.call(id, call)).toMatchObject({ status: 401, code: 10001002 })
    freshApi.wait(20 * 86_400)
    expect(await freshApi.call(id, { ...call, token: member.token })).toMatchObject({
      status: 401,
      code: 10001002,
    })
    freshApi.wait(-20 * 86_400)
    await freshApi.call('logout', { token: member.token })
    expect(await freshApi.call(id, { ...call, token: member.token })).toMatchObject({
      status: 401,
      code: 10001003,
    })
    attempts += 3
  },
)

test.each(owned)('%s does not show or change a resource of another member', async (id) => {
  const [owner, other] = [await addMember(api), await addMember(api)]
  const call = await cases[id].right(api, owner)
  const reply = await api.call(id, { ...call, token: other.token })
  expect(reply.code).not.toBe(200)
  expect(await api.call(id, { token: owner.token, ...call })).toMatchObject({ code: 200 })
  attempts += 2
})

test('every operation with an id in its path has a test case that specifies whether the id belongs to a member', () => {
  const unsaid = ofMembers.filter(
    (id) => operations[id].path.includes('{id}') && !cases[id].owned && !cases[id].everybodys,
  )
  expect(unsaid).toEqual([])
})

test.each(permitted)('%s returns 403 without the permission code in activityList', async (id) => {
  const call = await cases[id].right(api, await addMember(api))
  const { token } = await addMember(api)
  expect(await api.call(id, { ...call, token })).toMatchObject({ status: 403, code: 403 })
  attempts += 1
})

/** Fields that responses contain and that members must not be able to set in requests. */
const privileges = { points: 1_000_000, amount: 1_000_000, memberLevel: 4, activityList: ['MAR00002'] }
const proven = { emailVerified: true, phoneVerified: true, permissions: ['MAR00002'], uid: 'another' }
const withBody = nonEmpty(ofMembers.filter((id) => 'body' in operations[id]))

test.each(withBody)('%s rejects a body that contains points, level, activityList or verified', async (id) => {
  const member = await addMember(api)
  const call = await rightCall(api, id, member)
  for (const [name, value] of Object.entries({ ...privileges, ...proven })) {
    if (name in objectOf(call.body)) throw new Error(`${id} takes ${name}`)
    const body = { ...objectOf(call.body), [name]: value }
    expect(await api.call(id, { ...call, body })).toMatchObject({ status: 400, code: 400 })
    attempts += 1
  }
})

test('the access control tests made at least three unauthorized calls per operation that requires a session', () => {
  const counts: Record<string, OperationId[]> = {
    'for members': ofMembers,
    'with a resource of one member': owned,
    'with a permission code': permitted,
    'with a body': withBody,
  }
  const summary = Object.entries(counts).map(([name, ids]) => `${ids.length} ${name}`)
  measurement(
    '9. Authorization matrix',
    `operations: ${summary.join(', ')}; ${attempts} unauthorized calls, 0 unexpected successes`,
  )
  expect(attempts).toBeGreaterThanOrEqual(ofMembers.length * 3)
})
