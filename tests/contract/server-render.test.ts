// Tests that rendering a page for a member reads the session from the database only once, and sends independent queries
// concurrently.
import { describe, expect, test } from 'vitest'
import { callsOfRender } from '#api/server/pages/renderCalls.ts'
import type { Limits } from '#api/app/rateLimits/limits.ts'
import { requestOf, testApi } from '../support/api.ts'
import { engine } from '../support/database.ts'
import { addMember, dataOf, registerMember } from '../support/members.ts'
import { statementsOf } from '../support/statements.ts'
import { valueAt } from '#shared/unknown.ts'
import { render } from '#src/entry-server.tsx'

const api = await testApi()
const caller = { address: '192.0.2.1', country: null, device: null }

async function visit(path: string, token: string) {
  const request = new Request(`http://localhost${path}`, { headers: { Cookie: `hub_token=${token}` } })
  const response = await render(request, {
    ...callsOfRender(api, caller),
    manifest: { routes: {} },
    nonce: '',
    sites: { hub: 'http://localhost', neighbours: {} },
    reportFault: (fault) => expect.unreachable(String(fault)),
  })
  return { status: response.status, location: response.headers.get('Location'), text: await response.text() }
}

describe.runIf(engine === 'postgres')('database queries of a server render', () => {
  test.each([
    ['/', 4],
    ['/about-me', 4],
    ['/games/checkIn', 3],
  ])('rendering %s reads the session once and makes %i database round trips', async (path, waits) => {
    const { token } = await addMember(api)
    const open = async () => expect((await visit(path, token)).status).toBe(200)
    // Visit the page once before the measurement, to open the connections of the pool.
    await open()
    const { statements, roundTrips } = await statementsOf(open)
    expect(statements.filter((name) => name === 'session_by_token')).toHaveLength(1)
    expect(roundTrips).toBe(waits)
  })

  test('rendering the home page sends 26 statements at most, all of them prepared and different', async () => {
    const { token } = await addMember(api)
    const open = async () => expect((await visit('/', token)).status).toBe(200)
    await open()
    const { statements } = await statementsOf(open)
    // The stock of gifts and the stock of products are different rows.
    const names = statements.filter((name) => name !== 'stock_of_kind')
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names.filter((name) => /\s/.test(String(name)))).toEqual([])
    expect(statements.length).toBeLessThanOrEqual(26)
  })

  test.each([
    ['getUserInfo', {}, 2],
    ['getMyMembership', {}, 2],
    ['getCheckIn', { path: { game: 'normalCheckIn' } }, 2],
    ['listPendingTasks', {}, 3],
    // The stock of a page of products is read after the products are in order.
    ['listMallProducts', {}, 3],
  ] as const)('%s makes only the necessary database round trips', async (id, options, waits) => {
    const { token } = await addMember(api)
    const ask = () => dataOf(api, id, { token, ...options })
    await ask()
    expect((await statementsOf(ask)).roundTrips).toBe(waits)
  })
})

test('a page visit redirects instead of showing the page if the session ended after the previous visit', async () => {
  const { token } = await registerMember(api)
  expect((await visit('/', token)).status).toBe(200)
  await dataOf(api, 'logout', { token })
  const after = await visit('/', token)
  expect([after.status, after.location, after.text]).toEqual([307, '/', ''])
})

test('each API call during rendering returns the member whose token it sends, even if another call sent the token of another member', async () => {
  const [member, other] = [await addMember(api), await addMember(api)]
  const { api: ask } = callsOfRender(api, caller)
  const uidOf = async ({ token }: { token: string }) => {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await ask(new Request('http://localhost/api/station/user/getUserInfo/v2', { headers }))
    return valueAt(await answer.json(), 'data', 'uid')
  }
  expect([await uidOf(member), await uidOf(other), await uidOf(member)]).toEqual([
    member.uid,
    other.uid,
    member.uid,
  ])
})

test('after an API call during rendering has changed data, the next call reads the session again', async () => {
  const { token } = await addMember(api)
  const { api: ask } = callsOfRender(api, caller)
  const call = async (path: string, method: string) => {
    const request = { method, headers: { Authorization: `Bearer ${token}` } }
    return (await ask(new Request(`http://localhost/api/station/user/${path}`, request))).status
  }
  expect(await call('getUserInfo/v2', 'GET')).toBe(200)
  expect(await call('logout', 'POST')).toBe(200)
  expect(await call('getUserInfo/v2', 'GET')).toBe(401)
})

describe('server rendering of pages whose API calls return 429 or 503', () => {
  /** Renders a page while one of its API calls fails with the given status. */
  async function visitRefused(
    status: number,
    call: string,
    { path, headers }: { path: string; headers: Record<string, string> },
  ) {
    const calls = callsOfRender(api, caller)
    const answer = { code: status, message: 'Later, please.' }
    return await render(new Request(`http://localhost${path}`, { headers }), {
      api: async (request) =>
        request.url.includes(call)
          ? Response.json(answer, { status, headers: { 'Retry-After': '37' } })
          : await calls.api(request),
      manifest: { routes: {} },
      nonce: '',
      sites: { hub: 'http://localhost', neighbours: {} },
      reportFault: (fault) => expect.unreachable(String(fault)),
    })
  }

  test.each([429, 503])(
    'a page whose API call returns %i has the same status and Retry-After header',
    async (status) => {
      const { token } = await addMember(api)
      const page = await visitRefused(status, '/member/my/web', {
        path: '/',
        headers: {
          Cookie: `hub_token=${token}; locale=EN`,
        },
      })
      expect([page.status, page.headers.get('Retry-After')]).toEqual([status, '37'])
      expect(await page.text()).toContain('Later, please.')
    },
  )
})

test('an invalid token counts only once per page visit in the rate limit, even if several API calls of the page send it', async () => {
  let looked = 0
  const limits: Limits = async ({ rate }, call) => ((looked += rate === 'token' ? 1 : 0), await call())
  const counting = await testApi({ store: api.store, limits })
  const page = callsOfRender(counting, caller)
  await page.admit('a-token-that-nobody-has')
  const ask = () => page.api(requestOf('getUserInfo', { token: 'a-token-that-nobody-has' }))
  expect([(await ask()).status, (await ask()).status]).toEqual([401, 401])
  expect(looked).toBe(1)
})
