// Tests that the server does not change query strings (sections 2 and 4 of the specification) when a guard, a redirect
// rule, a trailing slash or a language rule redirects a request.
import * as fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { TOKEN_REVOKED } from '#generated/codes.ts'
import { screens } from '#generated/screens.ts'
import messages from '#generated/messages/en-US.json' with { type: 'json' }
import { createAppContext } from '#src/runtime/app/context.ts'
import { answerLanguage } from '#src/runtime/posted/answerLanguage.ts'
import { requestCookies } from '#src/runtime/storage/cookieStore.ts'
import { languageForm } from '#src/runtime/posted/fields.ts'
import { queryWithout } from '#shared/query.ts'
import { withoutSecrets } from '#src/runtime/start/secrets.ts'
import { provideCallContext } from '#src/client/context.ts'
import { render, requestContext } from '#src/entry-server.tsx'

const hub = 'https://hub.example.com'
const target = `${hub}/coins?from=qr&n=1e5`

/** Mocked responses to the API calls that guards and redirects make. */
const answers: Readonly<Record<string, unknown>> = {
  '/api/station/user/checkToken': { valid: true, expiresAt: '2027-01-01T00:00:00Z' },
  '/api/station/user/getUserInfo/v2': { uid: 'm1', activityList: [] },
  '/api/base/qr/jump': { address: target },
}

async function api(request: Request) {
  if (request.headers.get('Authorization') === 'Bearer old')
    return Response.json({ code: TOKEN_REVOKED, message: 'Signed in elsewhere.' }, { status: 401 })
  const data = answers[new URL(request.url).pathname]
  return data
    ? Response.json({ code: 200, message: 'OK', data })
    : Response.json({ code: 500, message: '' }, { status: 500 })
}

/** Returns the URL that a request is redirected to, without the hub's origin; `undefined` if the response is a page. */
async function ledTo(path: string, token?: string) {
  const headers = { Cookie: token ? `__Host-hub_token=${token}` : '' }
  const response = await render(new Request(hub + path, { headers }), {
    api,
    manifest: { routes: {} },
    nonce: '',
    sites: { hub, neighbours: {} },
    reportFault: () => {},
  })
  await response.body?.cancel()
  return response.headers.get('Location')?.replace(hub, '')
}

const exampleQueries = [
  'utm_id=120213456789010987',
  'n=1e5',
  'code=662E41',
  'x=01&y=1.0&z=true&w=null&v=%221%22&u=[1]&t={}',
  'a=1&b=2&a=3',
  'a&b=&=c&&d=%zz',
  '__proto__=x&constructor=y',
  'redirect=/order&redirect=/coins&region=n1&kind=SPENT&type=9&step=x',
]

/** Generates query strings as browsers send them, with and without escapes, empty pairs and repeated names. */
const queries = fc
  .oneof(
    fc.constantFrom(...exampleQueries),
    fc.webQueryParameters(),
    fc
      .array(fc.tuple(fc.string({ maxLength: 8 }), fc.string({ maxLength: 12 })), {
        minLength: 1,
        maxLength: 5,
      })
      .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&')),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map((text) => text.toWellFormed()),
    fc.double({ noNaN: true }).map((number) => `code=${number}`),
  )
  .map((text) => new URL(`?${text.replaceAll('#', '')}`, hub).search)
  // Exclude secrets, because the app removes them from URLs first (src/runtime/start/secrets.ts).
  .filter((query) => query !== '' && withoutSecrets(hub + query).address === hub + query)

const forQueries = async (check: (query: string) => Promise<void>, numRuns = 60) =>
  await fc.assert(fc.asyncProperty(queries, check), {
    numRuns,
    examples: exampleQueries.map((query) => [new URL(`?${query}`, hub).search]),
  })

// Set the context of API calls before each test, because other test files in the same process set a different context.
beforeEach(() => provideCallContext(requestContext))

// Load the modules of the server renderer before the first test, because loading them takes a long time.
beforeAll(async () => void (await ledTo('/about', 'good')))

test('a signed-in visitor of /login is redirected to / with the unchanged query', async () => {
  await forQueries(async (query) => {
    expect(await ledTo(`/login${query}`, 'good')).toBe(`/${query}`)
  })
})

test('an invalid token redirects to / with the unchanged query', async () => {
  await forQueries(async (query) => {
    expect(await ledTo(`/order${query}`, 'old')).toBe(`/${query}`)
    expect(await ledTo(`/contact${query}`, 'old')).toBe(`/${query}`)
  })
})

test('a visitor is redirected to /login, and `redirect` contains the unchanged query', async () => {
  await forQueries(async (query) => {
    const location = new URL((await ledTo(`/gifts/list${query}`)) ?? '', hub)
    expect([location.pathname, location.searchParams.get('redirect')]).toEqual([
      '/login',
      `${hub}/gifts/list${query}`,
    ])
  })
})

test('/redirect and /station/redirect lead to their target with its unchanged query', async () => {
  await forQueries(async (query) => {
    const targetUrl = `${hub}/order${query}`
    for (const path of ['/redirect', '/station/redirect'])
      expect(await ledTo(`${path}?redirect=${encodeURIComponent(targetUrl)}`)).toBe(`/order${query}`)
  })
})

const rules = screens.flatMap((screen) =>
  'redirect' in screen && typeof screen.redirect === 'string'
    ? [[screen.path, screen.redirect] as const]
    : [],
)

test('each redirect rule of a route keeps the query unchanged', async () => {
  await forQueries(async (query) => {
    expect(rules.length).toBeGreaterThanOrEqual(4)
    for (const [from, to] of rules) expect(await ledTo(from + query, 'good')).toBe(to + query)
  })
})

test('a redirect that removes a trailing or duplicate slash of a path does not change the query', async () => {
  await forQueries(async (query) => {
    expect(await ledTo(`/coins/${query}`, 'good')).toBe(`/coins${query}`)
    expect(await ledTo(`//coins${query}`, 'good')).toBe(`/coins${query}`)
  })
})

test('a query never causes a redirect if the path of the page is canonical', async () => {
  await forQueries(async (query) => {
    for (const path of ['/coins', '/app/privacy', '/login'])
      expect(await ledTo(path + query, path === '/login' ? undefined : 'good')).toBeUndefined()
    // Generate fewer query strings, because each run renders a page.
  }, 12)
})

test('a redirect by a page loader keeps the query unchanged', async () => {
  await forQueries(async (query) => {
    fc.pre(!new URLSearchParams(query).has('id'))
    expect(await ledTo(`/gifts/eMagazineItemDetail${query}`, 'good')).toBe(`/gifts/eMagazineList${query}`)
  })
})

test('a QR code appends the unchanged query to its target', async () => {
  await forQueries(async (query) => {
    fc.pre(!new URLSearchParams(query).has('key'))
    const rest = queryWithout(query, ['from', 'n'])
    const location = await ledTo(`/redirect/qr${query}&key=q1`)
    expect(location).toBe(`/coins?from=qr&n=1e5${rest && `&${rest.slice(1)}`}`)
  })
})

test('choosing a language without JavaScript keeps the query unchanged', async () => {
  await forQueries(async (query) => {
    fc.pre(!new URLSearchParams(query).has('Language'))
    const cookies = requestCookies(new Request(hub))
    const app = createAppContext({ cookies, locale: 'EN', messages, origin: hub })
    const address = new URL(`${hub}/contact${query}&Language=EN`)
    expect(await answerLanguage({ [languageForm]: 'th-TH' }, app, address)).toEqual({
      goTo: `/contact${query}`,
    })
  })
})
