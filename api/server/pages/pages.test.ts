// Checks that each page is told of, also one that cannot be made.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { Refused } from '../../http/refuse.ts'
import { readConfig } from '../../process/config.ts'
import { servePages, type Render } from './pages.ts'

const client = await mkdtemp(join(tmpdir(), 'hub-pages-'))
afterAll(() => rm(client, { recursive: true }))

const api = {
  fetch: () => new Response(),
  request: () => new Response(),
  admit: async () => {},
  countryOf: async () => undefined,
}

test.each<[string, Render, number]>([
  ['is missing', async () => new Response('', { status: 404 }), 404],
  ['breaks', async () => Promise.reject(new Error('a fault')), 500],
  ['is opened too often', async () => Promise.reject(new Refused('TOO_MANY_REQUESTS')), 429],
])('a page that %s', async (_what, answer, status) => {
  const told: object[] = []
  const lines: object[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const render: Render = async (request, host) => {
    host.reportRoute?.('/a/route')
    return await answer(request, host)
  }
  const build = {
    client,
    pageFiles: { manifest: { routes: {} } },
    routeRules: {},
    render,
    pageVariant: () => undefined,
    sessionOf: () => null,
  }
  const pages = servePages(build, api, readConfig({ STAND_INS: 'on' }), log, {
    call: () => {},
    sms: () => {},
    job: () => {},
    browser: () => {},
    webhook: () => {},
    page: (page) => told.push(page),
  })
  await Promise.resolve(pages.request('/somewhere')).catch(() => {})
  const ms = expect.any(Number)
  expect(told).toEqual([{ route: '/a/route', status, ms }])
  expect(lines).toContainEqual(expect.objectContaining({ page: '/a/route', status, ms }))
})
