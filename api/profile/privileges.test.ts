// No body of any operation writes what only the hub itself may write.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { testApi } from '../../tests/support/api.ts'
import { needsMember, operationIds, rightCall } from '../../tests/support/cases/cases.ts'
import { addMember } from '../../tests/support/members.ts'
import { members } from '../session/tables.ts'

const api = await testApi()

const privileges = {
  points: 1_000_000,
  amount: 1_000_000,
  coins: 1_000_000,
  level: 4,
  memberLevel: 4,
  activityList: ['MAR00002'],
  permissions: ['MAR00002'],
  emailVerified: true,
  phoneVerified: true,
  uid: '0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001',
  memberId: '0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001',
  policyVersion: 'th-2026-11-01',
  registerCountryCode: 'US',
  createdAt: '2020-01-01T00:00:00.000Z',
}

const withBody = operationIds.filter((id) => 'body' in operations[id])

test.each(withBody)('%s takes none of them', async (id) => {
  const member = await addMember(api)
  const call = await rightCall(api, id, member)
  const token = needsMember(id) ? member.token : undefined
  const body: Record<string, unknown> = Object(call.body)
  // What the operation has a field of that name for is its own, such as the member's id in an event.
  const foreign = Object.entries(privileges).filter(([name]) => !Object.hasOwn(body, name))
  for (const [name, value] of foreign) {
    const reply = await api.call(id, { ...call, token, body: { ...body, [name]: value } })
    expect([name, reply.status]).toEqual([name, 400])
    expect(reply.data).toMatchObject({ reasons: [{ field: name }] })
  }
  const [row] = await api.store.db.select().from(members).where(eq(members.id, member.uid))
  expect(row).toMatchObject({ permissions: [], registerCountryCode: 'TH' })
})

test.each(['email', 'phone', ...Object.keys(privileges)])('modifyUserInfo does not know %s', async (name) => {
  const { token } = await addMember(api)
  const reply = await api.call('modifyUserInfo', { token, body: { firstName: 'Mali', [name]: 'x' } })
  expect(reply).toMatchObject({
    status: 400,
    data: { reasons: [{ code: 'unrecognized_keys', field: name }] },
  })
})
