// Tests requests with a path or method that the contract does not contain, and the health endpoint of the server.
import { expect, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { checkRefusal } from '../support/contract.ts'

const api = await testApi()

async function answerTo(method: string, url: string) {
  const response = await api.fetch(new Request(`http://hub.test${url}`, { method }))
  const received = { status: response.status, headers: response.headers, text: await response.text() }
  return { ...received, ...checkRefusal(received) }
}

test.each([
  '/api/nowhere',
  '/api/station/user/',
  '/api/station/user/login/',
  '/api/station/USER/login',
  '/api//station/user/login',
  '/api/station/games/checkIn',
  '/api/station/games/normalCheckIn/checkIn/more',
  '/api/station/user/login%00',
  '/api/__proto__/constructor',
])('an unknown path returns 404 in an envelope: %s', async (url) => {
  expect(await answerTo('POST', url)).toMatchObject({ status: 404, code: 404 })
})

test.each([
  ['GET', '/api/station/user/login', 'POST'],
  ['PUT', '/api/station/user/login', 'POST'],
  ['OPTIONS', '/api/station/user/login', 'POST'],
  ['POST', '/api/station/user/getUserInfo/v2', 'GET'],
  ['DELETE', '/api/station/games/normalCheckIn/checkIn', 'GET, POST'],
  ['PATCH', '/api/base/event/report', 'POST'],
])('%s %s returns 405 and the allowed methods: %s', async (method, url, allow) => {
  const reply = await answerTo(method, url)
  expect(reply).toMatchObject({ status: 405, code: 405 })
  expect(reply.headers.get('Allow')).toBe(allow)
})

test('the health endpoint uses no envelope', async () => {
  const response = await api.fetch(new Request('http://hub.test/health'))
  expect([response.status, await response.json()]).toEqual([200, { healthy: true }])
})

test('the health endpoint returns 503 if the database does not respond', async () => {
  const ping = async () => {
    throw new Error('gone')
  }
  const ill = await testApi({ store: { ...api.store, ping } })
  const response = await ill.fetch(new Request('http://hub.test/health'))
  expect([response.status, await response.json()]).toEqual([503, { healthy: false }])
})
