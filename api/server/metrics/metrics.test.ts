// Tests the metrics of a server by requesting them over HTTP, as Prometheus does.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { operations } from '#generated/operations.ts'
import { testApi } from '#tests/support/api.ts'
import { engine } from '#tests/support/database.ts'
import { readConfig } from '#api/process/config.ts'
import { openHost } from '../host.ts'
import { listenForMetrics } from './listen.ts'
import { openMetrics } from './metrics.ts'

const folder = await mkdtemp(join(tmpdir(), 'hub-metrics-'))
const config = readConfig({
  DATA_FOLDER: folder,
  STAND_INS: 'on',
  METRICS_PORT: '0',
  REVIEW_WEBHOOK_SECRET: 'a-secret-of-the-desk',
})
const log = pino({ level: 'silent' })
const metrics = openMetrics(['web/3f2a90c1b7de'])
const host = await openHost(config, log, {
  openPages: async () => ({ fetch: () => new Response('page') }),
  metrics,
})
const server = serve({ port: 0, hostname: 'localhost', fetch: host.fetch })
const listener = await listenForMetrics(metrics, config, log)
const addressOf = ({ port }: AddressInfo) => `http://localhost:${port}`
const portOf = (of: { address: () => string | AddressInfo | null }) => {
  const address = of.address()
  if (address === null || typeof address === 'string') throw new Error('It does not listen.')
  return addressOf(address)
}
if (!server.listening) await once(server, 'listening')

afterAll(async () => {
  server.close()
  listener.close()
  await host.close()
  await rm(folder, { recursive: true })
})

const call = ({ method, path }: { method: string; path: string }) => fetch(portOf(server) + path, { method })
async function linesOf(name: string) {
  const answer = await fetch(`${portOf(listener)}/metrics`)
  expect(answer.headers.get('Content-Type')).toContain('text/plain')
  return (await answer.text()).split('\n').filter((line) => line.startsWith(name))
}

test('calls are counted by operation and status, and error responses by error name', async () => {
  const { getIpIsoCode, getUserInfo } = operations
  for (const operation of [getIpIsoCode, getIpIsoCode, getUserInfo]) await call(operation)
  expect(await linesOf('hub_call_seconds_count')).toContain(
    'hub_call_seconds_count{operation="getIpIsoCode",status="200"} 2',
  )
  expect(await linesOf('hub_refusals_total')).toEqual([
    'hub_refusals_total{operation="getUserInfo",refused="TOKEN_MISSING"} 1',
  ])
})

test('calls are counted for each released client build, and calls of all other builds as "other"', async () => {
  const { method, path } = operations.listFaq
  for (const client of ['web/3f2a90c1b7de', 'web/3f2a90c1b7de', 'web/0123456789ab', 'web/<b>'])
    expect((await fetch(portOf(server) + path, { method, headers: { Client: client } })).status).toBe(200)
  expect((await linesOf('hub_build_calls_total{operation="listFaq"')).toSorted()).toEqual([
    'hub_build_calls_total{operation="listFaq",client="none"} 1',
    'hub_build_calls_total{operation="listFaq",client="other"} 1',
    'hub_build_calls_total{operation="listFaq",client="web/3f2a90c1b7de"} 2',
  ])
})

test('text messages are counted, and their daily limit is exported', async () => {
  const { method, path } = operations.sendVerifyCode
  const body = JSON.stringify({ account: '+66812345678', purpose: 'register' })
  const headers = { 'Content-Type': 'application/json' }
  expect((await fetch(portOf(server) + path, { method, headers, body })).status).toBe(200)
  await expect.poll(() => linesOf('hub_sms_total')).toEqual(['hub_sms_total{outcome="taken"} 1'])
  expect(await linesOf('hub_sms_per_day')).toEqual(['hub_sms_per_day 10000'])
})

