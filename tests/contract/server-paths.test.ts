// Asks for paths and methods that the contract does not have, and for the health of the server.
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
])('a path that does not exist is 404 in the envelope: %s', async (url) => {
  expect(await answerTo('POST', url)).toMatchObject({ status: 404, code: 404 })
})

test.each([
  ['GET', '/api/station/user/login', 'POST'],
  ['PUT', '/api/station/user/login', 'POST'],
  ['OPTIONS', '/api/station/user/login', 'POST'],
  ['POST', '/api/station/user/getUserInfo/v2', 'GET'],
  ['DELETE', '/api/station/games/normalCheckIn/checkIn', 'GET, POST'],
  ['PATCH', '/api/base/event/report', 'POST'],
])('%s %s is 405 and says what is allowed: %s', async (method, url, allow) => {
  const reply = await answerTo(method, url)
  expect(reply).toMatchObject({ status: 405, code: 405 })
  expect(reply.headers.get('Allow')).toBe(allow)
})

test('the health of the server is not in the envelope', async () => {
  const response = await api.fetch(new Request('http://hub.test/health'))
  expect([response.status, await response.json()]).toEqual([200, { healthy: true }])
})

test('a server whose database does not answer is not healthy', async () => {
  const ping = async () => {
    throw new Error('gone')
  }
  const ill = await testApi({ store: { ...api.store, ping } })
  const response = await ill.fetch(new Request('http://hub.test/health'))
  expect([response.status, await response.json()]).toEqual([503, { healthy: false }])
})
