// Tests the cache of prerendered pages: its keys, its lifetime, and pages that are not cached.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { currentVersion, inVersion } from '#api/catalog/topic.ts'
import { topicOf } from '#api/catalog/topics.ts'
import type { Caller } from '#api/http/operation.ts'
import { formTokenPlaceholder, type FormTokenVariables } from './formTokens.ts'
import { prerendered } from './prerendered.ts'

let rendered: string[]
let status: number
let now: Date
let app: Hono<{ Bindings: Caller; Variables: FormTokenVariables }>
let formToken: string
/** Topics that the page reads. */
let topicsRead: string[]

beforeEach(() => {
  rendered = []
  status = 200
  now = new Date('2026-11-21T23:59:59Z')
  formToken = 'of-one-browser'
  topicsRead = []
  app = new Hono<{ Bindings: Caller; Variables: FormTokenVariables }>()
  app.use(async (c, next) => {
    c.set('formToken', formToken)
    await next()
  })
  app.use(
    prerendered({
      isPrerendered: (path) => path === '/faq',
      pageVariant: async ({ url, headers }) => {
        const { origin, pathname, search } = new URL(url)
        if (search === '?own') return undefined
        const request = new Request(origin + pathname, { headers: { Cookie: headers.get('Cookie') ?? '' } })
        return { request, setCookies: search ? [`from=${search.slice(1)}`, 'second=1'] : [] }
      },
      memberCountry: async (request) => {
        const token = /token=(\w+)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? null
        return token === 'old' ? undefined : token
      },
      keepsStyles: (request) => request.headers.has('Keeps-Styles'),
      render: async ({ request, as, country, namesStyles }) => {
        rendered.push(
          `${as}${namesStyles ? ' without style' : ''} ${request.headers.get('Cookie')} ${country}`,
        )
        for (const name of topicsRead) topicOf(name)?.content()
        // Completes the render later, so that other requests arrive in the meantime.
        await nextTurn()
        const form = `<form title="version ${topicsRead.length > 0 ? currentVersion().number : ''}"><input value="${formTokenPlaceholder}"></form>`
        return new Response(`<script>go()</script><script src="/a.js"></script>${form}`, { status })
      },
      clock: () => now,
    }),
  )
  app.get('*', (c) => c.text('rendered for one visitor'))
})

const visitor = { address: 'local', country: null, device: null }
const get = async (path: string, { cookie = 'locale=TH', country = null as string | null } = {}) =>
  await app.request(path, { headers: { Cookie: cookie } }, { ...visitor, country })

test('a prerendered page and its payload are rendered only once for each language', async () => {
  for (const path of ['/faq', '/faq', '/faq/_payload.json', '/faq/_payload.json']) await get(path)
  await get('/faq', { cookie: 'locale=VN' })
  expect(rendered).toEqual(['page locale=TH null', 'payload locale=TH null', 'page locale=VN null'])
})

test('a page is rendered only once for 20 concurrent requests, and a HEAD request uses the same cache entry', async () => {
  await Promise.all(Array.from({ length: 20 }, () => get('/faq')))
  const head = await app.request('/faq', { method: 'HEAD', headers: { Cookie: 'locale=TH' } }, visitor)
  expect([head.status, head.headers.get('ETag')]).toEqual([200, (await get('/faq')).headers.get('ETag')])
  expect(rendered).toHaveLength(1)
})

test('the country is part of the cache key only if the country has specific legal texts', async () => {
  for (const country of ['TH', 'BR', 'ZZ']) await get('/faq', { country })
  expect(rendered).toEqual(['page locale=TH TH', 'page locale=TH null'])
})

test('a member gets the prerendered page for the country of the account, regardless of the current location', async () => {
  for (const path of ['/faq', '/faq/_payload.json']) await get(path, { cookie: 'token=VN', country: 'TH' })
  expect(rendered).toEqual(['page token=VN VN', 'payload token=VN VN'])
})

test('a request with an invalid session token is not served from the cache, because the guard of the rendered page removes the token', async () => {
  expect(await (await get('/faq', { cookie: 'token=old' })).text()).toBe('rendered for one visitor')
  expect(rendered).toEqual([])
})

