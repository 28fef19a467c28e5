// Tests the server rendering of pages: rendering stops if the request ends or an API call times out, and does not
// continue after the response to a HEAD request. Also tests the settings of a host, the app-mode cookie and the import
// map.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provideCallContext } from '#src/client/context.ts'
import { render, requestContext } from '#src/entry-server.tsx'

let apiCall: PromiseWithResolvers<void>
const host = {
  // The sign-in page requests the available sign-in methods and gets no response.
  api: () => {
    apiCall.resolve()
    return new Promise<Response>(() => {})
  },
  manifest: { routes: {} },
  nonce: '',
  sites: { hub: 'http://localhost', neighbours: {} },
  reportFault: () => {},
}
const ask = (path: string, init?: RequestInit) => render(new Request(`http://localhost${path}`, init), host)

beforeEach(() => {
  // Set the context of API calls before each test, because other test files in the same process set a different
  // context.
  provideCallContext(requestContext)
  apiCall = Promise.withResolvers()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'warn')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('rendering has stopped when a HEAD request is answered', async () => {
  const answered = ask('/login', { method: 'HEAD' })
  await apiCall.promise
  await vi.advanceTimersByTimeAsync(31_000)
  const answer = await answered
  expect([answer.status, answer.body]).toEqual([200, null])
  await vi.advanceTimersByTimeAsync(180_000)
  expect(console.warn).not.toHaveBeenCalled()
})

test('if an API call of a page gets no response, rendering the page ends when the call times out', async () => {
  const page = ask('/login').then((answer) => answer.text())
  await apiCall.promise
  await vi.advanceTimersByTimeAsync(31_000)
  expect(await page).toMatch(/<\/html>$/)
  await vi.advanceTimersByTimeAsync(180_000)
  expect(console.warn).not.toHaveBeenCalled()
})

test.each([
  {
    settings: {},
    language: 'en-US',
    attributes: '',
    cookie: '__Host-link_token=abc; Path=/; Max-Age=600; SameSite=Lax; Secure',
  },
  {
    settings: { cookieDomain: 'example.com', languageHosts: 'TH=hub.example.com', appUserAgent: 'OurApp' },
    language: 'th-TH',
    attributes:
      ' data-cookie-domain="example.com" data-language-hosts="TH=hub.example.com" data-app-user-agent="OurApp"',
    cookie: '__Secure-link_token=abc; Path=/; Max-Age=600; SameSite=Lax; Domain=example.com; Secure',
  },
])(
  'the same build serves a host with the settings $settings',
  async ({ settings, language, attributes, cookie }) => {
    const hub = 'https://hub.example.com'
    const siteHost = { ...host, sites: { hub, neighbours: {} }, settings }
    const secret = await render(new Request(`${hub}/recover_pwd?token=abc`), siteHost)
    expect(secret.headers.getSetCookie()).toContain(cookie)
    const page = await (await render(new Request(`${hub}/no/such/page`), siteHost)).text()
    expect(/<html[^>]*>/.exec(page)?.[0]).toBe(
      `<html lang="${language}" data-locale="${language}" data-build="test" data-messages="test"${attributes}>`,
    )
  },
)

test('the app-mode cookie survives the redirects and the first page after an app start, and is removed by the next page', async () => {
  const cookiesOf = async (path: string, Cookie: string) => {
    const answer = await ask(path, { headers: { Cookie } })
    return [answer.status, ...answer.headers.getSetCookie().map((cookie) => cookie.split('; ')[0])]
  }
  const led = 'APPMODE=1; app_start=1'
  expect(await cookiesOf('/order?globalEnv=NA', led)).toEqual([307])
  expect(await cookiesOf('/no/such/page?globalEnv=NA', led)).toEqual([404, 'app_start='])
  expect(await cookiesOf('/no/such/page?globalEnv=NA', 'APPMODE=1')).toEqual([404, 'APPMODE='])
})

test('the import map precedes every element that could load a script', async () => {
  const importMap = '{"imports":{}}'
  const page = await (
    await render(new Request('https://hub.example.com/no/such/page'), { ...host, importMap })
  ).text()
  expect(page).toMatch(
    /^<!DOCTYPE html><html[^>]*><head><script type="importmap">\{"imports":\{\}\}<\/script>/,
  )
})

test.each(['/login', '/app/faq?x=1'])('rendering %s stops when the visitor disconnects', async (path) => {
  const visitor = new AbortController()
  const page = ask(path, { signal: visitor.signal }).then((answer) => answer.text())
  void apiCall.promise.then(() => visitor.abort(new Error('gone')))
  await expect(page).rejects.toThrow('gone')
  await vi.advanceTimersByTimeAsync(180_000)
  expect(console.warn).not.toHaveBeenCalled()
})
