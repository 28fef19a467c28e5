// Sends the headers and the first byte of a request before an event, such as a logout, and the rest after the event.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, timeToArrive } from '#api/server/server.ts'
import { members } from '#api/members/tables.ts'
import { testApi } from '#tests/support/api.ts'
import { dataOf, password, registerMember } from '#tests/support/members.ts'

const api = await testApi()
const host = {
  fetch: (request: Request) => api.fetch(request),
  answerUnreadable: () => new Response(null, { status: 400 }),
}
const server = openServer(host)
const never = 3_600_000
const shortTimeouts = openServer(host, { head: 300, body: 150, upload: never, lookEvery: 50 })
beforeAll(async () => {
  for (const each of [server, shortTimeouts]) await once(each.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  for (const each of [server, shortTimeouts]) each.close()
})

const portOf = (of: typeof server) => {
  const address = of.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.')
  return (address satisfies AddressInfo).port
}

/** Sends the headers and the first byte. @returns a function that sends the rest and returns the response */
async function openRequest(
  call: string,
  token: string,
  { body, to = server }: { body: unknown; to?: typeof server },
) {
  const socket = connect(portOf(to), '127.0.0.1')
  await once(socket, 'connect')
  const bytes = JSON.stringify(body)
  const received: Buffer[] = []
  socket.on('data', (data) => received.push(data))
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  const head = [
    `POST ${call.startsWith('/') ? call : `/api/station/${call}`} HTTP/1.1`,
    'Host: hub.test',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(bytes)}`,
    `Authorization: Bearer ${token}`,
  ]
  const begun = once(to, 'request')
  socket.write(`${head.join('\r\n')}\r\n\r\n${bytes[0]}`)
  await begun
  const answer = async () => {
    await closed
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(Buffer.concat(received).toString())?.[1] ?? 0)
  }
  return { answer, finish: () => (socket.write(bytes.slice(1)), answer()), hangUp: () => socket.destroy() }
}

const nameOf = async (uid: string) => {
  const [member] = await api.store.db.select().from(members).where(eq(members.id, uid))
  return member?.firstName
}

test.each([
  ['logout', async (token: string) => await dataOf(api, 'logout', { token })],
  [
    'a change of the password',
    async (token: string, account: string) => {
      const login = await dataOf(api, 'login', { body: { account, password } })
      const body = { oldPassword: password, newPassword: 'a calmer harbour at dawn' }
      expect(token).not.toBe(login.token)
      await dataOf(api, 'modifyPassword', { token: login.token, body })
    },
  ],
  [
    'a sign-out by another device',
    async (_token: string, account: string) => {
      const { token } = await dataOf(api, 'login', { body: { account, password } })
      await dataOf(api, 'revokeOtherSessions', { token, body: { proof: { password } } })
    },
  ],
  [
    'a request to delete the account',
    async (token: string) => void (await dataOf(api, 'disable', { token, body: { proof: { password } } })),
  ],
])('a request whose body is complete only after %s returns 401 and changes no data', async (_what, end) => {
  const { uid, token, account } = await registerMember(api, { password })
  const request = await openRequest('user/modifyUserInfo', token, { body: { firstName: 'Held' } })
  await end(token, account)
  expect(await request.finish()).toBe(401)
  expect(await nameOf(uid)).not.toBe('Held')
})

test('a request that is not complete within the timeout ends with 408 and changes no data', async () => {
  const { uid, token } = await registerMember(api, { password })
  const request = await openRequest('user/modifyUserInfo', token, {
    body: { firstName: 'Late' },
    to: shortTimeouts,
  })
  expect(await request.answer()).toBe(408)
  expect(await nameOf(uid)).not.toBe('Late')
})

test('an API call whose path starts like an upload path does not get the longer upload timeout', async () => {
  const { uid, token } = await registerMember(api, { password })
  const call = '/uploads/../api/station/user/modifyUserInfo'
  const request = await openRequest(call, token, { body: { firstName: 'Late' }, to: shortTimeouts })
  expect(await request.answer()).toBe(408)
  expect(await nameOf(uid)).not.toBe('Late')
})

test('a request with incomplete headers ends with 408, and the timeouts for headers and body are at most 20 s together', async () => {
  const socket = connect(portOf(shortTimeouts), '127.0.0.1')
  const received: Buffer[] = []
  socket.on('data', (data) => received.push(data))
  socket.write('POST /api/station/user/modifyUserInfo HTTP/1.1\r\nHost: hub.test\r\n')
  await once(socket, 'close')
  expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1\.1 408 /)
  const { head, body, lookEvery } = timeToArrive
  expect(head + lookEvery + body).toBeLessThanOrEqual(20_000)
})

test('a client that disconnects during a request is not logged as an error', async () => {
  const { token } = await registerMember(api, { password })
  const before = api.logged.length
  const request = await openRequest('user/modifyUserInfo', token, { body: { firstName: 'Gone' } })
  request.hangUp()
  await expect
    .poll(() => api.logged.slice(before).find((line) => line.includes('modifyUserInfo')))
    .toBeDefined()
  const line: unknown = JSON.parse(
    api.logged.slice(before).find((logLine) => logLine.includes('modifyUserInfo')) ?? '{}',
  )
  expect(line).toMatchObject({ left: true })
  expect(line).not.toHaveProperty('fault')
})
