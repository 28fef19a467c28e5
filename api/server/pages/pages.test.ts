// Tests the metrics and log lines for rendered pages, and the cache headers of files.
import { objectOf } from '#shared/unknown.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { Refused } from '#shared/protocol/refuse.ts'
import { readConfig } from '#api/process/config.ts'
import { servePages, type Render } from './pages.ts'

const client = await mkdtemp(join(tmpdir(), 'hub-pages-'))
afterAll(() => rm(client, { recursive: true }))

const api = {
  fetch: () => new Response(),
  request: () => new Response(),
  admit: async () => {},
  countryOf: async () => undefined,
}

/** Opens pages of a build in the folder `client`, with the given render function. */
const open = (render: Render, log: pino.Logger, page: (page: object) => void = () => {}) =>
  servePages(
    {
      client,
      pageFiles: { manifest: { routes: {} } },
      routeRules: {},
      render,
      pageVariant: async () => undefined,
      sessionOf: () => null,
    },
    api,
    {
      config: readConfig({ STAND_INS: 'on' }),
      log,
      measures: { call: () => {}, sms: () => {}, job: () => {}, browser: () => {}, webhook: () => {}, page },
    },
  )

test.each<[string, Render, number]>([
  ['does not exist', async () => new Response('', { status: 404 }), 404],
  ['fails to render', async () => Promise.reject(new Error('a fault')), 500],
  ['exceeds a rate limit', async () => Promise.reject(new Refused('TOO_MANY_REQUESTS')), 429],
])('a page that %s has one entry in the metrics and one in the log', async (_what, answer, status) => {
  const renders: object[] = []
  const lines: object[] = []
  const log = pino({}, { write: (line: string) => void lines.push(objectOf(JSON.parse(line))) })
  const render: Render = async (request, host) => {
    host.reportRoute?.('/a/route')
    return await answer(request, host)
  }
  const pages = open(render, log, (page) => renders.push(page))
  await Promise.resolve(pages.request('/somewhere')).catch(() => {})
  const ms: unknown = expect.any(Number)
  expect(renders).toEqual([{ route: '/a/route', status, ms }])
  expect(lines).toContainEqual(expect.objectContaining({ page: '/a/route', status, ms }))
})

test.each(['en-US', 'id-ID', 'th-TH', 'vi-VN'])(
  'translations for %s at /_i18n/{version}/{locale}/messages.json are cached for a day (sections 7 and 9 of the specification)',
  async (locale) => {
    const path = `_i18n/abc/${locale}/messages.json`
    await mkdir(join(client, path, '..'), { recursive: true })
    await writeFile(join(client, path), '{"platform.title":"Hub"}')
    const pages = open(async () => new Response(), pino({ enabled: false }))
    const response = await pages.request(`/${path}`)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400')
    expect(await response.json()).toEqual({ 'platform.title': 'Hub' })
    const missing = await pages.request(`/_i18n/abd/${locale}/messages.json`)
    expect([missing.status, missing.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  },
)

test.each([
  ['/favicon.ico', 'icon-48.png'],
  ['/apple-touch-icon.png', 'touch-180.png'],
  ['/apple-touch-icon-precomposed.png', 'touch-180.png'],
])('the path %s, which browsers request without a link, serves the icon %s', async (path, icon) => {
  await mkdir(join(client, 'icons'), { recursive: true })
  await writeFile(join(client, 'icons', icon), icon)
  const answer = await open(async () => new Response('a page'), pino({ level: 'silent' })).request(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('image/png')
  expect(await answer.text()).toBe(icon)
})
