// Measures the number and duration of calls, jobs, messages and other work of this process for Prometheus. Labels
// contain no member ids, no addresses and no client input.
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Measures } from '#api/process/measures.ts'
import type { Store } from '#api/store/store.ts'
import { watchDatabase } from './databaseGauges.ts'

/** Histogram buckets of response times in seconds. */
const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/**
 * Histogram buckets in seconds for all Web Vitals that are durations. They contain the thresholds for good and poor
 * values of each Web Vital, and larger values.
 */
const vitalBuckets = [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 10]
const shiftBuckets = [0.01, 0.1, 0.25, 1]
const jobBuckets = [0.1, 1, 10, 60, 600]

export type Metrics = ReturnType<typeof openMetrics>

/**
 * @param clients names of released client builds, such as `web/3f2a90c1b7de`; each of them gets a separate label value
 */
export function openMetrics(clients: readonly string[] = []) {
  const knownClients = new Set(clients)
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'hub_call_seconds',
    help: 'Duration of API calls in seconds',
    labelNames: ['operation', 'status'],
    buckets: answerBuckets,
    registers,
  })
  const refusals = new Counter({
    name: 'hub_refusals_total',
    help: 'API calls with a business error, by its name in the contract',
    labelNames: ['operation', 'refused'],
    registers,
  })
  const limited = new Counter({
    name: 'hub_limited_total',
    help: 'API calls that exceeded a rate limit, by its class, kind, key and seconds, except limits of wrong secrets',
    labelNames: ['limit'],
    registers,
  })
  const sms = new Counter({
    name: 'hub_sms_total',
    help: 'Messages to phones, by the outcome at the gateway',
    labelNames: ['outcome'],
    registers,
  })
  const builds = new Counter({
    name: 'hub_build_calls_total',
    help: 'API calls by the calling build: `other` is not released, `none` sends no Client header',
    labelNames: ['operation', 'client'],
    registers,
  })
  const pages = new Histogram({
    name: 'hub_page_seconds',
    help: 'Time until the response headers of a rendered page in seconds',
    labelNames: ['route', 'status'],
    buckets: answerBuckets,
    registers,
  })
  const jobs = new Histogram({
    name: 'hub_job_seconds',
    help: 'Duration of an attempt of a job or of a part of its rows in seconds',
    labelNames: ['job', 'outcome'],
    buckets: jobBuckets,
    registers,
  })
  const webhooks = new Counter({
    name: 'hub_webhooks_total',
    help: 'Messages to webhooks, by status; 401 is an invalid signature',
    labelNames: ['webhook', 'status'],
    registers,
  })
  const faults = new Counter({
    name: 'hub_browser_faults_total',
    help: 'Errors in browsers, by screen and kind',
    labelNames: ['page', 'kind'],
    registers,
  })
  const vitals = new Histogram({
    name: 'hub_browser_vital_seconds',
    help: 'Web Vitals of sampled page loads in seconds, by their first screen',
    labelNames: ['page', 'vital'],
    buckets: vitalBuckets,
    registers,
  })
  const shifts = new Histogram({
    name: 'hub_browser_layout_shift',
    help: 'Cumulative layout shift of sampled page loads, by their first screen',
    labelNames: ['page'],
    buckets: shiftBuckets,
    registers,
  })
  const measures: Measures = {
    call: ({ operation, client = 'none', status, refused, limit, ms }) => {
      calls.observe({ operation, status }, ms / 1_000)
      builds.inc({ operation, client: client === 'none' || knownClients.has(client) ? client : 'other' })
      if (refused !== undefined) refusals.inc({ operation, refused })
      if (limit !== undefined) limited.inc({ limit })
    },
    sms: ({ isTaken }) => sms.inc({ outcome: isTaken ? 'taken' : 'failed' }),
    webhook: ({ name, status }) => webhooks.inc({ webhook: name, status }),
    browser: ({ page, faults: counts = {}, vitals: { cls, ...times } = {} }) => {
      for (const [kind, count] of Object.entries(counts)) faults.inc({ page, kind }, count)
      for (const [vital, ms] of Object.entries(times)) vitals.observe({ page, vital }, ms / 1_000)
      if (cls !== undefined) shifts.observe({ page }, cls)
    },
    page: ({ route, status, ms }) => pages.observe({ route, status }, ms / 1_000),
    job: ({ name, hasFailed, ms }) =>
      jobs.observe({ job: name, outcome: hasFailed ? 'failed' : 'done' }, ms / 1_000),
  }
  return {
    measures,
    /** Exports the number of current database connections of this process. */
    watchPool: ({ pool }: Pick<Store, 'pool'>) => {
      if (!pool) return undefined
      return new Gauge({
        name: 'hub_database_connections',
        help: 'Connections of this process to PostgreSQL, and requests that wait for one',
        labelNames: ['state'],
        registers,
        collect() {
          this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
          this.set({ state: 'idle' }, pool.idleCount)
          this.set({ state: 'waiting' }, pool.waitingCount)
        },
      })
    },
    /** Exports the setting SMS_PER_DAY, so that alerts can compare the number of text messages with it. */
    showSmsPerDay: (points: number) =>
      new Gauge({
        name: 'hub_sms_per_day',
        help: 'Messages to phones that may be requested within 24 hours (SMS_PER_DAY)',
        registers,
      }).set(points),
    /** Exports gauges whose values are read from the database. Only processes that run jobs call this. */
    watchDatabase: (store: Pick<Store, 'db'>) => watchDatabase(registry, store),
    registry,
  }
}
