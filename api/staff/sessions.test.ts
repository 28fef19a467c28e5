// Tests the sign-in of staff and their sessions: roles come from the groups of the issuer, and a session ends with time
// or as soon as the issuer no longer confirms the person.
import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { openStaffSide, staffOrigin } from '#tests/support/staff.ts'
import { addMember } from '#tests/support/members.ts'
import { operationIds } from '#tests/support/cases/cases.ts'
import { operations as memberOperations } from '#generated/operations.ts'
import { roles } from '#generated/backOffice/roles.ts'
import { operations } from '#generated/backOffice/operations.ts'
import { auditEntries } from '../audit/tables.ts'
import { staffOperationIds } from '../backOfficeApp/app.ts'
import { staffSessions } from './tables.ts'
import { nonEmpty } from '#tests/support/nonEmpty.ts'

const api = await testApi()
const staffSide = await openStaffSide(api)

const minute = 60
const hour = 3600

test('a staff member signs in with the issuer, and the groups give roles and permissions', async () => {
  const session = await staffSide.sessionOf('mali', 'support', 'unrelated group')
  const { data } = await staffSide.call('getStaffSession', session)
  expect(data).toMatchObject({
    email: 'mali@example.com',
    roles: ['support'],
    permissions: roles.support.permissions,
    expiresAt: '2026-11-21T11:00:00.000Z',
  })
  const [entry] = await api.store.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  expect(entry).toMatchObject({ what: 'staff-signed-in', memberId: null })
  expect(entry?.by).toMatch(/^staff:/)
})

test('a person without a group of the back office cannot sign in', async () => {
  staffSide.groups.set('guest', ['unrelated group'])
  const response = await staffSide.signIn('guest')
  expect(response.status).toBe(403)
  expect(response.headers.getSetCookie().filter((cookie) => cookie.startsWith('__Host-staff='))).toEqual([])
})

test.each([
  ['the state of another attempt', { state: 'other', code: 'code' }],
  ['no code', { state: 'state' }],
])('a return from the issuer with %s is rejected', async (_, query) => {
  const response = await staffSide.request(`/sign-in/return?${new URLSearchParams(query)}`, {
    headers: { Cookie: '__Host-staff-attempt=state.binding' },
  })
  expect(response.status).toBe(400)
})

test('a session ends after 30 minutes without a call, and after 8 hours with calls', async () => {
  const unused = await staffSide.sessionOf('mali', 'support')
  const used = await staffSide.sessionOf('mali', 'support')
  const waitWithCalls = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 10 * minute) {
      api.wait(10 * minute)
      expect(await staffSide.call('getStaffSession', used)).toMatchObject({ code: 200 })
    }
  }
  await waitWithCalls(30 * minute)
  expect(await staffSide.call('getStaffSession', unused)).toMatchObject({ code: 10001003 })
  await waitWithCalls(7 * hour + 20 * minute)
  api.wait(10 * minute + 1)
  expect(await staffSide.call('getStaffSession', used)).toMatchObject({ status: 401, code: 10001003 })
})

test('a staff member who leaves all groups loses the session within 60 seconds', async () => {
  const session = await staffSide.sessionOf('leaver', 'admin')
  staffSide.groups.delete('leaver')
  api.wait(59)
  expect(await staffSide.call('getStaffSession', session)).toMatchObject({ code: 200 })
  api.wait(1)
  expect(await staffSide.call('listReviews', session)).toMatchObject({ status: 401, code: 10001003 })
  staffSide.groups.set('leaver', ['admin'])
  expect(await staffSide.call('getStaffSession', session)).toMatchObject({ status: 401, code: 10001003 })
})

test('a staff member who changes groups has the new roles within 60 seconds', async () => {
  const session = await staffSide.sessionOf('mover', 'finance')
  expect(await staffSide.call('listReviews', session)).toMatchObject({ status: 403 })
  staffSide.groups.set('mover', ['support'])
  api.wait(60)
  expect(await staffSide.call('listReviews', session)).toMatchObject({ code: 200 })
})

test('a session continues for at most 10 minutes while the issuer does not respond', async () => {
  const session = await staffSide.sessionOf('mali', 'support')
  staffSide.outage.isOn = true
  for (let minutes = 1; minutes < 10; minutes += 1) {
    api.wait(minute)
    expect(await staffSide.call('getStaffSession', session)).toMatchObject({ code: 200 })
  }
  api.wait(minute)
  expect(await staffSide.call('getStaffSession', session)).toMatchObject({ status: 401, code: 10001003 })
  staffSide.outage.isOn = false
})

test('after sign-out, the session cookie is rejected', async () => {
  const session = await staffSide.sessionOf('mali', 'support')
  expect(await staffSide.call('endStaffSession', session)).toMatchObject({ code: 200 })
  expect(await staffSide.call('getStaffSession', session)).toMatchObject({ status: 401, code: 10001003 })
})

test('the database contains neither the session token nor the tokens of the issuer', async () => {
  const session = await staffSide.sessionOf('mali', 'support')
  const token = /__Host-staff=([^;]+)/.exec(session)?.[1] ?? ''
  expect(token).toHaveLength(43)
  const rows = await api.store.db.select().from(staffSessions)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows.every(({ issuerTokens }) => !issuerTokens.includes('access'))).toBe(true)
})

test.each(staffOperationIds)(
  '%s rejects callers without a session, with the token of a member, and from another site',
  async (id) => {
    const { token } = await addMember(api)
    expect(await staffSide.call(id, '')).toMatchObject({ status: 401, code: 10001002 })
    expect(await staffSide.call(id, `__Host-staff=${token}`)).toMatchObject({ status: 401, code: 10001003 })
    expect(await staffSide.call(id, '', { headers: { Authorization: `Bearer ${token}` } })).toMatchObject({
      status: 401,
    })
    const session = await staffSide.sessionOf('mali', 'admin')
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }])
      expect(await staffSide.call(id, session, { headers })).toMatchObject({ status: 403 })
  },
)

test('every role may call exactly the operations of its permissions', async () => {
  for (const [role, { permissions }] of Object.entries(roles)) {
    const session = await staffSide.sessionOf(`${role} only`, role)
    for (const id of staffOperationIds.filter((each) => each !== 'endStaffSession')) {
      const operation = operations[id]
      const isAllowed =
        !('permission' in operation) || permissions.some((name) => name === operation.permission)
      const { status } = await staffSide.call(id, session)
      expect(`${role} ${id} ${status === 403 ? 'forbidden' : 'allowed'}`).toBe(
        `${role} ${id} ${isAllowed ? 'allowed' : 'forbidden'}`,
      )
    }
  }
})

test.each(nonEmpty(operationIds.filter((id) => memberOperations[id].access === 'member')))(
  'a staff session cannot call the member operation %s',
  async (id) => {
    const session = await staffSide.sessionOf('mali', 'admin')
    const token = /__Host-staff=([^;]+)/.exec(session)?.[1] ?? ''
    expect(await api.call(id, { headers: { Cookie: session } })).toMatchObject({ status: 401 })
    expect(await api.call(id, { token })).toMatchObject({ status: 401 })
  },
)

test('the session cookie is sent only over https, only to the host of the back office, and not to scripts', async () => {
  staffSide.groups.set('mali', ['support'])
  const response = await staffSide.signIn('mali')
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('__Host-staff='))
  expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(new URL(response.headers.get('Location') ?? '', staffOrigin).href).toBe(`${staffOrigin}/`)
})
