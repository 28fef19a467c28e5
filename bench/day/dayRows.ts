// Reports the results of the simulated day, and the estimated capacity for a million members a day.
import type { Answer } from '../release/load.ts'
import { quantile, whole, type Row } from '#scripts/bench/table.ts'
import type { Use } from './processorMeter.ts'

export type Day = {
  answers: readonly Answer[]
  redeemed: readonly { status: number; milliseconds: number }[]
  kills: number
  losses: { acknowledged: number; missing: readonly string[] }
  /** Resource use of each part of the hub in the busiest hour. */
  used: ReadonlyMap<string, Use>
  /** Requests per second in the busiest hour. `hourSeconds` is the length of a simulated hour in seconds. */
  peak: number
  hourSeconds: number
  counts: { expired: number; notifications: number; twice: number; redemptions: number }
  targets: { expiring: number; entering: number; stock: number }
  faults: readonly string[]
}

/**
 * Load of each hour as a share of the busiest hour: low at night, higher before work and at noon, and highest in the
 * evening.
 */
export const hours = [
  0.25, 0.2, 0.2, 0.2, 0.2, 0.3, 0.5, 0.6, 0.6, 0.7, 0.6, 0.6, 0.7, 0.6, 0.5, 0.5, 0.5, 0.6, 0.7, 0.9, 1, 0.9,
  0.7, 0.4,
]
export const busiest = hours.indexOf(Math.max(...hours))
/** Share of a day's requests that arrive in the busiest hour. */
const shareOfBusiest = 1 / hours.reduce((sum, share) => sum + share)

/** Number of requests of a member per day: ten pages with their data and a few actions. */
const requestsOfMember = 25
const million = 1_000_000
/** CPU utilization above which requests queue noticeably. */
const fullAt = 0.6

export function rowsOf(day: Day): Row[] {
  const { answers, redeemed, counts, targets } = day
  const part = `day: ${whole(answers.length)} requests of members, ${day.kills} processes killed`
  const failed = [...answers, ...redeemed].filter(({ status }) => status !== 200 && status !== 409)
  const again = answers.filter(({ status, tries }) => status === 200 && tries > 1)
  const times = answers.map(({ milliseconds }) => milliseconds)
  const inBusiest = answers
    .filter(({ phase }) => phase === String(busiest))
    .map(({ milliseconds }) => milliseconds)
  const none = (count: number) => ({ value: whole(count), goal: '0', reached: count === 0 })
  const all = (count: number, of: number) => ({ value: whole(count), goal: whole(of), reached: count === of })
  return [
    { part, label: 'failed', ...none(failed.length) },
    { part, label: 'succeeded on retry', value: whole(again.length) },
    { part, label: 'all day', value: spread(times) },
    { part, label: 'busiest hour', value: `${day.peak.toFixed(1)} requests/s, ${spread(inBusiest)}` },
    { part, label: 'redemptions at 9 a.m.', value: spread(redeemed.map(({ milliseconds }) => milliseconds)) },
    { part, label: 'redeemed pieces of the product', ...all(counts.redemptions, targets.stock) },
    { part, label: 'expired coin lots', ...all(counts.expired, targets.expiring) },
    { part, label: 'raffle notifications', ...all(counts.notifications, targets.entering) },
    { part, label: 'duplicate raffle notifications', ...none(counts.twice) },
    { part, label: 'acknowledged writes', value: whole(day.losses.acknowledged) },
    { part, label: 'lost writes', ...none(day.losses.missing.length) },
    { part, label: 'errors in the log', ...none(day.faults.length) },
    ...capacity(day),
  ]
}

/** Estimates the busiest hour of a million members, based on the measured resource use per request. */
function capacity({ used, peak, hourSeconds }: Day): Row[] {
  const requestRate = (million * requestsOfMember * shareOfBusiest) / 3_600
  const part = `capacity: a million members per day, ${whole(requestRate)} requests/s in the busiest hour`
  const cores = (seconds: number) => (seconds / hourSeconds / peak) * requestRate
  return [...used].map(([label, { processorSeconds, mebibytes }]) => ({
    part,
    label,
    value: `${((processorSeconds / hourSeconds / peak) * 1_000).toFixed(1)} ms of CPU time per request, ${(cores(processorSeconds) / fullAt).toFixed(0)} cores; ${whole(mebibytes)} MiB in this run`,
  }))
}

const spread = (times: number[]) =>
  `p50 ${whole(quantile(times, 0.5))} ms, p99 ${whole(quantile(times, 0.99))} ms`