test('browsers that have cached the style sheet get a page that links it, and this variant of the page is rendered only once', async () => {
  const headers = { Cookie: 'locale=TH', 'Keeps-Styles': 'yes' }
  for (const path of ['/faq', '/faq', '/faq/_payload.json']) await app.request(path, { headers }, visitor)
  for (const path of ['/faq', '/faq/_payload.json']) await get(path)
  const expected = ['page without style locale=TH null', 'payload locale=TH null', 'page locale=TH null']
  expect(rendered).toEqual(expected)
})

test('a prerendered page is rendered again on a new day, because a new version of a legal text may be in force', async () => {
  await get('/faq')
  now = new Date('2026-11-22T00:00:00Z')
  await get('/faq')
  expect(rendered).toHaveLength(2)
})

test('the Content-Security-Policy of a cached page allows the inline scripts of the page by hash', async () => {
  const policy = (await get('/faq')).headers.get('Content-Security-Policy')
  expect(policy).toContain("script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';")
})

test('a cached page contains the form token of the requesting browser, and its ETag depends on the token', async () => {
  const first = await get('/faq')
  const etag = first.headers.get('ETag') ?? ''
  expect(await first.text()).toContain('value="of-one-browser"')
  const again = () =>
    app.request('/faq', { headers: { Cookie: 'locale=TH', 'If-None-Match': etag } }, visitor)
  expect((await again()).status).toBe(304)
  formToken = 'of-another-browser'
  const other = await again()
  expect([other.status, await other.text()]).toEqual([
    200,
    expect.stringContaining('value="of-another-browser"'),
  ])
  expect(rendered).toHaveLength(1)
})

test('a prerendered page whose rendering fails is neither cached nor sent', async () => {
  status = 500
  expect(await (await get('/faq')).text()).toBe('rendered for one visitor')
  status = 200
  expect(await (await get('/faq')).text()).toContain('go()')
})

const fileOf = (topic: string) => topicOf(topic)?.file ?? expect.unreachable()

test('a new version renders only pages again that have read a changed topic', async () => {
  topicsRead = ['faq']
  const etag = (await get('/faq')).headers.get('ETag') ?? ''
  const statusIn = async (number: number, topic: string) => {
    const headers = { Cookie: 'locale=TH', 'If-None-Match': etag }
    const version = { number, sources: new Map([[topic, structuredClone(fileOf(topic))]]) }
    return (await inVersion(version, () => app.request('/faq', { headers }, visitor))).status
  }
  expect([await statusIn(1, 'gifts'), rendered.length]).toEqual([304, 1])
  expect([await statusIn(2, 'faq'), rendered.length]).toEqual([200, 2])
})

test('concurrent requests in two versions get the page of their version', async () => {
  topicsRead = ['faq']
  const versions = [1, 2].map((number) => ({
    number,
    sources: new Map([['faq', structuredClone(fileOf('faq'))]]),
  }))
  const pages = [...versions, ...versions, ...versions].map(async (version) => {
    const text = await (await inVersion(version, () => get('/faq'))).text()
    return text.includes(`version ${version.number}`)
  })
  expect(await Promise.all(pages)).toEqual(Array.from({ length: 6 }, () => true))
  expect(rendered).toHaveLength(2)
})

test('a page with a query is served from the cache, and its response sets the cookies that record the start of a visit', async () => {
  const plain = await get('/faq')
  const queries = Array.from({ length: 20 }, (_, index) => `utm_source=letter-${index}`)
  const answers = await Promise.all(queries.map((query) => get(`/faq?${query}`)))
  expect(rendered).toHaveLength(1)
  for (const [index, answer] of answers.entries()) {
    expect(answer.headers.getSetCookie()).toEqual([`from=${queries[index]}`, 'second=1'])
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Language')
    expect(answer.headers.get('ETag')).toBe(plain.headers.get('ETag'))
    expect(await answer.text()).toContain('go()')
  }
  expect(plain.headers.getSetCookie()).toEqual([])
  expect(plain.headers.get('Cache-Control')).toBe('private, no-cache')
})

test('a page payload with a query is served from the cache and sets no visit cookies', async () => {
  for (const path of ['/faq/_payload.json', '/faq/_payload.json?a=1'])
    expect((await get(path)).headers.getSetCookie()).toEqual([])
  expect(rendered).toEqual(['payload locale=TH null'])
})

test.each(['/faq?own', '/other', '/other?utm_source=letter', '/other/_payload.json'])(
  '%s is not served from the cache',
  async (path) => {
    expect(await (await get(path)).text()).toBe('rendered for one visitor')
    expect(rendered).toEqual([])
  },
)
