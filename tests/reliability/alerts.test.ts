// Loads the shipped alert rules into a real Prometheus that scrapes a real server: an error rate of 1 % triggers an
// alert.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { operations } from '#generated/operations.ts'
import { freePort } from '#scripts/freePort.ts'
import { engine } from '../support/database.ts'
import { measurement, isFull } from '../support/measurements.ts'
import { startHubProcess, type HubProcess } from '../support/hubProcess.ts'
import { hasPrometheus, startPrometheus } from '../support/prometheus.ts'

if (isFull && !hasPrometheus) console.warn('Alert tests are skipped: install the Debian package prometheus.')

/** Number of successful calls per failing call. */
const well = 99

// Full suite only: an alert must be active for a minute before it fires.
const panel = z.object({ targets: z.array(z.object({ expr: z.string() })) })
const dashboard = z.object({ panels: z.array(panel) })

describe.runIf(engine === 'postgres' && isFull && hasPrometheus)('alerts', () => {
  let hub: HubProcess
  let folder: string
  let prometheus: Awaited<ReturnType<typeof startPrometheus>>
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hub-prometheus-'))
    const port = await freePort()
    // Simulate a proxy that forwards a separate client address for each call, so that no call is rate limited.
    hub = await startHubProcess({ METRICS_PORT: String(port), TRUST_PROXY: 'on', LOG_LEVEL: 'silent' })
    prometheus = await startPrometheus(folder, port)
  })
  afterAll(async () => {
    await prometheus.stop()
    await hub.stop()
    await rm(folder, { recursive: true })
  })

  let callCount = 0
  const call = async ({ method, path }: { method: string; path: string }, token?: string) => {
    callCount += 1
    const headers = {
      'X-Forwarded-For': `10.0.${callCount >> 8}.${callCount & 255}`,
      ...(token && { Authorization: `Bearer ${token}` }),
    }
    return (await fetch(hub.origin + path, { method, headers })).status
  }
  const firing = async () => (await prometheus.alerts()).filter(({ state }) => state === 'firing')

  test('no alert is active while all calls succeed', async () => {
    for (let count = 0; count < well; count += 1) expect(await call(operations.getIpIsoCode)).toBe(200)
    await expect.poll(() => prometheus.value('sum(hub_call_seconds_count)')).toBeGreaterThanOrEqual(well)
    await expect.poll(() => prometheus.value('min(up)')).toBe(1)
    expect(await prometheus.alerts()).toEqual([])
  })

  test('Prometheus can evaluate each query of the dashboard', async () => {
    const { panels } = dashboard.parse(JSON.parse(await readFile('deploy/dashboard.json', 'utf8')))
    const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    expect(queries.length).toBeGreaterThanOrEqual(panels.length)
    for (const expr of queries) expect([expr, await prometheus.understands(expr)]).toEqual([expr, true])
    expect(await prometheus.understands('sum(hub_call_seconds_count')).toBe(false)
  })

  test('an error rate of 1 % fires an alert within two minutes', async () => {
    const client = new Client({ connectionString: hub.databaseUrl })
    await client.connect()
    await client.query('alter table sessions rename to sessions_away')
    await client.end()
    const startedAt = performance.now()
    await vi.waitFor(
      async () => {
        for (let count = 0; count < well; count += 1) await call(operations.getIpIsoCode)
        expect(await call(operations.getUserInfo, 'a-token')).toBe(500)
        expect((await firing()).map(({ labels }) => labels.alertname)).toContain('CallsFail')
      },
      { timeout: 180_000, interval: 200 },
    )
    measurement(
      '25. Alerts',
      `one of ${well + 1} calls fails: the alert fires after ${Math.round((performance.now() - startedAt) / 1_000)} s`,
    )
  })
})