test('reports of browsers are counted for each page, and reports of unknown pages as "other"', async () => {
  const { method, path } = operations.reportPage
  const headers = { 'Content-Type': 'application/json' }
  for (const page of ['/coins', '/activity/$year/$campaign', '/nothing/of/ours']) {
    const report = { page, faults: { uncaught: 2 }, vitals: { lcp: 2_400, cls: 0.2 } }
    const body = JSON.stringify(report)
    expect((await fetch(portOf(server) + path, { method, headers, body })).status).toBe(200)
  }
  const pages = ['/coins', '/activity/$year/$campaign', 'other']
  expect(await linesOf('hub_browser_faults_total')).toEqual(
    pages.map((page) => `hub_browser_faults_total{page="${page}",kind="uncaught"} 2`),
  )
  expect(await linesOf('hub_browser_vital_seconds_bucket')).toContain(
    'hub_browser_vital_seconds_bucket{le="2.5",page="/coins",vital="lcp"} 1',
  )
  expect(await linesOf('hub_browser_layout_shift_sum')).toContain(
    'hub_browser_layout_shift_sum{page="other"} 0.2',
  )
})

test('webhook calls are counted for each webhook name, and calls of unknown webhooks are not counted', async () => {
  for (const name of ['review', 'canary'])
    await fetch(`${portOf(server)}/webhooks/${name}`, { method: 'POST', body: '{}' })
  expect(await linesOf('hub_webhooks_total')).toEqual(['hub_webhooks_total{webhook="review",status="401"} 1'])
})

test('job runs are counted by job name', async () => {
  await expect
    .poll(() => linesOf('hub_job_seconds_count'))
    .toContainEqual(
      expect.stringMatching(/^hub_job_seconds_count\{job="send messages",outcome="done"\} \d+$/),
    )
})

test('only processes that run jobs export gauges with values from the database', async () => {
  await expect.poll(() => linesOf('hub_tasks_late_seconds')).toEqual([expect.stringMatching(/ \d+(\.\d+)?$/)])
  expect(await linesOf('hub_tasks_laid_aside')).toEqual(['hub_tasks_laid_aside 0'])
  expect(await linesOf('hub_messages_waiting')).toEqual(['hub_messages_waiting 0'])
  expect(await linesOf('hub_ledger_unbalanced')).toEqual(['hub_ledger_unbalanced 0'])
})

test('metrics contain no client input', async () => {
  const { method, path } = operations.login
  const body = JSON.stringify({ account: 'canary@example.com', password: 'canary of a password' })
  const headers = { 'Content-Type': 'application/json', Client: 'canary/1', 'User-Agent': 'canary' }
  await fetch(`${portOf(server)}${path}?canary=canary`, { method, headers, body })
  await fetch(`${portOf(server)}/canary`, { headers })
  const lines = await linesOf('')
  expect(lines.join()).toContain('operation="login"')
  expect(lines.filter((line) => line.includes('canary'))).toEqual([])
})

test('metrics of the Node.js process are exported', async () => {
  expect(await linesOf('nodejs_eventloop_lag_seconds')).not.toEqual([])
  expect(await linesOf('process_resident_memory_bytes')).not.toEqual([])
})

test('the metrics port serves only /metrics, and the public port does not serve metrics', async () => {
  expect((await fetch(`${portOf(listener)}/health`)).status).toBe(404)
  expect(await (await fetch(`${portOf(server)}/metrics`)).text()).toBe('page')
})

test.runIf(engine === 'postgres').each([
  ['alerts.yml', 5],
  ['dashboard.json', 10],
])('the file deploy/%s uses only metrics that a server exports', async (file, fewest) => {
  const { store } = await testApi()
  const ownMetrics = openMetrics()
  ownMetrics.watchPool(store)
  ownMetrics.watchDatabase(store)
  ownMetrics.showSmsPerDay(1)
  const metricNames = (await ownMetrics.registry.getMetricsAsJSON()).map(({ name }) => name)
  const usedNames = readFileSync(join('deploy', file), 'utf8').match(/\b(?:hub|nodejs|process)_\w+/g) ?? []
  expect(usedNames.length).toBeGreaterThan(fewest)
  for (const name of usedNames)
    expect(metricNames).toContain(name.replace(/(?<=^hub_\w+)_(?:count|bucket)$/, ''))
})
