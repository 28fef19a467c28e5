// Counts the work of this process and its duration for Prometheus. Labels never contain a member, an address or client
// input.
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Measures } from '#api/process/measures.ts'
import type { Store } from '#api/store/store.ts'
import { watchDatabase } from './databaseGauges.ts'

/** Buckets of response times in seconds. */
const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Buckets in seconds for all Web Vitals: the thresholds of good and poor of each, and values far beyond. */
const vitalBuckets = [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 10]
const shiftBuckets = [0.01, 0.1, 0.25, 1]
const jobBuckets = [0.1, 1, 10, 60, 600]

export type Metrics = ReturnType<typeof openMetrics>

/** @param clients released builds that have their own label, such as `web/3f2a90c1b7de` */
export function openMetrics(clients: readonly string[] = []) {
  const knownClients = new Set(clients)
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'hub_call_seconds',
    help: 'Time to answer a call of the contract',
    labelNames: ['operation', 'status'],
    buckets: answerBuckets,
    registers,
  })
  const refusals = new Counter({
    name: 'hub_refusals_total',
    help: 'Calls that were refused, by the name of the refusal in the contract',
    labelNames: ['operation', 'refused'],
    registers,
  })
  const limited = new Counter({
    name: 'hub_limited_total',
    help: 'Calls that exceeded a rate limit, by its class, kind, key and seconds; of wrong secrets no call is counted',
    labelNames: ['limit'],
    registers,
  })
  const sms = new Counter({
    name: 'hub_sms_total',
    help: 'Messages to phones, by whether the gateway took them',
    labelNames: ['outcome'],
    registers,
  })
  const builds = new Counter({
    name: 'hub_build_calls_total',
    help: 'Calls of the contract by the build that calls: `other` is one that is not released, `none` says nothing of itself',
    labelNames: ['operation', 'client'],
    registers,
  })
  const pages = new Histogram({
    name: 'hub_page_seconds',
    help: 'Time until the head of a rendered page was there',
    labelNames: ['route', 'status'],
    buckets: answerBuckets,
    registers,
  })
  const jobs = new Histogram({
    name: 'hub_job_seconds',
    help: 'Time of a try of a job or of a part of its rows',
    labelNames: ['job', 'outcome'],
    buckets: jobBuckets,
    registers,
  })
  const webhooks = new Counter({
    name: 'hub_webhooks_total',
    help: 'What other systems told the hub; 401 is a signature that does not fit',
    labelNames: ['webhook', 'status'],
    registers,
  })
  const faults = new Counter({
    name: 'hub_browser_faults_total',
    help: 'What failed in browsers, by the screen it failed on',
    labelNames: ['page', 'kind'],
    registers,
  })
  const vitals = new Histogram({
    name: 'hub_browser_vital_seconds',
    help: 'Web Vitals of a share of the documents that browsers load, by the screen they began with',
    labelNames: ['page', 'vital'],
    buckets: vitalBuckets,
    registers,
  })
  const shifts = new Histogram({
    name: 'hub_browser_layout_shift',
    help: 'How much of such a document moved without being asked to',
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
    /** Exports the current connections of this process to the database. */
    watchPool: ({ pool }: Pick<Store, 'pool'>) => {
      if (!pool) return undefined
      return new Gauge({
        name: 'hub_database_connections',
        help: 'Connections of this process to PostgreSQL, and who waits for one',
        labelNames: ['state'],
        registers,
        collect() {
          this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
          this.set({ state: 'idle' }, pool.idleCount)
          this.set({ state: 'waiting' }, pool.waitingCount)
        },
      })
    },
    /** Exports the limit with which alerts compare messages to phones. */
    showSmsPerDay: (points: number) =>
      new Gauge({
        name: 'hub_sms_per_day',
        help: 'Messages to phones that may be requested within 24 hours (SMS_PER_DAY)',
        registers,
      }).set(points),
    /** Exports gauges of the database; called by processes that run jobs. */
    watchDatabase: (store: Pick<Store, 'db'>) => watchDatabase(registry, store),
    registry,
  }
}
