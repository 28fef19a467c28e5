// Tests the guard of the root route, which decides whether a visitor may see a page. The small app of these tests has
// routes without access settings.
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { expect, test } from 'vitest'
import { TOKEN_REVOKED } from '#generated/codes.ts'
import messages from '#generated/messages/en-US.json' with { type: 'json' }
import { provideCallContext } from '#src/client/context.ts'
import { guard } from '#src/runtime/routing/guard.ts'
import { createAppContext, type AppContext } from '#src/runtime/app/context.ts'
import { requestCookies } from '#src/runtime/storage/cookieStore.ts'
import type { Access, Screen } from '#src/runtime/routing/screen.ts'

const origin = 'https://hub.example.com'
const good = { status: 200, body: { code: 200, message: 'OK', data: { uid: 'm1', activityList: [] } } }
const revoked = { status: 401, body: { code: TOKEN_REVOKED, message: 'You signed in elsewhere.' } }
const tracking = { elementId: 'page', moduleName: 'Page' }
const down = { status: 503, body: 'no envelope' }

/** Visits a path. @returns the redirect target or `stays`, the API calls, and the session token after the visit */
async function visit(path: string, token?: string, answer: { status: number; body: unknown } = good) {
  const headers = { Cookie: token ? `__Host-hub_token=${token}` : '' }
  const cookies = requestCookies(new Request(origin, { headers }))
  const app = createAppContext({ cookies, locale: 'EN', messages, origin })
  const calls: string[] = []
  const call = async (request: Request) => {
    calls.push(new URL(request.url).pathname)
    return Response.json(answer.body, { status: answer.status })
  }
  provideCallContext(() => ({
    fetch: call,
    token: app.token,
    language: app.language,
    openKeys: new Map(),
  }))
  const request = new Request(origin + path)
  const response = await createRequestHandler({ createRouter: () => appOf(app), request })(
    async ({ router }) => new Response(router.state.matches.map(({ status }) => status).join(' ')),
  )
  return { ends: response.headers.get('Location') ?? 'stays', calls, token: app.token(), response }
}

function appOf(app: AppContext) {
  const root = createRootRouteWithContext<{ app: AppContext }>()({
    staticData: { screen: 'layout' },
    beforeLoad: (visited): Promise<void> => guard(visited),
  })
  const at = (path: string, screen: Screen | 'layout') =>
    createRoute({ getParentRoute: () => root, path, staticData: { screen } })
  const page = (path: string, access: Access) =>
    at(path, { access, tracking, tab: null, prerender: false, offline: [] })
  const routeTree = root.addChildren([
    page('/', 'member'),
    page('/login', 'visitor'),
    page('/contact', 'open'),
    page('/activity/$year/$campaign', 'open'),
    page('/coins/$id', 'member'),
    at('/forgotten', 'layout'),
    at('/logout', {
      access: 'member',
      endsSession: true,
      tracking,
      tab: null,
      prerender: false,
      offline: [],
    }),
    at('/moved', { access: 'member', tracking, redirect: '/coins/1' }),
    at('/left', { access: 'member', tracking, redirect: 'https://help.example.com/' }),
    at('/elsewhere', { access: 'open', tracking, redirect: true }),
  ])
  return createRouter({ routeTree, context: { app }, origin, notFoundMode: 'root', isServer: true })
}

test('a route without access settings is open to members only', async () => {
  const { ends } = await visit('/forgotten')
  expect(new URL(ends, origin).pathname).toBe('/login')
  expect((await visit('/forgotten', 'good')).ends).toBe('stays')
})

test('any other route redirects visitors to /login with the full original URL in the query (section 2 of the specification)', async () => {
  const { ends, calls } = await visit('/coins/7?from=letter&to=you')
  expect(new URL(ends, origin).searchParams.get('redirect')).toBe(`${origin}/coins/7?from=letter&to=you`)
  expect(calls).toEqual([])
})

test('/logout redirects a visitor to /login without a return URL', async () => {
  expect((await visit('/logout')).ends).toBe('/login')
  expect((await visit('/logout', 'good')).ends).toBe('stays')
})

test('the guard makes no API calls for a route that is open without sign-in (section 2 of the specification)', async () => {
  expect(await visit('/contact')).toMatchObject({ ends: 'stays', calls: [] })
  expect((await visit('/activity/2026/LullabyWeeks')).ends).toBe('stays')
})

test('a path for members, such as /coins/activity, is not open to visitors just because it ends with an open path', async () => {
  expect((await visit('/coins/activity')).ends).toMatch(/^\/login\?/)
})

test('/login redirects an already signed-in member to / and keeps the query (section 2 of the specification)', async () => {
  expect((await visit('/login?utm_source=letter', 'good')).ends).toBe('/?utm_source=letter')
  expect((await visit('/login?utm_source=letter')).ends).toBe('stays')
})

test('an invalid token on any route except /login redirects the visitor to / and keeps the query (section 2 of the specification)', async () => {
  for (const path of ['/coins/7?x=1', '/contact?x=1'])
    expect(await visit(path, 'old', revoked)).toMatchObject({ ends: '/?x=1', token: null })
  expect(await visit('/login?x=1', 'old', revoked)).toMatchObject({ ends: 'stays', token: null })
})

test('the visitor is signed in if the token check succeeds, and then the user info is loaded (section 4 of the specification)', async () => {
  const { calls } = await visit('/coins/7', 'good')
  expect(calls).toEqual(['/api/station/user/checkToken', '/api/station/user/getUserInfo/v2'])
})

test("if the token check fails, open pages are shown and members' pages show an error", async () => {
  expect(await visit('/contact', 'good', down)).toMatchObject({ ends: 'stays', token: 'good' })
  const { response, ends } = await visit('/coins/7', 'good', down)
  expect([ends, await response.text()]).toEqual(['stays', expect.stringContaining('error')])
})

test('an unknown route returns 404 for everyone, signed in or not (section 2 of the specification)', async () => {
  for (const token of [undefined, 'good', 'old'])
    expect(await visit('/no/such/page', token, token === 'old' ? revoked : good)).toMatchObject({
      ends: 'stays',
      calls: [],
    })
})

test('the guard follows the redirect URL that a route specifies (section 2 of the specification)', async () => {
  expect((await visit('/moved?utm_source=letter', 'good')).ends).toBe('/coins/1?utm_source=letter')
  expect((await visit('/moved')).ends).toMatch(/^\/login\?/)
  // The loader of this route redirects.
  expect((await visit('/elsewhere')).ends).toBe('stays')
})

test('if a route redirects to an absolute URL, the guard leaves the app (section 2 of the specification)', async () => {
  expect((await visit('/left?x=1', 'good')).ends).toBe('https://help.example.com/')
})
