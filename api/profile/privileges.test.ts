// Checks that request bodies with fields that only the hub may write are rejected.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember } from '#tests/support/members.ts'

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

test.each(['email', 'phone', ...Object.keys(privileges)])(
  'modifyUserInfo rejects the field %s',
  async (name) => {
    const { token } = await addMember(api)
    const reply = await api.call('modifyUserInfo', { token, body: { firstName: 'Mali', [name]: 'x' } })
    expect(reply).toMatchObject({
      status: 400,
      data: { reasons: [{ code: 'UNKNOWN_FIELD', field: name }] },
    })
  },
)
